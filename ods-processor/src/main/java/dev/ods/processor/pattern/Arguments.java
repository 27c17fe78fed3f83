// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import org.jspecify.annotations.Nullable;

/** What patterns have to know about the arguments of operations. */
public final class Arguments {
  private Arguments() {}

  /** Whether an argument is single, may be absent, or is a list. */
  static Arity arity(Argument argument) {
    if (argument instanceof OperandSpec operand) {
      return operand.arity();
    }
    boolean optional =
        argument instanceof AttributeSpec attribute
            ? attribute.optional() && attribute.defaultValue() == null
            : ((PropertySpec) argument).type().kind() == PropertyTypeSpec.Kind.OPTIONAL;
    return optional ? Arity.OPTIONAL : Arity.SINGLE;
  }

  /**
   * How an attribute is stored, or that to which a property converts; null of an operand, and of a
   * property that is no number, boolean, string, enum or array of integers.
   */
  public static @Nullable AttributeStorage storage(Argument argument) {
    if (argument instanceof AttributeSpec attribute) {
      return attribute.storage();
    }
    return argument instanceof PropertySpec property && isConverted(property.type())
        ? property.type().leaf()
        : null;
  }

  /** The Java type of an attribute or a property that is present; null if there is none. */
  static @Nullable TypeName valueType(Argument argument) {
    AttributeStorage storage = storage(argument);
    return storage == null ? null : storage.valueType();
  }

  /** Whether a value converts to an attribute as one of the same Java type is stored. */
  private static boolean isConverted(PropertyTypeSpec type) {
    AttributeStorage leaf = type.leaf();
    return leaf != null
        && type.attributeForm() == PropertyTypeSpec.AttributeForm.NONE
        && (leaf.enumSpec() == null || leaf.enumSpec().isInteger());
  }
}
