// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.doc.Inline;
import dev.ods.processor.model.TypeText;
import java.util.List;
import java.util.Set;

/** How the entries of classes are found, and how classes are shown. */
final class Keys {
  private Keys() {}

  /** The key of a class. */
  static String of(ClassName name) {
    return name.canonicalName();
  }

  /** The keys of an entry: those of its declaration and of what is generated from it. */
  static Set<String> of(ClassName declaration, ClassName generated) {
    return declaration.equals(generated)
        ? Set.of(of(declaration))
        : Set.of(of(declaration), of(generated));
  }

  /** A reference to a class with a label. */
  static Inline reference(ClassName name, List<Inline> label) {
    return Inline.reference(of(name), label);
  }

  /** A Java type without packages. */
  static String shown(TypeName type) {
    return TypeText.of(type.withoutAnnotations());
  }

  /** {@code Outer.Inner}. */
  static String shown(ClassName name) {
    return String.join(".", name.simpleNames());
  }
}
