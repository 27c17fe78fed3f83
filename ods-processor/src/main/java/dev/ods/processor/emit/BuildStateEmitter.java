// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes the statements of build forms that fill the state of the operation to create. */
final class BuildStateEmitter {
  private final OpShape shape;
  private final BuildNames names;

  BuildStateEmitter(OpShape shape, BuildNames names) {
    this.shape = shape;
    this.names = names;
  }

  CodeBlock begin() {
    return CodeBlock.builder()
        .addStatement(
            "$T $L = $L.state(MODEL, $L)",
            RuntimeNames.OPERATION_STATE,
            names.state(),
            names.builder(),
            names.location())
        .build();
  }

  CodeBlock end() {
    return CodeBlock.builder()
        .addStatement(
            "return new $T($L.create($L))", shape.opClass(), names.builder(), names.state())
        .build();
  }

  CodeBlock operands() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (OperandSpec operand : shape.operands()) {
      code.add(group(operand.arity(), "addOperand", names.of(operand)));
    }
    if (shape.operandGroups().isSegmented()) {
      code.add(segments(OpShape.OPERAND_SEGMENTS, shape.operands(), OperandSpec::arity));
    }
    return code.build();
  }

  CodeBlock attributes() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeSpec attribute : shape.attributes()) {
      code.addStatement(
          "$L.setProperty($L, $L)",
          names.state(),
          OpShape.slotConstant(attribute.accessor()),
          names.of(attribute));
    }
    return code.build();
  }

  CodeBlock successors() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (SuccessorSpec successor : shape.successors()) {
      if (successor.variadic()) {
        code.addStatement("$L.forEach($L::addSuccessor)", names.of(successor), names.state());
      } else {
        code.addStatement("$L.addSuccessor($L)", names.state(), names.of(successor));
      }
    }
    return code.build();
  }

  /**
   * Adds the regions, all empty.
   *
   * @param variadicCount the parameter with the number of those of a variadic region, if any
   */
  CodeBlock regions(@Nullable String variadicCount) {
    int fixed = shape.fixedRegions();
    CodeBlock.Builder code = CodeBlock.builder();
    if (variadicCount == null) {
      return fixed == 0
          ? code.build()
          : code.addStatement("$L.addRegions($L)", names.state(), fixed).build();
    }
    CodeBlock count =
        fixed == 0
            ? CodeBlock.of("$L", variadicCount)
            : CodeBlock.of("$L + $L", variadicCount, fixed);
    return code.addStatement("$L.addRegions($L)", names.state(), count).build();
  }

  CodeBlock separateTypes() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ResultSpec result : shape.results()) {
      code.add(group(result.arity(), "addType", names.of(result)));
    }
    if (shape.resultGroups().isSegmented()) {
      code.add(segments(OpShape.RESULT_SEGMENTS, shape.results(), ResultSpec::arity));
    }
    return code.build();
  }

  CodeBlock listedTypes() {
    return CodeBlock.builder()
        .addStatement("$L.addTypes($L)", names.state(), names.resultTypes())
        .build();
  }

  CodeBlock types(List<CodeBlock> types) {
    CodeBlock.Builder code = CodeBlock.builder();
    types.forEach(type -> code.addStatement("$L.addType($L)", names.state(), type));
    return code.build();
  }

  private CodeBlock group(Arity arity, String method, String name) {
    CodeBlock.Builder code = CodeBlock.builder();
    return switch (arity) {
      case SINGLE -> code.addStatement("$L.$L($L)", names.state(), method, name).build();
      case VARIADIC -> code.addStatement("$L.$Ls($L)", names.state(), method, name).build();
      case OPTIONAL ->
          code.beginControlFlow("if ($L != null)", name)
              .addStatement("$L.$L($L)", names.state(), method, name)
              .endControlFlow()
              .build();
    };
  }

  private <M extends Member> CodeBlock segments(
      String attribute, List<M> members, Function<M, Arity> arity) {
    CodeBlock sizes =
        members.stream()
            .map(
                member ->
                    switch (arity.apply(member)) {
                      case SINGLE -> CodeBlock.of("1");
                      case OPTIONAL -> CodeBlock.of("$L == null ? 0 : 1", names.of(member));
                      case VARIADIC -> CodeBlock.of("$L.size()", names.of(member));
                    })
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.builder()
        .addStatement(
            "$L.setProperty($Z$L,$W$T.of($L.context(),$W$L))",
            names.state(),
            OpShape.slotConstant(attribute),
            Names.SEGMENTS,
            names.builder(),
            sizes)
        .build();
  }
}
