// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.Arrays;
import java.util.List;

/** The verification of {@link Forall}. */
final class ForallChecks {
  private final Forall loop;
  private final Operation op;
  private final Diagnostics diagnostics;

  ForallChecks(Forall loop, Diagnostics diagnostics) {
    this.loop = loop;
    this.op = loop.operation();
    this.diagnostics = diagnostics;
  }

  void verify() {
    if (op.resultCount() != loop.outputs().size()) {
      error(
          "produces %d results, but has only %d outputs"
              .formatted(op.resultCount(), loop.outputs().size()));
    } else if (verifyArguments() && verifyMapping()) {
      verifyBounds();
    }
  }

  private boolean verifyArguments() {
    int rank = loop.rank();
    List<Value> outputs = loop.outputs();
    List<Value> arguments = ScfSyntax.arguments(op, 0);
    if (arguments.size() != rank + outputs.size()) {
      return error("region expects %d arguments".formatted(rank));
    }
    for (int i = 0; i < rank; i++) {
      if (!(arguments.get(i).type() instanceof IndexType)) {
        return error("expects %d-th block argument to be an index".formatted(i));
      }
    }
    for (int i = 0; i < outputs.size(); i++) {
      if (arguments.get(rank + i).type() != outputs.get(i).type()) {
        return error(
            "type mismatch between %d-th output and corresponding block argument".formatted(i));
      }
    }
    return true;
  }

  private boolean verifyMapping() {
    List<Attribute> mapping = loop.mapping().map(array -> array.elements()).orElse(List.of());
    if (mapping.isEmpty()) {
      return true;
    }
    long masks = mapping.stream().filter(DeviceMappingArrayAttr::isMask).count();
    if (mapping.size() - masks != loop.rank()) {
      return error("mapping attribute size must match op rank");
    }
    return masks <= 1 || error("\"mapping\" supports at most one device masking attribute");
  }

  private void verifyBounds() {
    if (verifyList("lower bound", loop.staticLowerBound(), loop.dynamicLowerBound())
        && verifyList("upper bound", loop.staticUpperBound(), loop.dynamicUpperBound())) {
      verifyList("step", loop.staticStep(), loop.dynamicStep());
    }
  }

  private boolean verifyList(String name, long[] integers, List<Value> values) {
    long dynamic = Arrays.stream(integers).filter(ShapedType::isDynamic).count();
    String mistake = null;
    if (integers.length != loop.rank()) {
      mistake = "expected %d %s values, got %d".formatted(loop.rank(), name, integers.length);
    } else if (values.size() != dynamic) {
      mistake = "expected %d dynamic %s values".formatted(dynamic, name);
    }
    if (mistake != null) {
      diagnostics.error(op, mistake);
    }
    return mistake == null;
  }

  private boolean error(String message) {
    diagnostics.opError(op, message);
    return false;
  }
}
