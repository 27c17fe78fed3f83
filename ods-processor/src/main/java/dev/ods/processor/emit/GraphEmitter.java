// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Writes the getters of regions, and the getters and setters of successors. */
final class GraphEmitter {
  private final OpShape shape;

  GraphEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    for (int i = 0; i < shape.regions().size(); i++) {
      RegionSpec region = shape.regions().get(i);
      type.addMethod(Deprecations.carry(region.documentation(), regionGetter(region, i)));
    }
    for (int i = 0; i < shape.successors().size(); i++) {
      SuccessorSpec successor = shape.successors().get(i);
      Documentation documentation = successor.documentation();
      type.addMethod(Deprecations.carry(documentation, successorGetter(successor, i)));
      if (!successor.variadic()) {
        type.addMethod(Deprecations.carry(documentation, successorSetter(successor, i)));
      }
    }
  }

  private static MethodSpec regionGetter(RegionSpec region, int index) {
    MethodSpec.Builder method = getter(region.accessor()).returns(region.returnType());
    if (!region.variadic()) {
      return method.addStatement("return operation().region($L)", index).build();
    }
    return method
        .addStatement(
            "return $T.range($L, operation().regionCount())$Z.mapToObj(operation()::region).toList()",
            IntStream.class,
            index)
        .build();
  }

  private static MethodSpec successorGetter(SuccessorSpec successor, int index) {
    MethodSpec.Builder method = getter(successor.accessor()).returns(successor.returnType());
    if (!successor.variadic()) {
      return method.addStatement("return operation().successor($L)", index).build();
    }
    return method
        .addStatement(
            "return $T.range($L,"
                + " operation().successorCount())$Z.mapToObj(operation()::successor).toList()",
            IntStream.class,
            index)
        .build();
  }

  private static MethodSpec successorSetter(SuccessorSpec successor, int index) {
    return MethodSpec.methodBuilder(GeneratedNames.setter(successor.accessor()))
        .addJavadoc("Sets {@link #$L}.\n", successor.accessor())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.BLOCK, "block")
        .addStatement("operation().setSuccessor($L, block)", index)
        .build();
  }

  private static MethodSpec.Builder getter(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
