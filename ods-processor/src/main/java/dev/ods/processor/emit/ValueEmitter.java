// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the getters of operands and results and the setters of operands. */
final class ValueEmitter {
  private final OpShape shape;

  ValueEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    for (int i = 0; i < shape.operands().size(); i++) {
      OperandSpec operand = shape.operands().get(i);
      Documentation documentation = operand.documentation();
      type.addMethod(Deprecations.carry(documentation, operandGetter(operand, i)));
      if (operand.arity() == Arity.SINGLE) {
        type.addMethod(Deprecations.carry(documentation, setter(operand, i)));
      } else if (shape.operandGroups().isResizable()) {
        type.addMethod(Deprecations.carry(documentation, groupSetter(operand, i)));
      }
    }
    for (int i = 0; i < shape.results().size(); i++) {
      ResultSpec result = shape.results().get(i);
      type.addMethod(Deprecations.carry(result.documentation(), resultGetter(result, i)));
    }
  }

  private MethodSpec operandGetter(OperandSpec operand, int index) {
    return MethodSpec.methodBuilder(operand.accessor())
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(operand.returnType())
        .addCode(operand.isGrouped() ? groups(operand, index) : one(operand, index))
        .build();
  }

  private CodeBlock one(OperandSpec operand, int index) {
    return read(
        operand.arity(),
        shape.operandGroups(),
        index,
        SegmentEmitter.OWN_OPERANDS,
        "operation().operand($L)",
        "operation().operands($Z$L,$W$L)");
  }

  private CodeBlock groups(OperandSpec operand, int index) {
    return CodeBlock.builder()
        .addStatement(
            "return $T.split($Zoperation().operands($L,$W$L),$Woperation().property($L))",
            Names.OPERAND_GROUPS,
            shape.operandGroups().start(index, SegmentEmitter.OWN_OPERANDS),
            shape.operandGroups().count(index, SegmentEmitter.OWN_OPERANDS),
            shape.groupSizes(operand))
        .build();
  }

  private MethodSpec resultGetter(ResultSpec result, int index) {
    return MethodSpec.methodBuilder(result.accessor())
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(result.returnType())
        .addCode(
            read(
                result.arity(),
                shape.resultGroups(),
                index,
                SegmentEmitter.OWN_RESULTS,
                "operation().result($L)",
                "operation().results($Z$L,$W$L)"))
        .build();
  }

  /** The body of a getter. */
  static CodeBlock read(
      Arity arity,
      ValueGroups groups,
      int index,
      ValueGroups.Source source,
      String one,
      String many) {
    CodeBlock start = groups.start(index, source);
    CodeBlock count = groups.count(index, source);
    return switch (arity) {
      case SINGLE -> CodeBlock.builder().addStatement("return " + one, start).build();
      case VARIADIC -> CodeBlock.builder().addStatement("return " + many, start, count).build();
      case OPTIONAL ->
          CodeBlock.builder()
              .beginControlFlow("if ($L == 0)", count)
              .addStatement("return $T.empty()", Names.OPTIONAL)
              .endControlFlow()
              .addStatement("return $T.of(" + one + ")", Names.OPTIONAL, start)
              .build();
    };
  }

  private MethodSpec setter(OperandSpec operand, int index) {
    return MethodSpec.methodBuilder(GeneratedNames.setter(operand.accessor()))
        .addJavadoc("Sets {@link #$L}.\n", operand.accessor())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.VALUE, "value")
        .addStatement(
            "operation().setOperand($L, value)",
            shape.operandGroups().start(index, SegmentEmitter.OWN_OPERANDS))
        .build();
  }

  private MethodSpec groupSetter(OperandSpec operand, int index) {
    boolean optional = operand.arity() == Arity.OPTIONAL;
    ValueGroups groups = shape.operandGroups();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(GeneratedNames.setter(operand.accessor()))
            .addModifiers(Modifier.PUBLIC);
    if (optional) {
      method
          .addJavadoc("Sets {@link #$L}, or removes it if null.\n", operand.accessor())
          .addParameter(shape.annotations().nullable(RuntimeNames.VALUE), "value")
          .addStatement(
              "$T values = value == null ? $T.of() : $T.of(value)",
              Names.VALUES,
              List.class,
              List.class);
    } else if (operand.isGrouped()) {
      method
          .addJavadoc("Sets {@link #$L}.\n", operand.accessor())
          .addParameter(Names.VALUE_GROUPS, "groups")
          .addStatement("$T values = $T.join(groups)", Names.VALUES, Names.OPERAND_GROUPS);
    } else {
      method
          .addJavadoc("Sets {@link #$L}.\n", operand.accessor())
          .addParameter(Names.VALUES, "values");
    }
    method.addStatement(
        "operation().setOperands($Z$L,$W$L,$Wvalues)",
        groups.start(index, SegmentEmitter.OWN_OPERANDS),
        groups.count(index, SegmentEmitter.OWN_OPERANDS));
    if (operand.isGrouped()) {
      method.addStatement(
          "operation().setProperty($Z$L,$W$T.sizes(operation().context(), groups))",
          shape.groupSizes(operand),
          Names.OPERAND_GROUPS);
    }
    if (groups.isSegmented()) {
      String slot = OpShape.slotConstant(OpShape.OPERAND_SEGMENTS);
      method.addStatement(
          "operation().setProperty($Z$L,$W$T.with(operation().property($L), $L, values.size()))",
          slot,
          Names.GROUP_SIZES,
          slot,
          index);
    }
    return method.build();
  }
}
