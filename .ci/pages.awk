# SPDX-License-Identifier: Apache-2.0
#
# Turns a page of the documentation into a shell script that does what the page says:
#
#   awk -f pages.awk docs/guide.md > guide.sh
#
# A comment right before a code block, which readers do not see, says what becomes of the block:
#
#   <!-- file: PATH -->    it is the content of that file; a second block is appended to it
#   <!-- file: PATH        it is a part of that file: what follows here, as far as the end of the
#   lines                  comment, is written ahead of it
#   -->
#   <!-- run: DIR -->      its commands are run in that folder, and have to succeed
#   <!-- fails: DIR -->    it is one command, which has to fail
#   <!-- prints -->        what they have written: the standard output; if they fail, both streams
#   <!-- illustration: WHY -->  neither; the reason is for whoever edits the page
#
# A comment without a block does what the text around it says in words:
#
#   <!-- do: DIR
#   commands
#   -->
#
# Every block of code needs one: what is shown is what is tested. Paths are relative to the folder
# in which the script runs; "checkout" in it is a checkout of the project.

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
