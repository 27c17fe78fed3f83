// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.RuntimeNames;
import java.util.function.Consumer;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The methods by which values of an author's class convert to attributes and text.
 *
 * @param type the class
 */
record OwnValueMethods(TypeElement type) {
  /** Whether values convert to attributes and back, and there is one to begin with. */
  boolean convert() {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .anyMatch(made -> made.getParameters().isEmpty() && isAccessible(made))
        && has("toAttribute", false, RuntimeNames.CONTEXT)
        && has("fromAttribute", true, RuntimeNames.ATTRIBUTE, ClassName.get(Consumer.class));
  }

  /** Whether they are read and written by methods. */
  boolean areText() {
    return has("parse", true, RuntimeNames.ASM_PARSER)
        && has("print", false, RuntimeNames.ASM_PRINTER);
  }

  private boolean has(String name, boolean isStatic, ClassName... parameters) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            method ->
                method.getSimpleName().contentEquals(name)
                    && method.getModifiers().contains(Modifier.STATIC) == isStatic
                    && isAccessible(method)
                    && TypeFacts.takes(method, parameters));
  }

  static boolean isAccessible(ExecutableElement member) {
    return !member.getModifiers().contains(Modifier.PRIVATE);
  }
}
