// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.FolderSpec;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.OpReference;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the model: the op's model, which a context registers, and the hooks of the other packages.
 */
final class ModelEmitter {
  private static final ClassName FOLDER_MODEL = RuntimeNames.FOLDER.nestedClass("Model");

  private final OpShape shape;
  private final @Nullable OpFormat format;

  ModelEmitter(OpShape shape, @Nullable OpFormat format) {
    this.shape = shape;
    this.format = format;
  }

  /** Whether a trait has parameters, which the model passes to the runtime. */
  static boolean isParameterised(TraitSpec trait) {
    return trait.is("HasParent")
        || trait.is("HasAncestor")
        || trait.is("SingleBlockImplicitTerminator");
  }

  TypeSpec emit() {
    OpSpec op = shape.spec();
    boolean customAssembly = op.hooks().hasCustomAssembly();
    boolean hasCustomForm = format != null || customAssembly;
    TypeSpec.Builder model =
        TypeSpec.classBuilder("Model")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(hasCustomForm ? Names.GENERATED_ASSEMBLY : Names.GENERATED_MODEL)
            .addMethod(new DefinitionEmitter(shape).emit(written()))
            .addMethod(view());
    boolean byTraits = new ResultInference(shape).isByTraits();
    if (byTraits || op.infersReturnTypes()) {
      model
          .addSuperinterface(
              byTraits && !op.comparesReturnTypes()
                  ? Names.INFERENCE_BY_TRAITS
                  : Names.RETURN_TYPE_INFERENCE)
          .addMethod(adaptor());
    }
    List<AttributeSpec> defaults =
        shape.attributes().stream().filter(a -> a.defaultValue() != null).toList();
    if (!defaults.isEmpty()) {
      model.addMethod(initialValue(defaults));
    }
    AttributeSpec constant = op.constantValue();
    if (constant != null) {
      model.addMethod(
          parameter("constantSlot", TypeName.INT)
              .addStatement("return $L", OpShape.slotConstant(constant.accessor()))
              .build());
    }
    addFolder(model);
    op.traits().forEach(trait -> addParameters(model, trait));
    List<TraitSpec> checked = op.traits().stream().filter(TraitSpec::instantiated).toList();
    if (!checked.isEmpty()) {
      model.addMethod(traitInstance(checked));
    }
    if (customAssembly) {
      addCustomAssembly(model, op.hooks());
    } else if (format != null) {
      new ParseEmitter(shape, format).addTo(model);
      new PrintEmitter(shape, format).addTo(model);
    }
    new VerifyEmitter(shape).addTo(model);
    return model.build();
  }

  /** Tells the folder that {@code fold} calls, which says what it asks for. */
  private void addFolder(TypeSpec.Builder model) {
    FolderSpec folder = shape.spec().folder();
    if (folder == null
        || folder.kind() != FolderSpec.Kind.FIELD
        || shape.spec().constantValue() != null) {
      return;
    }
    model
        .addSuperinterface(FOLDER_MODEL)
        .addMethod(
            parameter("folder", RuntimeNames.FOLDER)
                .addStatement("return $T.$L", folder.owner(), folder.name())
                .build());
  }

  private MethodSpec view() {
    return MethodSpec.methodBuilder("view")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Names.GENERATED_OP)
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("return new $T(operation)", shape.opClass())
        .build();
  }

  private static MethodSpec adaptor() {
    return MethodSpec.methodBuilder("adaptor")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(RuntimeNames.INFER_TYPE_OP_INTERFACE)
        .addParameter(RuntimeNames.OPERATION_STATE, "state")
        .addStatement("return new Adaptor(state)")
        .build();
  }

  private List<String> written() {
    return format == null ? List.of() : new Elision(shape, format).written();
  }

  private static MethodSpec initialValue(List<AttributeSpec> attributes) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("initialValue")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(RuntimeNames.ATTRIBUTE)
            .addParameter(TypeName.INT, "property")
            .addParameter(RuntimeNames.CONTEXT, "context");
    if (attributes.size() == 1) {
      return method
          .addStatement("return $L(context)", AttributeEmitter.defaultHelperName(attributes.get(0)))
          .build();
    }
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (property) {\n").indent();
    for (AttributeSpec attribute : attributes) {
      code.add(
          "case $L -> $L(context);\n",
          OpShape.slotConstant(attribute.accessor()),
          AttributeEmitter.defaultHelperName(attribute));
    }
    code.add("default -> super.initialValue(property, context);\n").unindent().add("};\n");
    return method.addCode(code.build()).build();
  }

  /** Creates the traits that have checks, whose classes may be visible in this package only. */
  private MethodSpec traitInstance(List<TraitSpec> traits) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("traitInstance")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(shape.annotations().nullable(RuntimeNames.TRAIT_MARKER))
            .addParameter(
                ParameterizedTypeName.get(
                    ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class)),
                "trait");
    for (TraitSpec trait : traits) {
      method
          .beginControlFlow("if (trait == $T.class)", trait.trait())
          .addStatement("return new $T()", trait.trait())
          .endControlFlow();
    }
    return method.addStatement("return super.traitInstance(trait)").build();
  }

  private static void addParameters(TypeSpec.Builder model, TraitSpec trait) {
    if (!isParameterised(trait)) {
      return;
    }
    model.addSuperinterface(trait.trait());
    if (trait.is("SingleBlockImplicitTerminator")) {
      model.addMethod(
          parameter("terminatorName", ClassName.get(String.class))
              .addStatement("return $L", nameOf(trait.ops().get(0)))
              .build());
      return;
    }
    CodeBlock names =
        trait.ops().stream().map(ModelEmitter::nameOf).collect(CodeBlock.joining(", "));
    model.addMethod(
        parameter(
                trait.is("HasParent") ? "parentNames" : "ancestorNames",
                Names.listOf(ClassName.get(String.class)))
            .addStatement("return $T.of($L)", List.class, names)
            .build());
  }

  private static CodeBlock nameOf(OpReference op) {
    return CodeBlock.of("$T.NAME", op.opClass());
  }

  private static MethodSpec.Builder parameter(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }

  private void addCustomAssembly(TypeSpec.Builder model, HooksSpec hooks) {
    model.addMethod(
        MethodSpec.methodBuilder("parse")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(RuntimeNames.OP_ASM_PARSER, "parser")
            .addParameter(RuntimeNames.OPERATION_STATE, "state")
            .addStatement(
                "return $T.$L(parser, state)", hooks.parse().owner(), hooks.parse().name())
            .build());
    model.addMethod(
        MethodSpec.methodBuilder("print")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(RuntimeNames.OP_ASM_PRINTER, "printer")
            .addParameter(RuntimeNames.OPERATION, "operation")
            .addStatement(
                "$T.$L(printer, new $T(operation))",
                hooks.print().owner(),
                hooks.print().name(),
                shape.opClass())
            .build());
  }
}
