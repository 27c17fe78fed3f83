// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.SourceLocation;
import dev.ods.text.form.DialectHooks;
import org.jspecify.annotations.Nullable;

/** The parser that a dialect parses one of its types or attributes with. */
final class SymbolAsmParser extends AbstractAsmParser implements DialectAsmParser {
  private final ResourceParser resources;
  private final String namespace;
  private final int from;
  private final int to;

  /** Whether the text may be kept as that of an unknown symbol. */
  private final boolean mayKeepText;

  private boolean unknown;
  private int firstWord;

  /**
   * @param from the offset at which the text of the symbol starts
   * @param to the offset at which it ends
   */
  SymbolAsmParser(ParserCore core, String namespace, int from, int to) {
    this(core, namespace, from, to, true);
  }

  private SymbolAsmParser(
      ParserCore core, String namespace, int from, int to, boolean mayKeepText) {
    super(core);
    this.mayKeepText = mayKeepText;
    this.resources = core.resources;
    this.namespace = namespace;
    this.from = from;
    this.to = to;
  }

  /**
   * A parser for a symbol whose dialect is not in the text, which therefore only the dialect knows
   * the end of.
   *
   * @param to the offset at which its first token ends
   */
  static SymbolAsmParser withoutDialect(ParserCore core, String namespace, int from, int to) {
    SymbolAsmParser parser = new SymbolAsmParser(core, namespace, from, to, false);
    parser.begin();
    return parser;
  }

  /** Remembers the offset of the first token, which white space may precede. */
  void begin() {
    firstWord = tokens.start();
  }

  @Override
  public SourceLocation nameLocation() {
    return lend(from);
  }

  @Override
  public String symbolText() {
    return context().identifier(tokens.text(), from, to);
  }

  @Override
  public @Nullable String parseResourceHandle() {
    DialectDefinition dialect = context().dialect(namespace);
    OpAsmDialectInterface hooks = dialect == null ? null : DialectHooks.of(dialect);
    if (hooks == null) {
      throw new IllegalStateException(
          "dialect '" + namespace + "' has no resources: give it an OpAsmDialectInterface");
    }
    return resources.parseHandle(namespace, hooks);
  }

  @Override
  protected boolean errorAt(int offset, String message) {
    return tokens.errorAt(offset, message);
  }

  @Override
  public @Nullable Type unknownType(String mnemonic) {
    // MLIR prints two spaces here.
    unknown("unknown  type", mnemonic);
    return null;
  }

  @Override
  public @Nullable Attribute unknownAttribute(String mnemonic) {
    unknown("unknown attribute", mnemonic);
    return null;
  }

  private void unknown(String message, String mnemonic) {
    if (!keepsText()) {
      errorAt(firstWord, message + " `" + mnemonic + "` in dialect `" + namespace + "`");
    }
  }

  /** Keeps the text, if the dialect allows that; returns whether it does. */
  private boolean keepsText() {
    DialectDefinition dialect = context().dialect(namespace);
    unknown = mayKeepText && dialect != null && dialect.allowsUnknownTypes() && !tokens.hasFailed();
    return unknown;
  }

  /** Whether the text is kept, as the dialect does not know it. */
  boolean isUnknown() {
    return unknown && !tokens.hasFailed();
  }

  /** Reports a dialect that returned null without a diagnostic. */
  void reportUnread() {
    errorAt(from, "dialect '" + namespace + "' does not read '" + symbolText() + "'");
  }

  @Override
  public @Nullable Type missingTypeHook() {
    reportMissingHook("type");
    return null;
  }

  @Override
  public @Nullable Attribute missingAttributeHook() {
    reportMissingHook("attribute");
    return null;
  }

  private void reportMissingHook(String what) {
    if (!keepsText()) {
      errorAt(from, "dialect '" + namespace + "' provides no " + what + " parsing hook");
    }
  }
}
