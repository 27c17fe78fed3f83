// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What generated code calls must not throw checked exceptions, as nothing would handle them. */
final class CheckedExceptions {
  private CheckedExceptions() {}

  /** Reports the checked exceptions of a method or a constructor that generated code calls. */
  static void report(ExecutableElement called, Problems problems) {
    TypeMirror thrown = first(called);
    if (thrown != null) {
      String name = called.getSimpleName().toString();
      problems.report(
          TraitProblem.CHECKED_EXCEPTION,
          Origin.of(called),
          called.getKind() == ElementKind.CONSTRUCTOR ? "this constructor" : "'" + name + "'",
          OpReader.display(thrown));
    }
  }

  /** The first checked exception of a method, or null. */
  static @Nullable TypeMirror first(ExecutableElement called) {
    return called.getThrownTypes().stream()
        .filter(CheckedExceptions::isChecked)
        .findFirst()
        .orElse(null);
  }

  private static boolean isChecked(TypeMirror thrown) {
    for (TypeMirror type = thrown; type.getKind() == TypeKind.DECLARED; ) {
      if (TypeFacts.is(type, RuntimeException.class.getName())
          || TypeFacts.is(type, Error.class.getName())) {
        return false;
      }
      if (TypeFacts.is(type, Throwable.class.getName())) {
        return true;
      }
      type = MoreTypes.asTypeElement(type).getSuperclass();
    }
    return false;
  }
}
