// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import dev.ods.text.OpAssembly;

/** The base of generated models of operations that have a custom assembly form. */
public abstract class GeneratedAssembly extends GeneratedModel implements OpAssembly {
  /** By slot, whether the format prints the attribute outside of its attribute dictionary. */
  private final boolean[] written;

  /** For generated models. */
  protected GeneratedAssembly(DefinitionBuilder builder) {
    super(builder);
    written = new boolean[builder.rows().size()];
    for (int i = 0; i < written.length; i++) {
      written[i] = builder.isWritten(i);
    }
  }

  @Override
  public final boolean elides(int property, Attribute value) {
    return written[property]
        || (definition().assemblyFormat() != null
            && hasDefault(property)
            && value.equals(initialValue(property, value.context())));
  }
}
