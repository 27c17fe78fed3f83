// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.trait.TraitVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The types of results follow from the type of the memref that is taken apart. */
public final class InfersStridedMetadata implements TraitVerifier {
  /** For the verifier. */
  public InfersStridedMetadata() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    MemRefType source = (MemRefType) operation.operandType(0);
    List<Type> inferred = new ArrayList<>();
    inferred.add(MemRefType.get(new long[0], source.elementType(), null, source.memorySpace()));
    for (int i = 0; i < 1 + 2 * source.rank(); i++) {
      inferred.add(IndexType.get(operation.context()));
    }
    List<Type> found = operation.results().stream().map(Value::type).toList();
    if (inferred.equals(found)) {
      return true;
    }
    diagnostics.opError(
        operation,
        "inferred type(s) %s are incompatible with return type(s) of operation %s"
            .formatted(list(inferred), list(found)));
    diagnostics.opError(operation, "failed to infer returned types");
    return false;
  }

  private static String list(List<Type> types) {
    return types.stream().map(type -> "'" + type + "'").collect(Collectors.joining(", "));
  }
}
