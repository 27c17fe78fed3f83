# SPDX-License-Identifier: Apache-2.0
#
# Converts a page of the documentation into a shell script that executes its code blocks:
#
#   awk -f pages.awk README.md > tour.sh
#
# A hidden comment right before a code block specifies its purpose:
#
#   <!-- file: PATH -->    the content of that file; further blocks are appended
#   <!-- file: PATH        a part of that file, preceded by the following lines of the
#   lines                  comment
#   -->
#   <!-- run: DIR -->      commands that are run in that directory, and must succeed
#   <!-- fails: DIR -->    one command that is run in that directory, and must fail
#   <!-- prints -->        the output of these: standard output; after a failure, both streams
#   <!-- illustration: WHY -->  not executed, with the reason for editors of the page
#
# A comment without a block executes what the surrounding text describes:
#
#   <!-- do: DIR
#   commands
#   -->
#
# Every code block needs a comment, so that all code shown is tested. Paths are relative to the
# directory in which the script runs, where "checkout" is a checkout of the project.

function quote(text) {
  gsub(/'/, "'\\''", text)
  return "'" text "'"
}

function fail(message) {
  printf "%s:%d: %s\n", FILENAME, FNR, message > "/dev/stderr"
  failed = 1
  exit 1
}

BEGIN {
  print "set -eu"
  print "page() { printf '   %s\\n' \"$*\"; }"
  print "broken() { printf '%s: %s\\n' \"$1\" \"$2\" >&2; cat printed complaints >&2; exit 1; }"
}

# Inside a block.
fence != "" {
  if ($0 ~ "^ *" fence " *$") {
    close_block()
    fence = ""
  } else {
    line = $0
    sub("^" indent, "", line)
    block = block line "\n"
  }
  next
}

# Inside a comment of several lines.
in_comment {
  if ($0 ~ /^ *-->$/) {
    in_comment = 0
    if (kind == "do") {
      start = FNR
      block = prelude
      close_block()
    }
  } else {
    prelude = prelude $0 "\n"
  }
  next
}

/^ *<!-- *(file|run|fails|do|illustration):/ || /^ *<!-- *prints *-->/ {
  if (kind != "") fail("no block of code follows the comment before this one")
  text = $0
  sub(/^ *<!-- */, "", text)
  in_comment = text !~ /-->/
  sub(/ *-->.*$/, "", text)
  kind = text
  sub(/:.*$/, "", kind)
  argument = text
  sub(/^[a-z]*: */, "", argument)
  prelude = ""
  next
}

/^ *```/ {
  if (kind == "") fail("a comment ahead of this block has to say what becomes of it: see .ci/pages.awk")
  indent = $0
  sub(/`.*/, "", indent)
  fence = "```"
  block = ""
  start = FNR
  next
}

kind != "" && $0 !~ /^ *$/ { fail("expected a block of code behind the comment") }

function close_block() {
  where = FILENAME ":" start
  if (kind == "fails" && block !~ /^[^\n]*\n$/) fail("a block that fails has one command")
  if (kind == "file") {
    print "page " quote(argument)
    print "mkdir -p \"$(dirname " quote(argument) ")\""
    printf "cat >> %s <<'END_OF_BLOCK'\n%s%sEND_OF_BLOCK\n", quote(argument), prelude, block
  } else if (kind == "run" || kind == "fails" || kind == "do") {
    print "page " quote("in " argument ": " first_line(block))
    expected = kind == "fails" ? "-ne" : "-eq"
    errors = kind == "fails" ? "2>&1" : "2> complaints"
    print ": > complaints; code=0"
    print "(cd " quote(argument) " && bash -e -o pipefail) > printed " errors " <<'END_OF_BLOCK' || code=$?"
    printf "%sEND_OF_BLOCK\n", block
    print "[ $code " expected " 0 ] || broken " quote(where) " \"exit code $code\""
  } else if (kind == "prints") {
    printf "cat > expected <<'END_OF_BLOCK'\n%sEND_OF_BLOCK\n", block
    print "diff expected printed > differs || { cat differs >&2; broken " quote(where) " 'printed something else:'; }"
  }
  kind = ""
}

function first_line(text) {
  sub(/\n.*/, "", text)
  return text
}

END {
  if (!failed && (fence != "" || kind != "")) fail("the page ends within a block")
}
