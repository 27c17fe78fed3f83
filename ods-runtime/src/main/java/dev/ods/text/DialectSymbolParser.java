// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.Type;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads what starts with {@code !name} or {@code #name}: an alias, or a type or attribute of a
 * dialect. A dialect reads its own if it is a {@link DialectAssembly}; otherwise the text is kept
 * as it is. A method that returns null has reported why.
 */
final class DialectSymbolParser {
  private static final int INITIAL_NESTING = 16;

  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;

  /** The open brackets of a body; a body may nest them to any depth. */
  private byte[] open = new byte[INITIAL_NESTING];

  private int depth;

  /** What {@link #parseSymbol} found: the name of a dialect or alias, and the text of a body. */
  private String name = "";

  private int bodyFrom;
  private int bodyTo;

  DialectSymbolParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
  }

  /**
   * Reads {@code !alias}, {@code !dialect.name}, {@code !dialect.name<…>} or {@code !dialect<…>}.
   */
  @Nullable Type parseType() {
    int start = tokens.start();
    if (!parseSymbol()) {
      return null;
    }
    if (bodyFrom < 0) {
      return resolve(core.typeAliases);
    }
    String namespace = name;
    DialectAssembly assembly = SymbolPrinter.assembly(context.dialect(namespace));
    if (assembly != null) {
      return parseType(assembly);
    }
    String data = context.identifier(tokens.text(), bodyFrom, bodyTo);
    if (!isReadable(namespace, bodyFrom, "type")) {
      return null;
    }
    String violation = OpaqueType.verify(context, namespace, data);
    if (violation != null) {
      tokens.errorAt(errorOffset(start), violation);
      return null;
    }
    return OpaqueType.get(context, namespace, data);
  }

  /**
   * Reads {@code #alias}, or a dialect's attribute in one of the forms that types have, with or
   * without {@code : type}.
   *
   * @param given the type that the attribute must have, or null
   */
  @Nullable Attribute parseAttribute(@Nullable Type given) {
    int start = tokens.start();
    if (!parseSymbol()) {
      return null;
    }
    Attribute attribute = bodyFrom < 0 ? resolve(core.attributeAliases) : parseOpaque(start, given);
    if (attribute == null) {
      return null;
    }
    Type type = attribute.type();
    if (given != null && type != null && type != given) {
      tokens.error(
          "attribute type different than expected: expected '"
              + given
              + "', but got '"
              + type
              + "'");
      return null;
    }
    return attribute;
  }

  private @Nullable Attribute parseOpaque(int start, @Nullable Type given) {
    String namespace = name;
    int from = bodyFrom;
    int to = bodyTo;
    int offset = errorOffset(start);
    Type type = given;
    if (tokens.consumeIf(TokenKind.COLON)) {
      type = core.types.parse();
      if (type == null) {
        return null;
      }
    }
    DialectAssembly assembly = SymbolPrinter.assembly(context.dialect(namespace));
    if (assembly != null) {
      return parseAttribute(assembly, namespace, from, to, type);
    }
    if (!isReadable(namespace, from, "attribute")) {
      return null;
    }
    String data = context.identifier(tokens.text(), from, to);
    String violation = OpaqueAttr.verify(context, namespace, data, type);
    if (violation != null) {
      tokens.errorAt(offset, violation);
      return null;
    }
    return OpaqueAttr.get(context, namespace, data, type);
  }

  // -- Dialects that read their symbols ----------------------------------------------------------

  private @Nullable Type parseType(DialectAssembly assembly) {
    DialectAsmParser parser = new DialectAsmParser(core, name, bodyFrom, bodyTo);
    int next = tokens.start();
    int previous = tokens.previousEnd();
    if (!goTo(bodyFrom)) {
      return null;
    }
    return returned(assembly.parseType(parser), parser, next, previous);
  }

  private @Nullable Attribute parseAttribute(
      DialectAssembly assembly, String namespace, int from, int to, @Nullable Type type) {
    DialectAsmParser parser = new DialectAsmParser(core, namespace, from, to);
    int next = tokens.start();
    int previous = tokens.previousEnd();
    int mark = core.typeStack.size();
    if (!goTo(from)) {
      return null;
    }
    Attribute attribute = assembly.parseAttribute(parser, type);
    core.typeStack.cutTo(mark);
    return returned(attribute, parser, next, previous);
  }

  /** Goes back to the text of a symbol, unless what follows it was reported to be no token. */
  private boolean goTo(int from) {
    if (tokens.is(TokenKind.ERROR)) {
      return false;
    }
    tokens.moveTo(from);
    return true;
  }

  /** Goes on behind a symbol, whatever of it the dialect has read. */
  private <T> @Nullable T returned(
      @Nullable T symbol, DialectAsmParser parser, int next, int previous) {
    if (symbol != null) {
      tokens.returnTo(next, previous);
    } else if (!tokens.hasFailed()) {
      parser.reportUnread();
    }
    return symbol;
  }

  private <T> @Nullable T resolve(Map<String, ParserCore.Alias<T>> aliases) {
    ParserCore.Alias<T> alias = aliases.get(name);
    if (alias == null) {
      tokens.wrongToken("undefined symbol alias id '" + name + "'");
      return null;
    }
    return core.count(alias.height(), alias.expansion()) ? alias.value() : null;
  }

  /** Where MLIR reports what is wrong with an opaque symbol: at its data, if there is a dot. */
  private int errorOffset(int start) {
    return bodyFrom > 0 && tokens.text()[bodyFrom - 1] == '.' ? bodyFrom : start;
  }

  /** Reports a loaded dialect that keeps no text of unknown symbols. */
  private boolean isReadable(String namespace, int offset, String what) {
    Dialect dialect = context.dialect(namespace);
    return dialect == null
        || dialect.allowsUnknownTypes()
        || tokens.errorAt(
            offset, "dialect '" + namespace + "' provides no " + what + " parsing hook");
  }

  /**
   * Reads a symbol into {@link #name}, {@link #bodyFrom} and {@link #bodyTo}; without a body, that
   * is for an alias, {@code bodyFrom} is -1.
   */
  private boolean parseSymbol() {
    byte[] text = tokens.text();
    int from = tokens.start() + 1;
    int to = tokens.end();
    tokens.consume();
    boolean hasBody = tokens.is(TokenKind.LESS) && tokens.start() == to;
    int dot = from;
    while (dot < to && text[dot] != '.') {
      dot++;
    }
    name = context.identifier(text, from, dot);
    if (dot < to) {
      bodyFrom = dot + 1;
      bodyTo = to;
      if (hasBody) {
        bodyTo = parseBody();
        return bodyTo >= 0;
      }
      return true;
    }
    bodyFrom = -1;
    if (hasBody) {
      bodyFrom = to + 1;
      bodyTo = parseBody() - 1;
      return bodyTo >= 0;
    }
    return true;
  }

  /**
   * Skips a body in balanced brackets, which the current token opens.
   *
   * @return where it ends; -1 if it does not, which has been reported
   */
  private int parseBody() {
    byte[] text = tokens.text();
    int length = tokens.length();
    int at = tokens.start();
    depth = 0;
    do {
      if (at >= length) {
        unbalanced();
        return -1;
      }
      byte c = text[at++];
      switch (c) {
        case 0 -> {
          unbalanced();
          return -1;
        }
        case '<', '[', '(', '{' -> push(c);
        case '-' -> {
          // An arrow closes nothing.
          at += text[at] == '>' ? 1 : 0;
        }
        case '>', ']', ')', '}' -> {
          if (open[--depth] != opening(c)) {
            depth++;
            unbalanced();
            return -1;
          }
        }
        case '"' -> {
          tokens.moveTo(at - 1);
          if (!tokens.is(TokenKind.STRING)) {
            return -1;
          }
          at = tokens.end();
        }
        default -> {}
      }
    } while (depth > 0);
    int before = at;
    tokens.returnTo(at, before);
    return at;
  }

  private void push(byte c) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
    }
    open[depth++] = c;
  }

  private static char opening(byte closing) {
    return switch (closing) {
      case '>' -> '<';
      case ']' -> '[';
      case ')' -> '(';
      default -> '{';
    };
  }

  private void unbalanced() {
    tokens.error("unbalanced '" + (char) open[depth - 1] + "' character in pretty dialect name");
  }
}
