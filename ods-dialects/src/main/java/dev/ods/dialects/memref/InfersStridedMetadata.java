// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.trait.TraitVerifier;
import dev.ods.verify.InferredTypes;
import java.util.ArrayList;
import java.util.List;

/** The result types are inferred from the memref's type. */
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
    return InferredTypes.verify(operation, inferred, diagnostics);
  }
}
