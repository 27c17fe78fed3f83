// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/**
 * Writes the adaptor, which reads operands, attributes and regions by name where there is no
 * operation yet or no longer (ODS, "Operand adaptors").
 */
final class AdaptorEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("attributes.context()");
  private static final ValueGroups.Source SOURCE =
      new SegmentEmitter.Direct(
          CodeBlock.of("operands.size()"),
          CodeBlock.of("attributes.get($S)", OpShape.OPERAND_SEGMENTS));

  private final OpShape shape;

  AdaptorEmitter(OpShape shape) {
    this.shape = shape;
  }

  TypeSpec emit() {
    boolean regions = !shape.regions().isEmpty();
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Adaptor")
            .addJavadoc(
                "Reads by name what the operation would hold, without an operation: in patterns"
                    + " and folders.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(Names.GENERATED_ADAPTOR);
    type.addMethod(constructor(regions)).addMethod(ofOperation());
    for (int i = 0; i < shape.operands().size(); i++) {
      type.addMethod(operand(shape.operands().get(i), i));
    }
    shape.attributes().forEach(attribute -> addAttribute(type, attribute));
    for (int i = 0; i < shape.regions().size(); i++) {
      type.addMethod(region(shape.regions().get(i), i));
    }
    return type.build();
  }

  private static MethodSpec constructor(boolean regions) {
    MethodSpec.Builder method =
        MethodSpec.constructorBuilder()
            .addJavadoc("An adaptor of operands and inherent attributes.\n")
            .addModifiers(Modifier.PUBLIC)
            .addParameter(Names.VALUES, "operands")
            .addParameter(Names.DICTIONARY_ATTR, "attributes");
    if (regions) {
      method.addParameter(Names.listOf(RuntimeNames.REGION), "regions");
    }
    return method
        .addStatement(
            regions ? "super(operands, attributes, regions)" : "super(operands, attributes)")
        .build();
  }

  private MethodSpec ofOperation() {
    return MethodSpec.constructorBuilder()
        .addJavadoc("An adaptor of what an operation holds now.\n")
        .addModifiers(Modifier.PUBLIC)
        .addParameter(shape.opClass(), "op")
        .addStatement("super(op)")
        .build();
  }

  private MethodSpec operand(OperandSpec operand, int index) {
    TypeName type = operand.arity() == Arity.VARIADIC ? Names.VALUES : operand.returnType();
    return MethodSpec.methodBuilder(operand.accessor())
        .addJavadoc("The operand {@code $L}.\n", operand.name())
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addCode(
            operand.arity() == Arity.VARIADIC
                ? range(index)
                : ValueEmitter.read(
                    operand.arity(), shape.operandGroups(), index, SOURCE, "operands.get($L)", ""))
        .build();
  }

  private CodeBlock range(int index) {
    return CodeBlock.builder()
        .addStatement("int start = $L", shape.operandGroups().start(index, SOURCE))
        .addStatement(
            "return operands.subList(start,$Wstart + $L)",
            shape.operandGroups().count(index, SOURCE))
        .build();
  }

  private void addAttribute(TypeSpec.Builder type, AttributeSpec attribute) {
    boolean unwrapped = AttributeCode.isUnwrapped(attribute.storage());
    if (unwrapped || attribute.optional()) {
      String raw = AttributeEmitter.rawName(attribute);
      type.addMethod(
          getter(attribute, attribute.accessor())
              .returns(attribute.returnType())
              .addCode(AttributeEmitter.valueOf(attribute, CodeBlock.of("$L()", raw)))
              .build());
      type.addMethod(rawGetter(attribute, raw));
    } else {
      type.addMethod(rawGetter(attribute, attribute.accessor()));
    }
  }

  private MethodSpec rawGetter(AttributeSpec attribute, String name) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    MethodSpec.Builder method =
        getter(attribute, name)
            .returns(attribute.optional() ? shape.annotations().nullable(storage) : storage);
    CodeBlock stored = CodeBlock.of("attributes.get($S)", attribute.name());
    if (attribute.optional()) {
      return method.addStatement("return $L", AttributeEmitter.cast(storage, stored)).build();
    }
    if (attribute.defaultValue() == null) {
      return method
          .addStatement("return attributes.get($S, $T.class)", attribute.name(), storage)
          .build();
    }
    return method
        .addStatement("$T stored = $L", RuntimeNames.ATTRIBUTE, stored)
        .addStatement(
            "return stored == null ? $L($L) : $L",
            AttributeEmitter.defaultHelperName(attribute),
            CONTEXT,
            AttributeEmitter.cast(storage, CodeBlock.of("stored")))
        .build();
  }

  private static MethodSpec.Builder getter(AttributeSpec attribute, String name) {
    boolean raw = name.equals(AttributeEmitter.rawName(attribute));
    boolean nullable = raw && attribute.optional();
    return MethodSpec.methodBuilder(name)
        .addJavadoc(
            raw ? "The attribute {@code $L} as it is stored$L.\n" : "The attribute {@code $L}$L.\n",
            attribute.name(),
            nullable ? ", or null" : "")
        .addModifiers(Modifier.PUBLIC);
  }

  private MethodSpec region(RegionSpec region, int index) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(region.accessor())
            .addJavadoc("The region {@code $L}.\n", region.name())
            .addModifiers(Modifier.PUBLIC)
            .returns(region.returnType());
    return region.variadic()
        ? method.addStatement("return regions.subList($L, regions.size())", index).build()
        : method.addStatement("return regions.get($L)", index).build();
  }
}
