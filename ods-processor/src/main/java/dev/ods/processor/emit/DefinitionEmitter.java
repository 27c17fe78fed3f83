// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the definition record, the declaration as data that tools can read. */
final class DefinitionEmitter {
  private final OpShape shape;

  DefinitionEmitter(OpShape shape) {
    this.shape = shape;
  }

  MethodSpec emit() {
    OpSpec op = shape.spec();
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("return new $T($>$>\n", Names.OP_DEFINITION)
            .add("NAME,\n")
            .add("$L,\n", Texts.literal(op.documentation().summary()))
            .add("$L,\n", Texts.literal(op.documentation().description()));
    addList(code, shape.operands().stream().map(DefinitionEmitter::operand).toList());
    addList(code, attributes());
    addList(code, shape.results().stream().map(DefinitionEmitter::result).toList());
    addList(code, shape.regions().stream().map(DefinitionEmitter::region).toList());
    addList(code, shape.successors().stream().map(DefinitionEmitter::successor).toList());
    addList(code, traits());
    if (op.format() == null) {
      code.add("null");
    } else {
      code.add("$L", Texts.literal(op.format().text()));
    }
    return MethodSpec.methodBuilder("define")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Names.OP_DEFINITION)
        .addCode(code.add(");$<$<\n").build())
        .build();
  }

  private static void addList(CodeBlock.Builder code, List<CodeBlock> elements) {
    if (elements.size() > 1) {
      code.add("$T.of($>$>\n$L$<$<),\n", List.class, CodeBlock.join(elements, ",\n"));
    } else {
      code.add("$T.of($L),\n", List.class, CodeBlock.join(elements, ""));
    }
  }

  private static CodeBlock operand(OperandSpec operand) {
    return value("OperandDefinition", operand, operand.arity());
  }

  private static CodeBlock result(ResultSpec result) {
    return value("ResultDefinition", result, result.arity());
  }

  private static CodeBlock value(String record, Member member, Arity arity) {
    return CodeBlock.of(
        "new $T($Z$S,$W$S,$W$T.$L)",
        record(record),
        member.name(),
        member.summary(),
        Names.ARITY,
        arity);
  }

  private List<CodeBlock> attributes() {
    List<CodeBlock> list = new ArrayList<>();
    for (AttributeSpec attribute : shape.attributes()) {
      CodeBlock defaultValue =
          attribute.defaultValue() == null
              ? CodeBlock.of("null")
              : CodeBlock.of("$S", text(attribute.defaultValue()));
      list.add(
          attribute(attribute.name(), attribute.summary(), attribute.optional(), defaultValue));
    }
    CodeBlock none = CodeBlock.of("null");
    // The runtime checks these against the operands, in words of their own.
    if (shape.operandGroups().isSegmented()) {
      list.add(attribute(OpShape.OPERAND_SEGMENTS, "i32 dense array attribute", true, none));
    }
    if (shape.resultGroups().isSegmented()) {
      list.add(attribute(OpShape.RESULT_SEGMENTS, "i32 dense array attribute", true, none));
    }
    return list;
  }

  private static CodeBlock attribute(
      String name, String summary, boolean optional, CodeBlock defaultValue) {
    return CodeBlock.of(
        "new $T($Z$S,$W$S,$W$L,$W$L)",
        record("AttributeDefinition"),
        name,
        summary,
        optional,
        defaultValue);
  }

  private static String text(DefaultValue value) {
    if (value instanceof DefaultValue.Bool bool) {
      return Boolean.toString(bool.value());
    } else if (value instanceof DefaultValue.Int number) {
      return Long.toString(number.value());
    } else if (value instanceof DefaultValue.Real number) {
      return Double.toString(number.value());
    } else if (value instanceof DefaultValue.Text text) {
      return text.value();
    } else if (value instanceof DefaultValue.EnumCase enumCase) {
      return enumCase.value().symbol();
    }
    if (value instanceof DefaultValue.Constant constant) {
      return constant.method();
    }
    return ((DefaultValue.Elements) value)
        .values().stream().map(DefinitionEmitter::text).collect(Collectors.joining(", ", "[", "]"));
  }

  private static CodeBlock region(RegionSpec region) {
    return CodeBlock.of(
        "new $T($Z$S,$W$S,$W$L)",
        record("RegionDefinition"),
        region.name(),
        region.summary(),
        region.variadic());
  }

  private static CodeBlock successor(SuccessorSpec successor) {
    return CodeBlock.of(
        "new $T($Z$S,$W$S,$W$L)",
        record("SuccessorDefinition"),
        successor.name(),
        successor.summary(),
        successor.variadic());
  }

  private List<CodeBlock> traits() {
    Set<ClassName> classes = new LinkedHashSet<>();
    for (var trait : shape.spec().traits()) {
      if (Predicates.isPredicate(trait)) {
        continue;
      }
      if (trait.is("SingleBlockImplicitTerminator")) {
        classes.add(RuntimeNames.trait("SingleBlock"));
      }
      classes.add(
          ModelEmitter.isParameterised(trait)
              ? RuntimeNames.trait(trait.trait().simpleName())
              : trait.trait());
    }
    return classes.stream().map(trait -> CodeBlock.of("$T.class", trait)).toList();
  }

  private static ClassName record(String name) {
    return Names.OP_DEFINITION.nestedClass(name);
  }
}
