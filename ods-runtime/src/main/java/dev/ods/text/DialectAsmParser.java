// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Dialect;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * What a dialect reads its types and attributes with (MLIR's {@code DialectAsmParser}); see {@link
 * DialectAssembly}. It starts behind the dot, or behind the angle bracket.
 */
public final class DialectAsmParser extends AsmParser {
  private final ResourceParser resources;
  private final String namespace;
  private final int from;
  private final int to;
  private boolean unknown;
  private int firstWord;

  /**
   * @param from where the text of the symbol starts
   * @param to where it ends
   */
  DialectAsmParser(ParserCore core, String namespace, int from, int to) {
    super(core);
    this.resources = core.resources;
    this.namespace = namespace;
    this.from = from;
    this.to = to;
  }

  /** Remembers where the first word is, which blanks may stand ahead of. */
  void begin() {
    firstWord = location();
  }

  /** The byte offset at which the text of the symbol starts. */
  public int nameLocation() {
    return from;
  }

  /** All of the text: what {@code name<a, b>} is in {@code !dialect.name<a, b>}. */
  public String symbolText() {
    return context().identifier(tokens.text(), from, to);
  }

  /**
   * Reads the key of a resource of the dialect whose symbol this is: an identifier or a string.
   *
   * @return the key under which the context knows it; null after an error was reported
   * @throws IllegalStateException if the dialect has no {@link OpAsmDialectInterface}
   */
  public @Nullable String parseResourceHandle() {
    Dialect dialect = context().dialect(namespace);
    OpAsmDialectInterface hooks = dialect == null ? null : BuiltinAsm.hooks(dialect);
    if (hooks == null) {
      throw new IllegalStateException(
          "dialect '" + namespace + "' has no resources: give it an OpAsmDialectInterface");
    }
    return resources.parseHandle(namespace, hooks);
  }

  /** Reports an error at a byte offset. */
  @Override
  public boolean error(int location, String message) {
    return tokens.errorAt(location, message);
  }

  /**
   * Says that the dialect has no type of this name. That is an error, reported in MLIR's words,
   * unless the dialect allows types and attributes that it does not know: then the text is kept.
   *
   * @return null, for the caller to return
   */
  public @Nullable Type unknownType(String mnemonic) {
    // MLIR writes two spaces here.
    unknown("unknown  type", mnemonic);
    return null;
  }

  /**
   * Says that the dialect has no attribute of this name, as {@link #unknownType} does of types.
   *
   * @return null, for the caller to return
   */
  public @Nullable Attribute unknownAttribute(String mnemonic) {
    unknown("unknown attribute", mnemonic);
    return null;
  }

  private void unknown(String message, String mnemonic) {
    if (!keepsText()) {
      error(firstWord, message + " `" + mnemonic + "` in dialect `" + namespace + "`");
    }
  }

  /** Has the text kept, if the dialect allows that; tells whether it does. */
  private boolean keepsText() {
    Dialect dialect = context().dialect(namespace);
    unknown = dialect != null && dialect.allowsUnknownTypes() && !tokens.hasFailed();
    return unknown;
  }

  /** Whether the text is to be kept, as the dialect does not know it. */
  boolean isUnknown() {
    return unknown;
  }

  /** Reports for a dialect that has read nothing and does not say why. */
  void reportUnread() {
    error(from, "dialect '" + namespace + "' does not read '" + symbolText() + "'");
  }

  /** Says that the dialect reads no types or no attributes: see {@link #unknownType}. */
  void reportMissingHook(String what) {
    if (!keepsText()) {
      error(from, "dialect '" + namespace + "' provides no " + what + " parsing hook");
    }
  }
}
