// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.pattern.PatternToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** Parses the text of a pattern, by recursive descent. */
final class PatternParser {
  /** How deep trees may be nested, so that a text cannot exhaust the stack. */
  private static final int MAX_DEPTH = 100;

  private final List<PatternToken> tokens;
  private int index;
  private int depth;

  private PatternParser(List<PatternToken> tokens) {
    this.tokens = tokens;
  }

  /** The only node of a text. */
  static PatternNode parse(String text) throws PatternException {
    PatternParser parser = new PatternParser(PatternLexer.tokens(text));
    PatternNode node = parser.node();
    parser.require(Kind.END, "the end of the pattern");
    return node;
  }

  private PatternNode node() throws PatternException {
    PatternToken token = current();
    return switch (token.kind()) {
      case L_PAREN -> tree();
      case VARIABLE -> variable();
      case WORD, NUMBER, STRING -> new PatternNode.Literal(token.offset(), take());
      default -> throw expected("'(', a name such as $x, or a literal");
    };
  }

  private PatternNode variable() {
    PatternToken name = take();
    PatternToken next = current();
    boolean adjacent = next.offset() == name.offset() + 1 + name.text().length();
    if (adjacent && next.is(Kind.INDEX)) {
      return new PatternNode.Variable(
          name.offset(), name.text(), Integer.parseInt(take().text()), null);
    }
    String member = adjacent && next.is(Kind.MEMBER) ? take().text() : null;
    return new PatternNode.Variable(name.offset(), name.text(), -1, member);
  }

  private PatternNode tree() throws PatternException {
    if (++depth > MAX_DEPTH) {
      throw new PatternException(
          ProblemId.PATTERN_SYNTAX,
          current().offset(),
          "trees are nested more than " + MAX_DEPTH + " deep");
    }
    int offset = take().offset();
    PatternToken head = require(Kind.WORD, "the name of an operation");
    String symbol = null;
    int symbolOffset = -1;
    if (current().is(Kind.COLON)) {
      take();
      PatternToken bound = require(Kind.VARIABLE, "a name such as $x");
      symbol = bound.text();
      symbolOffset = bound.offset();
    }
    List<PatternNode> arguments = new ArrayList<>();
    if (!current().is(Kind.R_PAREN)) {
      arguments.add(node());
      while (current().is(Kind.COMMA)) {
        take();
        arguments.add(node());
      }
    }
    require(Kind.R_PAREN, "',' or ')'");
    depth--;
    return new PatternNode.Tree(
        offset, head.text(), head.offset(), symbol, symbolOffset, arguments);
  }

  private PatternToken current() {
    return tokens.get(index);
  }

  private PatternToken take() {
    return tokens.get(index++);
  }

  private PatternToken require(Kind kind, String what) throws PatternException {
    if (!current().is(kind)) {
      throw expected(what);
    }
    return current().is(Kind.END) ? current() : take();
  }

  private PatternException expected(String what) {
    return new PatternException(ProblemId.PATTERN_SYNTAX, current().offset(), "expected " + what);
  }
}
