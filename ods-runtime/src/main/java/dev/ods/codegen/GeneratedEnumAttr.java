// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.SymbolAssembly;

/** The base of generated attributes whose value is a case of an enum, or a set of cases. */
public abstract class GeneratedEnumAttr extends Attribute implements SymbolAssembly {
  private final long key;

  /**
   * For generated attributes.
   *
   * @param key distinguishes the value from others of the enum
   */
  protected GeneratedEnumAttr(Context context, long key) {
    super(context);
    this.key = key;
  }

  /** The name in the dialect. */
  public abstract String mnemonic();

  /** What distinguishes the value from others of the enum. */
  final long key() {
    return key;
  }

  @Override
  protected final boolean requiresDialect() {
    return true;
  }

  @Override
  protected final int keyHash() {
    return Long.hashCode(key);
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    return key == ((GeneratedEnumAttr) other).key;
  }

  /**
   * Reports that the value could not be parsed, after the diagnostic with the reason.
   *
   * @param definition the name of the attribute's definition in MLIR
   * @param type the type of the value in MLIR
   */
  protected static void reportUnread(AsmParser parser, String definition, String type) {
    parser.error(
        parser.location(),
        "failed to parse " + definition + " parameter 'value' which is to be a `" + type + "`");
  }
}
