// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.List;

/**
 * The base of generated adaptors, which read by name what an operation would hold. It has no
 * methods that the getter of a member could override.
 */
public abstract class GeneratedAdaptor {
  /** The operands, one after the other. */
  protected final List<Value> operands;

  /** The inherent attributes. */
  protected final DictionaryAttr attributes;

  /** The regions, one after the other. */
  protected final List<Region> regions;

  /** An adaptor without regions. */
  protected GeneratedAdaptor(List<Value> operands, DictionaryAttr attributes) {
    this(operands, attributes, List.of());
  }

  /** An adaptor. */
  protected GeneratedAdaptor(
      List<Value> operands, DictionaryAttr attributes, List<Region> regions) {
    this.operands = operands;
    this.attributes = attributes;
    this.regions = regions;
  }

  /** An adaptor of what an operation holds now. */
  protected GeneratedAdaptor(OpView view) {
    this(view.operation());
  }

  private GeneratedAdaptor(Operation operation) {
    this(operation.operands(), operation.properties(), regions(operation));
  }

  private static List<Region> regions(Operation operation) {
    Region[] regions = new Region[operation.regionCount()];
    for (int i = 0; i < regions.length; i++) {
      regions[i] = operation.region(i);
    }
    return List.of(regions);
  }
}
