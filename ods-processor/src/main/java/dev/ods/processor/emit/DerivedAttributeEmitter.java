// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.DerivedAttributeSpec;
import dev.ods.processor.model.DerivedAttributeSpec.Converter;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the implementation of the op interface of derived attributes. */
final class DerivedAttributeEmitter {
  private final OpShape shape;
  private final List<DerivedAttributeSpec> attributes;

  DerivedAttributeEmitter(OpShape shape) {
    this.shape = shape;
    this.attributes = shape.spec().derived();
  }

  void addTo(TypeSpec.Builder type) {
    if (attributes.isEmpty()) {
      return;
    }
    if (shape.spec().opInterface(RuntimeNames.DERIVED_ATTRIBUTE_OP_INTERFACE) == null) {
      type.addSuperinterface(RuntimeNames.DERIVED_ATTRIBUTE_OP_INTERFACE);
    }
    type.addMethod(isDerived()).addMethod(materialize());
  }

  private MethodSpec isDerived() {
    CodeBlock names =
        attributes.stream()
            .map(attribute -> CodeBlock.of("name.equals($S)", attribute.name()))
            .collect(CodeBlock.joining("$W|| "));
    return override("isDerivedAttribute")
        .returns(TypeName.BOOLEAN)
        .addParameter(String.class, "name")
        .addStatement("return $L", names)
        .build();
  }

  private MethodSpec materialize() {
    CodeBlock entries =
        attributes.stream()
            .map(
                attribute ->
                    CodeBlock.of(
                        "new $T($S,$W$L)",
                        RuntimeNames.NAMED_ATTRIBUTE,
                        attribute.name(),
                        converted(attribute)))
            .collect(CodeBlock.joining(",$W"));
    return override("materializeDerivedAttributes")
        .returns(Names.DICTIONARY_ATTR)
        .addStatement(
            "return $T.get($Z$L,$W$T.of($Z$L))",
            Names.DICTIONARY_ATTR,
            AttributeEmitter.CONTEXT_OF_OP,
            List.class,
            entries)
        .build();
  }

  private static CodeBlock converted(DerivedAttributeSpec attribute) {
    CodeBlock value = Calls.ofGetter(attribute.accessor());
    Converter converter = attribute.converter();
    return converter == null
        ? AttributeCode.wrap(
            Objects.requireNonNull(attribute.storage()), AttributeEmitter.CONTEXT_OF_OP, value)
        : CodeBlock.of(
            "$T.$L($L,$W$L)",
            converter.owner(),
            converter.method(),
            AttributeEmitter.CONTEXT_OF_OP,
            value);
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
