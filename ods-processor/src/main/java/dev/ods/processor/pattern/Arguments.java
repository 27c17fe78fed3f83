// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.EnumSpec;
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

  /** Whether an attribute or a property has to be given: it is not optional, without a default. */
  static boolean isRequired(Argument argument) {
    if (argument instanceof AttributeSpec attribute) {
      return !attribute.optional() && attribute.defaultValue() == null;
    }
    return argument instanceof PropertySpec property && !property.mayBeOmitted();
  }

  /**
   * How an attribute is stored, or that to which a property converts; null of an operand, and of a
   * property whose Java values no attribute stores as they are: an optional one, one of the author,
   * an enum that has an attribute but converts to a number.
   */
  public static @Nullable AttributeStorage storage(Argument argument) {
    if (argument instanceof AttributeSpec attribute) {
      return attribute.storage();
    }
    return argument instanceof PropertySpec property ? storage(property.type()) : null;
  }

  private static @Nullable AttributeStorage storage(PropertyTypeSpec type) {
    if (type.kind() != PropertyTypeSpec.Kind.LIST) {
      return isConverted(type) ? type.leaf() : null;
    }
    AttributeStorage element = type.element() == null ? null : storage(type.element());
    return element == null ? null : AttributeStorage.array(type.javaType(), element);
  }

  /** The Java type of an attribute or a property that is present; null if there is none. */
  static @Nullable TypeName valueType(Argument argument) {
    AttributeStorage storage = storage(argument);
    return storage == null ? null : storage.valueType();
  }

  /** Whether a value converts to an attribute as one of the same Java type is stored. */
  private static boolean isConverted(PropertyTypeSpec type) {
    EnumSpec spec = type.leaf() == null ? null : type.leaf().enumSpec();
    return type.leaf() != null
        && (spec == null
            || type.attributeForm() == PropertyTypeSpec.AttributeForm.STORED
            || (type.attributeForm() == PropertyTypeSpec.AttributeForm.NONE && spec.isInteger()));
  }
}
