// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmPrinter;

/**
 * The base of generated attributes.
 *
 * @param <K> the record with the parameters
 */
public abstract class GeneratedAttr<K extends Record> extends Attribute {
  private final String namespace;

  /** The name in the dialect; package-private, so that a parameter may have this name. */
  final String mnemonic;

  /** The parameters. */
  protected final K key;

  /**
   * For generated attributes.
   *
   * @param mnemonic the name in the dialect; empty if it has none
   * @param key the parameters
   */
  protected GeneratedAttr(Context context, String namespace, String mnemonic, K key) {
    super(context);
    this.namespace = namespace;
    this.mnemonic = mnemonic;
    this.key = key;
  }

  /** Prints what follows the mnemonic. */
  public void print(AsmPrinter printer) {}

  @Override
  public final String dialectNamespace() {
    return namespace;
  }

  @Override
  protected final boolean requiresDialect() {
    return true;
  }

  @Override
  protected final int keyHash() {
    return key.hashCode();
  }

  /**
   * Whether the floating-point numbers among the parameters have the bits of those of another,
   * equal record: records take all NaN for equal.
   */
  protected boolean sameBits(K other) {
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // Equal records are of one class.
  protected final boolean keyEquals(Attribute other) {
    Record that = ((GeneratedAttr<?>) other).key;
    return key.equals(that) && sameBits((K) that);
  }
}
