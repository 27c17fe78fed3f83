// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the adaptor, which accesses operands, attributes and regions by name without an operation
 * (ODS, "Operand adaptors"). It implements the declaration; what only an operation has, throws. Its
 * base class finds the segments of operands; conversions and defaults of attributes are shared
 * helpers of the op class.
 */
final class AdaptorEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("attributes.context()");
  private static final ValueGroups.Source SOURCE = new Inherited();

  private final OpShape shape;

  /** The names of methods that hide those of the op class. */
  private final Set<String> hiding;

  AdaptorEmitter(OpShape shape) {
    this.shape = shape;
    this.hiding = names(shape);
  }

  TypeSpec emit() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Adaptor")
            .addJavadoc(
                "Provides operands, attributes and regions by name, without the operation.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(Names.GENERATED_ADAPTOR)
            .addSuperinterface(shape.spec().declaration());
    type.addMethod(constructor()).addMethod(ofOperation());
    if (shape.spec().infersReturnTypes() || new ResultInference(shape).isByTraits()) {
      type.addMethod(ofState());
    }
    for (int i = 0; i < shape.operands().size(); i++) {
      OperandSpec operand = shape.operands().get(i);
      type.addMethod(Deprecations.carry(operand.documentation(), operand(operand, i)));
    }
    shape.attributes().forEach(attribute -> addAttribute(type, attribute));
    shape.properties().forEach(property -> addProperty(type, property));
    for (int i = 0; i < shape.regions().size(); i++) {
      RegionSpec region = shape.regions().get(i);
      type.addMethod(Deprecations.carry(region.documentation(), region(region, i)));
    }
    addAbsent(type);
    new InferenceEmitter(shape).addToAdaptor(type);
    addUnimplemented(type);
    return type.build();
  }

  /** Adds the methods of the declaration that only an operation can answer. */
  private void addAbsent(TypeSpec.Builder type) {
    for (ResultSpec result : shape.results()) {
      MethodSpec getter = absent(member(result.accessor()).returns(result.returnType()));
      type.addMethod(Deprecations.carry(result.documentation(), getter));
    }
    for (SuccessorSpec successor : shape.successors()) {
      MethodSpec getter = absent(member(successor.accessor()).returns(successor.returnType()));
      type.addMethod(Deprecations.carry(successor.documentation(), getter));
    }
  }

  /** Adds the methods of op interfaces that neither the author nor a trait implements. */
  private void addUnimplemented(TypeSpec.Builder type) {
    for (OpInterfaceSpec opInterface : Stubs.unimplemented(shape.spec(), type.build())) {
      opInterface
          .required()
          .forEach(required -> type.addMethod(absent(required.method().toBuilder())));
    }
  }

  private static MethodSpec absent(MethodSpec.Builder method) {
    return method.addStatement("throw absent($S)", method.build().name()).build();
  }

  private MethodSpec constructor() {
    boolean regions = !shape.regions().isEmpty();
    MethodSpec.Builder method =
        MethodSpec.constructorBuilder()
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
        .addModifiers(Modifier.PUBLIC)
        .addParameter(shape.opClass(), "op")
        .addStatement("super(op)")
        .build();
  }

  private static MethodSpec ofState() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.OPERATION_STATE, "state")
        .addStatement("super(state)")
        .build();
  }

  private MethodSpec operand(OperandSpec operand, int index) {
    CodeBlock start = shape.operandGroups().start(index, SOURCE);
    CodeBlock count = shape.operandGroups().count(index, SOURCE);
    MethodSpec.Builder method = member(operand.accessor()).returns(operand.returnType());
    if (operand.isGrouped()) {
      return method
          .addStatement(
              "return $T.split($Zoperands($L, $L),$Wattributes.get($S))",
              Names.OPERAND_GROUPS,
              start,
              count,
              operand.segments())
          .build();
    }
    return switch (operand.arity()) {
      case SINGLE -> method.addStatement("return operands.get($L)", start).build();
      case OPTIONAL -> method.addStatement("return optionalOperand($L,$W$L)", start, count).build();
      case VARIADIC -> method.addStatement("return operands($L,$W$L)", start, count).build();
    };
  }

  private void addAttribute(TypeSpec.Builder type, AttributeSpec attribute) {
    Documentation documentation = attribute.documentation();
    boolean unwrapped = AttributeCode.isUnwrapped(attribute.storage());
    if (unwrapped || attribute.optional()) {
      String raw = AttributeEmitter.rawName(attribute);
      MethodSpec getter =
          member(attribute.accessor())
              .returns(attribute.returnType())
              .addCode(
                  AttributeEmitter.valueOf(
                      attribute,
                      helper(AttributeEmitter.conversionName(attribute)),
                      CodeBlock.of("$L()", raw)))
              .build();
      type.addMethod(Deprecations.carry(documentation, getter));
      type.addMethod(Deprecations.carry(documentation, rawGetter(attribute, getter(raw))));
    } else {
      MethodSpec getter = rawGetter(attribute, member(attribute.accessor()));
      type.addMethod(Deprecations.carry(documentation, getter));
    }
  }

  /**
   * A helper of the op class, with that unless it can do without: a method of the adaptor hides all
   * of the op class that have its name, whatever their parameters.
   */
  private CodeBlock helper(String name) {
    return hiding.contains(name)
        ? CodeBlock.of("$T.$L", shape.opClass(), name)
        : CodeBlock.of("$L", name);
  }

  /** The names of the methods that an adaptor may have. */
  private static Set<String> names(OpShape shape) {
    Set<String> names = new HashSet<>();
    shape.spec().members().forEach(member -> names.add(member.accessor()));
    shape.attributes().forEach(attribute -> names.add(AttributeEmitter.rawName(attribute)));
    shape.spec().hooks().helpers().forEach(helper -> names.add(helper.name()));
    return names;
  }

  private static void addProperty(TypeSpec.Builder type, PropertySpec property) {
    MethodSpec getter =
        member(property.accessor())
            .returns(property.returnType())
            .addStatement(
                "return $L.get(attributes, $S)",
                PropertyCode.typeConstant(property),
                property.name())
            .build();
    type.addMethod(Deprecations.carry(property.documentation(), getter));
  }

  private MethodSpec rawGetter(AttributeSpec attribute, MethodSpec.Builder method) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    method.returns(attribute.optional() ? shape.annotations().nullable(storage) : storage);
    CodeBlock stored = CodeBlock.of("attributes.get($S)", attribute.name());
    if (attribute.optional()) {
      method.addStatement("return $L", AttributeEmitter.cast(storage, stored));
    } else if (attribute.defaultValue() == null) {
      method.addStatement("return attributes.get($S, $T.class)", attribute.name(), storage);
    } else {
      CodeBlock helper = helper(AttributeEmitter.orDefaultName(attribute));
      method.addStatement("return $L", AttributeEmitter.orDefault(helper, stored, CONTEXT));
    }
    return method.build();
  }

  private static MethodSpec.Builder getter(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC);
  }

  /** The getter of a member of the declaration. */
  private static MethodSpec.Builder member(String name) {
    return getter(name).addAnnotation(Override.class);
  }

  private static MethodSpec region(RegionSpec region, int index) {
    MethodSpec.Builder method = member(region.accessor()).returns(region.returnType());
    return region.variadic()
        ? method.addStatement("return regions.subList($L, regions.size())", index).build()
        : method.addStatement("return regions.get($L)", index).build();
  }

  /** How an adaptor refers to the segments of its operands: by methods of its base. */
  private static final class Inherited implements ValueGroups.Source {
    @Override
    public CodeBlock total() {
      return CodeBlock.of("operands.size()");
    }

    @Override
    public CodeBlock start(int group) {
      return CodeBlock.of("operandStart($L)", group);
    }

    @Override
    public CodeBlock size(int group) {
      return CodeBlock.of("operandSize($L)", group);
    }

    @Override
    public CodeBlock equalSize(int fixed, int variable) {
      return CodeBlock.of("operandSize($L, $L)", fixed, variable);
    }
  }
}
