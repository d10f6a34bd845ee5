#!/usr/bin/env bash
# Gradescope runs this once, as root on Ubuntu, when it makes the image of an assignment: it installs
# Swift and builds the course, so that grading a submission does not wait for that.

set -euo pipefail
home=${AUTOGRADER:-/autograder}

if ! command -v swift >/dev/null; then
  apt-get update
  apt-get install -y --no-install-recommends \
    binutils ca-certificates curl git gnupg2 libc6-dev libcurl4-openssl-dev libedit2 libpython3-dev \
    libsqlite3-0 libstdc++-13-dev libxml2-dev libz3-dev pkg-config tzdata unzip zlib1g-dev
  cd /tmp
  curl -fsSO "https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz"
  tar -xzf "swiftly-$(uname -m).tar.gz"
  export SWIFTLY_HOME_DIR=/opt/swiftly SWIFTLY_BIN_DIR=/usr/local/bin
  ./swiftly init --assume-yes --quiet-shell-followup --skip-install
  swiftly install --use --assume-yes "$(cat "$home/source/course/.swift-version" 2>/dev/null || echo 6.3)"
  chmod -R a+rX /opt/swiftly
fi

cd "$home/source/course"
swift build --product course
swift build --product course-extras
# One submission that is graded now builds what all answers share.
practice=$(mktemp -d)
mkdir -p "$practice/first/Exercises"
cp -R Solutions/01-Pickers "$practice/first/Exercises/"
.build/debug/course grade --output "$practice/grades" "$practice/first"
rm -rf "$practice"
