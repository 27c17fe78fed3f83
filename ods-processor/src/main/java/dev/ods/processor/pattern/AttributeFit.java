// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeForm;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;

/** Whether the attribute of one argument can be that of another, as far as that is known. */
final class AttributeFit {
  private AttributeFit() {}

  /** Whether no attribute of a class is one of an argument. */
  static boolean excludes(TypeName attributes, Argument argument) {
    AttributeForm given = AttributeForm.of(attributes);
    AttributeForm stored = AttributeForm.of(argument);
    return given != null && stored != null && stored.excludes(given);
  }

  /** Whether an argument takes no attribute of a class. */
  static boolean refuses(Argument to, TypeName attributes) {
    AttributeForm given = AttributeForm.of(attributes);
    return given != null && excludes(given, to);
  }

  /** Whether no attribute or property of one kind is one of the other, too. */
  static boolean excludes(Argument from, Argument to) {
    AttributeForm given = AttributeForm.of(from);
    return given != null && excludes(given, to);
  }

  private static boolean excludes(AttributeForm given, Argument to) {
    AttributeForm wanted = AttributeForm.of(to);
    if (wanted == null) {
      return false;
    } else if (!(to instanceof PropertySpec property)) {
      return wanted.excludes(given);
    } else if (property.type().kind() == PropertyTypeSpec.Kind.UNIT) {
      // A flag is also read from a boolean.
      return wanted.excludes(given) && AttributeForm.ofBooleans().excludes(given);
    }
    // Properties that are integers are read from attributes of any width, as in MLIR.
    return wanted.ofAnyWidth().excludes(given);
  }
}
