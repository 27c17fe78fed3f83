// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAssembly;
import java.util.ArrayList;
import java.util.List;

/** The base of generated models of operations that have a custom assembly form. */
public abstract class GeneratedAssembly extends GeneratedModel implements OpAssembly {
  /** By slot, whether the format prints the attribute outside of its attribute dictionary. */
  private final boolean[] written;

  private final PropDict propDict;

  /** For generated models. */
  protected GeneratedAssembly(DefinitionBuilder builder) {
    this(builder, builder.definition());
  }

  private GeneratedAssembly(DefinitionBuilder builder, OpDefinition definition) {
    super(builder, definition);
    written = new boolean[builder.rows().size()];
    for (int i = 0; i < written.length; i++) {
      written[i] = builder.isWritten(i);
    }
    propDict = PropDict.of(definition.attributes(), written);
  }

  @Override
  public final boolean elides(int property, Attribute value) {
    return written[property]
        || (definition().assemblyFormat() != null
            && hasDefault(property)
            && value.equals(initialAttribute(property, value.context())));
  }

  /**
   * Parses {@code prop-dict}: the inherent attributes that no other element of the format parses.
   *
   * @return false after a diagnostic has been reported
   */
  protected final boolean parsePropDict(OpAsmParser parser, OperationState state) {
    return parser.parsePropDict(state, propDict.names, propDict.required);
  }

  /**
   * What {@code prop-dict} contains.
   *
   * @param names the attributes that no other element of the format parses
   * @param required those that must be present
   */
  private record PropDict(List<String> names, List<String> required) {
    static PropDict of(List<AttributeDefinition> attributes, boolean[] written) {
      List<String> names = new ArrayList<>();
      List<String> required = new ArrayList<>();
      for (int i = 0; i < written.length; i++) {
        AttributeDefinition attribute = attributes.get(i);
        if (!written[i]) {
          names.add(attribute.name());
        }
        if (!written[i] && isRequired(attribute)) {
          required.add(attribute.name());
        }
      }
      return new PropDict(List.copyOf(names), List.copyOf(required));
    }

    private static boolean isRequired(AttributeDefinition attribute) {
      return !attribute.optional() && attribute.defaultValue() == null;
    }
  }
}
