// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectDef;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.UnlistedHolder;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds the class around a declaration that its dialect does not list, which it may list. */
final class UnlistedHolders {
  private final String annotation;
  private final Predicate<TypeElement> isWanted;
  private final DialectSpec dialect;
  private final Set<ClassName> listed;

  private UnlistedHolders(String annotation, Predicate<TypeElement> isWanted, DialectSpec dialect) {
    this.annotation = annotation;
    this.isWanted = isWanted;
    this.dialect = dialect;
    this.listed =
        Stream.concat(
                dialect.ops().stream().map(DialectOp::declaration),
                dialect.defs().stream().map(DialectDef::declaration))
            .collect(Collectors.toSet());
  }

  /**
   * The outermost class around {@code type}, an op, a definition or an enum, that encloses several
   * declarations of its kind, all of the same dialect and none of them in the dialect's list; null
   * if there is none.
   */
  static @Nullable UnlistedHolder around(TypeElement type, DialectSpec dialect) {
    ConstraintTarget target =
        EnumReader.hasOwnAttribute(type) ? ConstraintTarget.ATTRIBUTE : DefReader.target(type);
    UnlistedHolders holders =
        target == null
            ? new UnlistedHolders("Op", DialectReader.isOp(), dialect)
            : new UnlistedHolders(
                DefReader.annotation(target), DialectReader.isDef(target), dialect);
    return holders.outermost(type);
  }

  private @Nullable UnlistedHolder outermost(TypeElement type) {
    UnlistedHolder found = null;
    TypeElement at = type;
    while (at.getEnclosingElement() instanceof TypeElement enclosing) {
      List<TypeElement> declared = DialectReader.declared(enclosing, isWanted);
      if (!declared.stream().allMatch(this::isUnlisted)) {
        return found;
      }
      if (declared.size() > 1) {
        found =
            new UnlistedHolder(
                String.join(".", ClassName.get(enclosing).simpleNames()),
                declared.size(),
                Origin.of(enclosing));
      }
      at = enclosing;
    }
    return found;
  }

  private boolean isUnlisted(TypeElement declaration) {
    if (listed.contains(ClassName.get(declaration))) {
      return false;
    }
    AnnotationMirror mirror = Mirrors.find(declaration, annotation);
    if (mirror == null) {
      return EnumReader.attributeName(declaration).startsWith(dialect.name() + ".");
    }
    TypeElement own = new Mirrors(true).classValue(declaration, mirror, "dialect").element();
    return own != null && ClassName.get(own).equals(dialect.declaration());
  }
}
