// SPDX-License-Identifier: Apache-2.0
package dev.ods.op;

import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.ResourceBlob;
import dev.ods.builtin.ResourceBlobs;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.BuiltinService;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Type;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.ResourceEntry;
import dev.ods.trait.IsolatedFromAbove;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dialect {@code builtin}, which every context loads when it is created. */
public final class BuiltinDialect extends DialectDefinition
    implements BuiltinService, OpAsmDialectInterface {
  /** The dialect's name. */
  public static final String NAMESPACE = "builtin";

  private static final int LARGE_TUPLE = 16;
  private static final AsmAlias LOCATION = AsmAlias.overridable("loc");
  private static final AsmAlias DISTINCT = AsmAlias.overridable("distinct");
  private static final AsmAlias TUPLE = AsmAlias.overridable("tuple");

  /** For {@link java.util.ServiceLoader}. */
  public BuiltinDialect() {
    super(NAMESPACE);
  }

  @Override
  public DialectDefinition dialect() {
    return this;
  }

  @Override
  public boolean mightBeIsolated(OperationName name) {
    return name.mightHaveTrait(IsolatedFromAbove.class);
  }

  @Override
  public List<OpModel> operations() {
    return List.of(ModuleOp.MODEL, UnrealizedConversionCastOp.MODEL);
  }

  // --- Text: aliases of locations, distinct attributes and large tuples; dense resources.

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
