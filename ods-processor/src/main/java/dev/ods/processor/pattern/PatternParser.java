// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.pattern.PatternToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** Parses the text of a pattern, by recursive descent. */
final class PatternParser {
  /** How deep trees may be nested, so that a text cannot exhaust the stack. */
  private static final int MAX_DEPTH = 100;

  private static final String NAME = "a name such as $x";

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
    parser.require(Kind.END, "the end of the pattern" + parser.hint(node));
    return node;
  }

  /** What to do if more follows what looks like an operation without parentheses. */
  private String hint(PatternNode first) {
    boolean isName = first instanceof PatternNode.Literal word && word.token().is(Kind.WORD);
    return isName && current().is(Kind.VARIABLE)
        ? "; a tree is in parentheses: (" + ((PatternNode.Literal) first).spelling() + " …)"
        : "";
  }

  private PatternNode node() throws PatternException {
    return switch (current().kind()) {
      case L_PAREN -> tree();
      case VARIABLE -> variable();
      case WORD -> word();
      case NUMBER, STRING -> literal();
      case L_SQUARE -> elements();
      default -> throw expected("'(', " + NAME + ", or a literal");
    };
  }

  private PatternNode.Variable variable() throws PatternException {
    PatternToken name = require(Kind.VARIABLE, NAME);
    PatternToken next = current();
    boolean adjacent = next.offset() == name.offset() + 1 + name.text().length();
    if (adjacent && next.is(Kind.INDEX)) {
      return new PatternNode.Variable(
          name.offset(), name.text(), Integer.parseInt(take().text()), null);
    }
    String member = adjacent && next.is(Kind.MEMBER) ? take().text() : null;
    return new PatternNode.Variable(name.offset(), name.text(), -1, member);
  }

  /** A literal, or the call of a method: {@code name(…)}, {@code name:$x(…)}, {@code name:$x}. */
  private PatternNode word() throws PatternException {
    PatternToken name = current();
    Kind after = tokens.get(index + 1).kind();
    boolean binds = after == Kind.COLON && tokens.get(index + 2).is(Kind.VARIABLE);
    if (after != Kind.L_PAREN && !binds) {
      return literal();
    }
    take();
    PatternNode.Variable symbol = null;
    if (binds) {
      take();
      symbol = variable();
    }
    if (!current().is(Kind.L_PAREN)) {
      return new PatternNode.Call(name.offset(), name.text(), symbol, List.of());
    }
    enter();
    take();
    return new PatternNode.Call(name.offset(), name.text(), symbol, arguments());
  }

  private PatternNode.Literal literal() throws PatternException {
    PatternToken token = take();
    PatternToken type = null;
    if (current().is(Kind.COLON)) {
      take();
      type = require(Kind.WORD, "a type such as i32");
    }
    return new PatternNode.Literal(token.offset(), token, type);
  }

  private PatternNode elements() throws PatternException {
    int offset = take().offset();
    List<PatternNode.Literal> elements = new ArrayList<>();
    while (!current().is(Kind.R_SQUARE)) {
      if (!elements.isEmpty()) {
        require(Kind.COMMA, "',' or ']'");
      }
      if (!current().is(Kind.NUMBER) && !current().is(Kind.STRING) && !current().is(Kind.WORD)) {
        throw expected("a literal");
      }
      elements.add(literal());
    }
    take();
    return new PatternNode.Elements(offset, elements);
  }

  private PatternNode tree() throws PatternException {
    enter();
    int offset = take().offset();
    PatternToken head = require(Kind.WORD, "the name of an operation");
    PatternNode.Variable symbol = null;
    if (current().is(Kind.COLON)) {
      take();
      symbol = variable();
    }
    return new PatternNode.Tree(offset, head.text(), head.offset(), symbol, arguments());
  }

  private void enter() throws PatternException {
    if (++depth > MAX_DEPTH) {
      throw new PatternException(
          PatternProblem.PATTERN_SYNTAX,
          current().offset(),
          "trees are nested more than " + MAX_DEPTH + " deep");
    }
  }

  /** What is before the parenthesis that closes a tree or a call. */
  private List<PatternNode> arguments() throws PatternException {
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
    return arguments;
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
    return new PatternException(
        PatternProblem.PATTERN_SYNTAX, current().offset(), "expected " + what);
  }
}
