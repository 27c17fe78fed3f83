// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.PartsRecord.Container;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that pass on the types and attributes among the parameters of a definition,
 * and that make an instance with others.
 */
final class DefPartsEmitter {
  private DefPartsEmitter() {}

  /** Writes them for the parameters. */
  static void emit(DefSpec def, TypeSpec.Builder type) {
    CodeBlock parts = parts(def.parameters(), "key");
    if (!parts.isEmpty()) {
      type.addMethod(forEach("forEachPart").addCode(parts).build());
      type.addMethod(rebuild(def));
    }
    List<DefParameter> all = new ArrayList<>(def.parameters());
    if (def.body() != null) {
      all.addAll(def.body().parts());
    }
    PartsRecordEmitter.emit(all, def.parameters(), type);
  }

  /** Writes what passes on those of a body. */
  static void emitBody(DefSpec.Body body, TypeSpec.Builder type) {
    CodeBlock parts =
        body.isRecord()
            ? parts(body.parts(), "body")
            : CodeBlock.builder().addStatement("action.accept(body)").build();
    if (!parts.isEmpty()) {
      ParameterSpec parameter = ParameterSpec.builder(body.type(), "body").build();
      type.addMethod(forEach("forEachBodyPart", parameter).addCode(parts).build());
    }
  }

  private static CodeBlock parts(List<DefParameter> components, String record) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (DefParameter component : components) {
      if (!component.kind().hasParts()) {
        continue;
      }
      CodeBlock value = component.of(record);
      if (component.absence() == DefParameter.Absence.OPTIONAL) {
        code.addStatement("$L.ifPresent($L)", value, action(component.kind()));
      } else if (component.kind() instanceof ParameterKind.Elements) {
        code.addStatement("$L.forEach($L)", value, action(component.kind()));
      } else {
        code.addStatement("$L", accept(component.kind(), value));
      }
    }
    return code.build();
  }

  private static CodeBlock action(ParameterKind kind) {
    ParameterKind.Symbol symbol = kind.symbol();
    return symbol != null && !symbol.isInterface()
        ? CodeBlock.of("action")
        : CodeBlock.of("part -> $L", accept(kind, CodeBlock.of("part")));
  }

  /** Passes on one value, or what is in it. */
  private static CodeBlock accept(ParameterKind kind, CodeBlock value) {
    ParameterKind.Symbol symbol = kind.symbol();
    if (symbol == null) {
      return PartsRecordEmitter.accept(value);
    }
    return symbol.isInterface()
        ? CodeBlock.of("action.accept(($T) $L)", RuntimeNames.ATTRIBUTE, value)
        : CodeBlock.of("action.accept($L)", value);
  }

  private static MethodSpec.Builder forEach(String name, ParameterSpec... parameters) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addParameters(List.of(parameters))
        .addParameter(
            ParameterizedTypeName.get(
                ClassName.get(Consumer.class), WildcardTypeName.supertypeOf(RuntimeNames.UNIQUED)),
            "action");
  }

  private static MethodSpec rebuild(DefSpec def) {
    List<CodeBlock> values = new ArrayList<>();
    for (DefParameter parameter : def.parameters()) {
      values.add(replaced(parameter));
    }
    return MethodSpec.methodBuilder("rebuild")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(def.generated())
        .addParameter(RuntimeNames.ir("AttrTypeParts"), "parts")
        .addStatement(
            "return $L(context(),$Wnew $T($L))",
            def.isVerified() ? "verified" : "make",
            def.declaration(),
            CodeBlock.join(values, ",$W"))
        .build();
  }

  private static CodeBlock replaced(DefParameter parameter) {
    CodeBlock value = parameter.of("key");
    if (!parameter.kind().hasParts()) {
      return value;
    }
    boolean isOptional = parameter.absence() == DefParameter.Absence.OPTIONAL;
    boolean isList = parameter.kind() instanceof ParameterKind.Elements;
    ParameterKind.Symbol symbol = parameter.kind().symbol();
    if (symbol == null) {
      return PartsRecordEmitter.replaced(
          isOptional ? Container.OPTIONAL : isList ? Container.LIST : Container.ONE, value);
    }
    TypeName type = symbol.name();
    if (isOptional) {
      return CodeBlock.of("parts.optional($T.class, $L.isPresent())", type, value);
    }
    return isList
        ? CodeBlock.of("parts.list($T.class, $L.size())", type, value)
        : CodeBlock.of("parts.next($T.class)", type);
  }
}
