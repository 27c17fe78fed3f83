# SPDX-License-Identifier: Apache-2.0
#
# Sourced by the other scripts in this directory.

# The directory of an installed JDK of the given feature version, or nothing.
find_jdk() {
  local home
  for home in "${JAVA_HOME:-}" /usr/lib/jvm/* /opt/java/* /opt/jdk*; do
    if [[ -n "$home" && -x "$home/bin/javac" ]] \
      && "$home/bin/javac" -version 2>&1 | grep -q "^javac $1\(\.\|\$\|-\)"; then
      printf '%s\n' "$home"
      return
    fi
  done
}
