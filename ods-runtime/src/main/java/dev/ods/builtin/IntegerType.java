// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** An integer of a fixed number of bits: {@code i32}, {@code si8}, {@code ui1}. */
public final class IntegerType extends BuiltinType {
  /** The greatest width. */
  public static final int MAX_WIDTH = (1 << 24) - 1;

  /** The signedness semantics. */
  public enum Signedness {
    /** The operations interpret the bits: {@code i32}. */
    SIGNLESS,
    /** Two's complement: {@code si32}. */
    SIGNED,
    /** Not negative: {@code ui32}. */
    UNSIGNED
  }

  private final int width;
  private final Signedness signedness;

  /** The attributes of this type that were asked for before. */
  private final IntegerAttrCache attributes = new IntegerAttrCache();

  private IntegerType(Context context, int width, Signedness signedness) {
    super(context);
    this.width = width;
    this.signedness = signedness;
  }

  /** The signless integer type of this width; see {@link #verify}. */
  public static IntegerType get(Context context, int width) {
    return get(context, width, Signedness.SIGNLESS);
  }

  /** The integer type of this width and signedness; see {@link #verify}. */
  public static IntegerType get(Context context, int width, Signedness signedness) {
    BuiltinCache cache = BuiltinCache.of(context);
    IntegerType cached = cache.integerType(width, signedness);
    if (cached != null) {
      return cached;
    }
    Shapes.require(verify(width));
    IntegerType type = intern(new IntegerType(context, width, signedness));
    cache.keep(type);
    return type;
  }

  /** What is wrong with a width, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(long width) {
    return width < 0 || width > MAX_WIDTH
        ? "integer bitwidth is limited to " + MAX_WIDTH + " bits"
        : null;
  }

  /** The number of bits, from 0 to {@link #MAX_WIDTH}. */
  public int width() {
    return width;
  }

  /** The signedness semantics. */
  public Signedness signedness() {
    return signedness;
  }

  public boolean isSignless() {
    return signedness == Signedness.SIGNLESS;
  }

  public boolean isSigned() {
    return signedness == Signedness.SIGNED;
  }

  public boolean isUnsigned() {
    return signedness == Signedness.UNSIGNED;
  }

  /** Whether this is the signless type of a width. */
  public boolean isSignless(int ofWidth) {
    return width == ofWidth && signedness == Signedness.SIGNLESS;
  }

  IntegerAttrCache attributes() {
    return attributes;
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitInteger(this);
  }

  @Override
  protected int keyHash() {
    return width * 31 + signedness.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    IntegerType that = (IntegerType) other;
    return width == that.width && signedness == that.signedness;
  }
}
