// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.BuiltinDialect;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.builtin.ResourceBlob;
import dev.ods.builtin.ResourceBlobs;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.ResourceEntry;
import java.util.Collection;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The builtin dialect's say in files: locations, distinct attributes and large tuples have aliases,
 * and dense resource attributes have resources.
 */
public final class BuiltinAsm implements OpAsmDialectInterface {
  public static final BuiltinAsm INSTANCE = new BuiltinAsm();

  private static final int LARGE_TUPLE = 16;
  private static final AsmAlias MAP = AsmAlias.overridable("map");
  private static final AsmAlias SET = AsmAlias.overridable("set");
  private static final AsmAlias LOCATION = AsmAlias.overridable("loc");
  private static final AsmAlias DISTINCT = AsmAlias.overridable("distinct");
  private static final AsmAlias TUPLE = AsmAlias.overridable("tuple");

  private BuiltinAsm() {}

  /** The hooks of a dialect, or null. */
  public static @Nullable OpAsmDialectInterface hooks(Dialect dialect) {
    return dialect instanceof BuiltinDialect ? INSTANCE : dialect.as(OpAsmDialectInterface.class);
  }

  /**
   * The hooks of the builtin dialect and of those loaded, from the last namespace to the first: the
   * order that MLIR 22 sorts dialects into.
   */
  public static SortedMap<String, OpAsmDialectInterface> allHooks(Context context) {
    SortedMap<String, OpAsmDialectInterface> all = new TreeMap<>(Comparator.reverseOrder());
    all.put(BuiltinDialect.NAMESPACE, INSTANCE);
    for (Dialect dialect : context.dialects()) {
      OpAsmDialectInterface hooks = hooks(dialect);
      if (hooks != null) {
        all.put(dialect.namespace(), hooks);
      }
    }
    return all;
  }

  /** What a type or attribute itself says about its alias. */
  public static @Nullable AsmAlias ownAlias(Uniqued symbol) {
    if (symbol instanceof AliasedSymbol aliased) {
      return aliased.asmAlias();
    }
    if (symbol instanceof AffineMapAttr) {
      return MAP;
    }
    return symbol instanceof IntegerSetAttr ? SET : null;
  }

  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    if (attribute instanceof Location) {
      return LOCATION;
    }
    return attribute instanceof DistinctAttr distinct
            && !(distinct.referenced() instanceof UnitAttr)
        ? DISTINCT
        : null;
  }

  @Override
  public @Nullable AsmAlias alias(Type type) {
    return type instanceof TupleType tuple && tuple.size() > LARGE_TUPLE ? TUPLE : null;
  }

  @Override
  public String declareResource(Context context, String key) {
    return ResourceBlobs.dense(context).declare(key);
  }

  @Override
  public boolean parseResource(ResourceEntry entry) {
    ResourceBlob blob = entry.parseAsBlob();
    if (blob == null) {
      return false;
    }
    ResourceBlobs.dense(entry.context()).put(entry.key(), blob);
    return true;
  }

  @Override
  public void buildResources(
      Operation root, Collection<String> referenced, ResourceBuilder builder) {
    ResourceBlobs blobs = ResourceBlobs.dense(root.context());
    for (String key : referenced) {
      ResourceBlob blob = blobs.get(key);
      if (blob != null) {
        builder.buildBlob(key, blob);
      }
    }
  }
}
