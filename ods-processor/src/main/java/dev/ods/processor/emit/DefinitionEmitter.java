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
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the definition in the model: the declaration as data for tools. */
final class DefinitionEmitter {
  private final OpShape shape;
  private final CodeBlock.Builder code = CodeBlock.builder();

  DefinitionEmitter(OpShape shape) {
    this.shape = shape;
  }

  /**
   * The constructor of the model, which declares its definition.
   *
   * @param written the slots of the attributes that the format prints outside of the dictionary
   */
  MethodSpec emit(List<String> written) {
    OpSpec op = shape.spec();
    addText("description", op.documentation().description());
    for (OperandSpec operand : shape.operands()) {
      value("operand", operand, operand.arity());
    }
    shape.attributes().forEach(this::attribute);
    shape.properties().forEach(this::property);
    if (shape.operandGroups().isSegmented()) {
      code.add("\n.operandSegments()");
    }
    if (shape.resultGroups().isSegmented()) {
      code.add("\n.resultSegments()");
    }
    for (ResultSpec result : shape.results()) {
      value("result", result, result.arity());
    }
    for (RegionSpec region : shape.regions()) {
      part(region.variadic() ? "variadicRegion" : "region", region);
    }
    for (SuccessorSpec successor : shape.successors()) {
      part(successor.variadic() ? "variadicSuccessor" : "successor", successor);
    }
    List<CodeBlock> traits = traits();
    if (!traits.isEmpty()) {
      code.add("\n.traits($L)", CodeBlock.join(traits, ",$W"));
    }
    if (op.format() != null) {
      addText("assemblyFormat", op.format().text());
    }
    if (!written.isEmpty()) {
      code.add(
          "\n.written($L)",
          written.stream().map(slot -> CodeBlock.of("$L", slot)).collect(CodeBlock.joining(",$W")));
    }
    return MethodSpec.constructorBuilder()
        .addCode(
            "super(define($L, NAME,$W$L)$>$>$L);$<$<\n",
            RuntimeNames.API_LEVEL,
            Texts.literal(op.documentation().summary()),
            code.build())
        .build();
  }

  private void addText(String method, String text) {
    if (Texts.isLong(method, text)) {
      code.add("\n.$L($>$>\n$L$<$<)", method, Texts.literal(text));
    } else if (!text.isEmpty()) {
      code.add("\n.$L($L)", method, JavaLiterals.string(text));
    }
  }

  private void value(String method, Member member, Arity arity) {
    if (arity == Arity.SINGLE) {
      part(method, member);
    } else {
      code.add(
          "\n.$L($S,$W$L,$W$T.$L)",
          method,
          member.name(),
          JavaLiterals.string(member.summary()),
          Names.ARITY,
          arity);
    }
  }

  private void part(String method, Member member) {
    code.add("\n.$L($S,$W$L)", method, member.name(), JavaLiterals.string(member.summary()));
  }

  private void attribute(AttributeSpec attribute) {
    boolean stored = attribute.defaultValue() == null || attribute.initialized();
    code.add(
        "\n.$L($S,$W$L,$W$L",
        attribute.optional() || !stored ? "optionalAttribute" : "attribute",
        attribute.name(),
        storage(attribute),
        JavaLiterals.string(attribute.summary()));
    if (attribute.defaultValue() != null) {
      code.add(",$W$L", JavaLiterals.string(text(attribute.defaultValue())));
    }
    code.add(")");
  }

  private void property(PropertySpec property) {
    code.add(
        "\n.property($S,$W$L,$W$L",
        property.name(),
        PropertyCode.typeConstant(property),
        JavaLiterals.string(property.summary()));
    if (property.defaultValue() != null) {
      code.add(",$W$L", JavaLiterals.string(text(property.defaultValue())));
    } else if (property.mayBeOmitted()) {
      boolean unit = property.type().kind() == PropertyTypeSpec.Kind.UNIT;
      code.add(",$W$S", unit ? "false" : "none");
    }
    code.add(")");
  }

  /** The storage of an attribute, for the runtime: its kind or, if it has none, its class. */
  private CodeBlock storage(AttributeSpec attribute) {
    String kind =
        shape.isTyped(attribute) ? "TYPED" : AttributeCode.runtimeKind(attribute.storage());
    return kind == null
        ? CodeBlock.of("$T.class", AttributeCode.requiredClass(attribute.storage()))
        : CodeBlock.of("$T.$L", Names.ATTRIBUTE_KIND, kind);
  }

  private static String text(DefaultValue value) {
    if (value instanceof DefaultValue.Bool bool) {
      return Boolean.toString(bool.value());
    } else if (value instanceof DefaultValue.Int number) {
      return number.toString();
    } else if (value instanceof DefaultValue.Real number) {
      return number.toString();
    } else if (value instanceof DefaultValue.Text text) {
      return text.value();
    } else if (value instanceof DefaultValue.EnumCase enumCase) {
      return enumCase.value().symbol();
    }
    if (value instanceof DefaultValue.EnumCases cases) {
      return cases.text();
    }
    if (value instanceof DefaultValue.Constant constant) {
      return constant.method();
    }
    return ((DefaultValue.Elements) value)
        .values().stream().map(DefinitionEmitter::text).collect(Collectors.joining(", ", "[", "]"));
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
      classes.add(trait.trait());
    }
    return classes.stream().map(trait -> CodeBlock.of("$T.class", trait)).toList();
  }
}
