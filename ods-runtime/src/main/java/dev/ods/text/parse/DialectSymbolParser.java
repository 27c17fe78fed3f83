// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import dev.ods.text.DialectAssembly;
import dev.ods.text.form.DialectAssemblies;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parses what starts with {@code !name} or {@code #name}: an alias, or a type or attribute of a
 * dialect. A dialect reads its own if it is a {@link DialectAssembly}; otherwise the text is kept
 * as an opaque type or attribute. A method that returns null has reported a diagnostic.
 */
final class DialectSymbolParser {
  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final BodySkipper bodies;

  /** The result of {@link #parseSymbol}: the name of a dialect or alias, and the text of a body. */
  private String name = "";

  private int bodyFrom;
  private int bodyTo;

  /** The line on which the symbol starts, and the offset at which that line does. */
  private int line;

  private int lineStart;

  DialectSymbolParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
    this.bodies = new BodySkipper(core.tokens);
  }

  /** Forgets where bodies are in the text. */
  void forgetBodies() {
    bodies.forget();
  }

  /**
   * Parses {@code !alias}, {@code !dialect.name}, {@code !dialect.name<…>} or {@code !dialect<…>}.
   */
  @Nullable Type parseType() {
    int start = tokens.start();
    if (!parseSymbol()) {
      return null;
    }
    if (bodyFrom < 0) {
      return resolve(core.typeAliases);
    }
    Symbol symbol = new Symbol(name, bodyFrom, bodyTo, line, lineStart, errorOffset(start));
    DialectAssembly assembly = DialectAssemblies.of(context.dialect(symbol.namespace));
    if (assembly == null) {
      return isReadable(symbol, "type") ? opaqueType(symbol) : null;
    }
    SymbolAsmParser parser = symbol.parser(core);
    bodies.keep();
    Type type = read(parser, symbol, () -> assembly.parseType(parser));
    bodies.release();
    return parser.isUnknown() ? opaqueType(symbol) : type;
  }

  /** Parses {@code name} or {@code name<…>}, for {@code !dialect.name} of a known dialect. */
  @Nullable Type parseTypeWithoutDialect(String namespace) {
    DialectAssembly assembly = DialectAssemblies.of(context.dialect(namespace));
    SymbolAsmParser parser =
        SymbolAsmParser.withoutDialect(core, namespace, tokens.start(), tokens.end());
    if (assembly == null) {
      return parser.missingTypeHook();
    }
    Type type = core.nestHook(() -> assembly.parseType(parser));
    if (type == null && !tokens.hasFailed()) {
      parser.reportUnread();
    }
    return type;
  }

  private @Nullable Type opaqueType(Symbol symbol) {
    String data = context.identifier(tokens.text(), symbol.from, symbol.to);
    String violation = OpaqueType.verify(context, symbol.namespace, data);
    if (violation != null) {
      tokens.errorAt(symbol.errorOffset, violation);
      return null;
    }
    return OpaqueType.get(context, symbol.namespace, data);
  }

  /**
   * Parses {@code #alias}, or a dialect's attribute in one of the forms that types have, with or
   * without {@code : type}.
   *
   * @param given the type that the attribute must have, or null
   */
  @Nullable Attribute parseAttribute(@Nullable Type given) {
    int start = tokens.start();
    if (!parseSymbol()) {
      return null;
    }
    Attribute attribute;
    if (bodyFrom < 0) {
      attribute = resolve(core.attributeAliases);
    } else {
      bodies.keep();
      attribute = parseBody(start, given);
      bodies.release();
    }
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

  private @Nullable Attribute parseBody(int start, @Nullable Type given) {
    Symbol symbol = new Symbol(name, bodyFrom, bodyTo, line, lineStart, errorOffset(start));
    Type type = given;
    if (tokens.consumeIf(TokenKind.COLON)) {
      type = core.types.parse();
      if (type == null) {
        return null;
      }
    }
    DialectAssembly assembly = DialectAssemblies.of(context.dialect(symbol.namespace));
    if (assembly == null) {
      return isReadable(symbol, "attribute") ? opaqueAttribute(symbol, type) : null;
    }
    SymbolAsmParser parser = symbol.parser(core);
    Type known = type;
    Attribute attribute = read(parser, symbol, () -> assembly.parseAttribute(parser, known));
    return parser.isUnknown() ? opaqueAttribute(symbol, type) : attribute;
  }

  private @Nullable Attribute opaqueAttribute(Symbol symbol, @Nullable Type type) {
    String data = context.identifier(tokens.text(), symbol.from, symbol.to);
    String violation = OpaqueAttr.verify(context, symbol.namespace, data, type);
    if (violation != null) {
      tokens.errorAt(symbol.errorOffset, violation);
      return null;
    }
    return OpaqueAttr.get(context, symbol.namespace, data, type);
  }

  /**
   * A symbol of a dialect, kept while the dialect parses it, as others may be nested in it.
   *
   * @param from the offset at which its text starts
   * @param to the offset at which it ends
   * @param line the line on which its text starts
   * @param lineStart the offset at which that line starts
   * @param errorOffset the offset at which MLIR reports that it is invalid as an opaque symbol
   */
  private record Symbol(
      String namespace, int from, int to, int line, int lineStart, int errorOffset) {
    SymbolAsmParser parser(ParserCore core) {
      return new SymbolAsmParser(core, namespace, from, to);
    }
  }

  /**
   * Lets a dialect parse a symbol, and continues after it, no matter how much the dialect has
   * consumed.
   */
  private <T> @Nullable T read(
      SymbolAsmParser parser, Symbol symbol, Supplier<@Nullable T> dialect) {
    if (tokens.is(TokenKind.ERROR)) {
      // The lexer has reported an error after the symbol.
      return null;
    }
    int next = tokens.start();
    int previous = tokens.previousEnd();
    int nextLine = tokens.startLine();
    int nextLineStart = tokens.startOfLine();
    tokens.returnTo(symbol.from, previous, symbol.line, symbol.lineStart);
    parser.begin();
    int lent = core.sourceLocations.size();
    T read;
    try {
      read = core.nestHook(dialect);
    } catch (RuntimeException | Error e) {
      tokens.hookError(symbol.from, null, e);
      return null;
    }
    core.sourceLocations.cutTo(lent);
    if (read == null && !parser.isUnknown() && !tokens.hasFailed()) {
      parser.reportUnread();
    }
    tokens.returnTo(next, previous, nextLine, nextLineStart);
    return read;
  }

  private <T> @Nullable T resolve(Map<String, T> aliases) {
    T value = aliases.get(name);
    if (value == null) {
      tokens.wrongToken("undefined symbol alias id '" + name + "'");
    }
    return value;
  }

  /**
   * The offset at which MLIR reports an invalid opaque symbol: that of its data, if there is a dot.
   */
  private int errorOffset(int start) {
    return bodyFrom > 0 && tokens.text()[bodyFrom - 1] == '.' ? bodyFrom : start;
  }

  /** Reports a loaded dialect that does not allow unknown symbols. */
  private boolean isReadable(Symbol symbol, String what) {
    DialectDefinition dialect = context.dialect(symbol.namespace);
    return dialect == null
        || dialect.allowsUnknownTypes()
        || tokens.errorAt(
            symbol.from,
            "dialect '" + symbol.namespace + "' provides no " + what + " parsing hook");
  }

  /**
   * Parses a symbol into {@link #name}, {@link #bodyFrom} and {@link #bodyTo}; without a body, as
   * for an alias, {@code bodyFrom} is -1.
   */
  private boolean parseSymbol() {
    byte[] text = tokens.text();
    int from = tokens.start() + 1;
    int to = tokens.end();
    line = tokens.startLine();
    lineStart = tokens.startOfLine();
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
        bodyTo = bodies.skip();
        return bodyTo >= 0;
      }
      return true;
    }
    bodyFrom = -1;
    if (hasBody) {
      bodyFrom = to + 1;
      bodyTo = bodies.skip() - 1;
      return bodyTo >= 0;
    }
    return true;
  }
}
