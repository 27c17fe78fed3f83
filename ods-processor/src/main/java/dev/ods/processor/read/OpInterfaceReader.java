// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the op interfaces that an op extends, and what is missing of them. */
final class OpInterfaceReader {
  private final TypeFacts facts;
  private final TypeElement op;

  /** The op and all that it extends. */
  private final Set<TypeElement> family = new LinkedHashSet<>();

  OpInterfaceReader(TypeFacts facts, TypeElement op) {
    this.facts = facts;
    this.op = op;
    addFamily(op);
  }

  private void addFamily(TypeElement type) {
    for (TypeMirror parent : type.getInterfaces()) {
      TypeFacts.requireResolved(parent);
      addFamily(MoreTypes.asTypeElement(parent));
    }
    family.add(type);
  }

  /** Whether this is an op interface: one of MLIR's, or an author's with {@code @OpInterface}. */
  static boolean isOpInterface(TypeElement type) {
    return isRuntime(type) || Mirrors.has(type, "OpInterface");
  }

  /** Whether this is one of MLIR's op interfaces. */
  static boolean isRuntime(TypeElement type) {
    return RuntimeNames.hasOpInterfaces(
        MoreElements.getPackage(type).getQualifiedName().toString());
  }

  List<OpInterfaceSpec> read() {
    List<OpInterfaceSpec> interfaces = new ArrayList<>();
    for (TypeElement type : family) {
      if (isOpInterface(type) && !type.equals(op)) {
        interfaces.add(read(type));
      }
    }
    return interfaces;
  }

  private OpInterfaceSpec read(TypeElement opInterface) {
    Set<String> overridden = new HashSet<>();
    List<MethodSpec> required = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(opInterface.getEnclosedElements())) {
      if (isOverridden(method, opInterface)) {
        overridden.add(method.getSimpleName().toString());
      } else if (method.getModifiers().contains(Modifier.ABSTRACT)
          && !MemberCollector.redeclaresObject(method)) {
        required.add(
            MethodSpec.overriding(method, MoreTypes.asDeclared(op.asType()), facts.types())
                .build());
      }
    }
    return new OpInterfaceSpec(ClassName.get(opInterface), overridden, required);
  }

  /** Whether an heir of the op interface gives the method a body. */
  private boolean isOverridden(ExecutableElement method, TypeElement opInterface) {
    for (TypeElement heir : family) {
      if (heir.equals(opInterface)
          || !facts.types().isSubtype(heir.asType(), opInterface.asType())) {
        continue;
      }
      for (ExecutableElement other : ElementFilter.methodsIn(heir.getEnclosedElements())) {
        if (other.isDefault() && overrides(other, method)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a method has the name and the parameters of another one. */
  private boolean overrides(ExecutableElement overrider, ExecutableElement overridden) {
    return overrider.getSimpleName().equals(overridden.getSimpleName())
        && facts
            .types()
            .isSubsignature(
                (ExecutableType) overrider.asType(), (ExecutableType) overridden.asType());
  }
}
