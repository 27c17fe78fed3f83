// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineMap;
import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A context's cache of the most common builtin types and attributes, which avoids a look-up by
 * content. Entries are uniqued, so that a lost race to store one is harmless.
 */
final class BuiltinCache {
  private static final ContextKey<BuiltinCache> KEY = ContextKey.create(BuiltinCache::new);
  private static final int INTEGER_WIDTHS = 129;
  private static final int MAP_RANKS = 16;

  private final Context context;
  private final IntegerType[] signless = new IntegerType[INTEGER_WIDTHS];
  private final IntegerType[] signed = new IntegerType[INTEGER_WIDTHS];
  private final IntegerType[] unsigned = new IntegerType[INTEGER_WIDTHS];
  private final Map<FloatType.Kind, FloatType> floatTypes = new EnumMap<>(FloatType.Kind.class);
  private final IndexType indexType;
  private final NoneType noneType;
  private final UnitAttr unit;
  private final AffineMapAttr[] identityLayouts = new AffineMapAttr[MAP_RANKS];

  private BuiltinCache(Context context) {
    this.context = context;
    for (FloatType.Kind kind : FloatType.Kind.values()) {
      floatTypes.put(kind, FloatType.make(context, kind));
    }
    indexType = IndexType.make(context);
    noneType = NoneType.make(context);
    unit = UnitAttr.make(context);
  }

  static BuiltinCache of(Context context) {
    return context.get(KEY);
  }

  @Nullable IntegerType integerType(int width, IntegerType.Signedness signedness) {
    return width >= 0 && width < INTEGER_WIDTHS ? integerTypes(signedness)[width] : null;
  }

  void keep(IntegerType type) {
    if (type.width() < INTEGER_WIDTHS) {
      integerTypes(type.signedness())[type.width()] = type;
    }
  }

  private IntegerType[] integerTypes(IntegerType.Signedness signedness) {
    if (signedness == IntegerType.Signedness.SIGNLESS) {
      return signless;
    }
    return signedness == IntegerType.Signedness.SIGNED ? signed : unsigned;
  }

  FloatType floatType(FloatType.Kind kind) {
    FloatType type = floatTypes.get(kind);
    if (type == null) {
      throw new AssertionError(kind);
    }
    return type;
  }

  IndexType indexType() {
    return indexType;
  }

  NoneType noneType() {
    return noneType;
  }

  UnitAttr unit() {
    return unit;
  }

  /** The default layout of a memref of this rank. */
  AffineMapAttr identityLayout(int rank) {
    AffineMapAttr known = rank < MAP_RANKS ? identityLayouts[rank] : null;
    if (known != null) {
      return known;
    }
    AffineMapAttr made = AffineMapAttr.get(AffineMap.identity(context, rank));
    if (rank < MAP_RANKS) {
      identityLayouts[rank] = made;
    }
    return made;
  }
}
