// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.PartsRecord;
import dev.ods.processor.model.PartsRecord.Component;
import dev.ods.processor.model.PartsRecord.Container;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that pass on the types and attributes in records of the author, and that make
 * such a record with others: one of each for a record, as records may contain themselves.
 */
final class PartsRecordEmitter {
  private PartsRecordEmitter() {}

  /**
   * Writes them for all records that are values of parameters, or in such values.
   *
   * @param walked the parameters whose parts are passed on
   * @param rebuilt those that are made with others, too
   */
  static void emit(List<DefParameter> walked, List<DefParameter> rebuilt, TypeSpec.Builder type) {
    records(walked).values().forEach(record -> type.addMethod(forEach(record)));
    records(rebuilt).values().forEach(record -> type.addMethod(rebuild(record)));
  }

  private static Map<ClassName, PartsRecord> records(List<DefParameter> parameters) {
    Map<ClassName, PartsRecord> records = new LinkedHashMap<>();
    for (DefParameter parameter : parameters) {
      parameter.kind().partsRecords().forEach(record -> records.put(record.name(), record));
    }
    return records;
  }

  /** Passes on what is in a value of a record. */
  static CodeBlock accept(CodeBlock value) {
    return CodeBlock.of("forEachPartOf($L, action)", value);
  }

  /** The values of a record, with others in them. */
  static CodeBlock replaced(Container container, CodeBlock value) {
    return switch (container) {
      case ONE -> CodeBlock.of("$L == null ? null : rebuilt($L, parts)", value, value);
      case OPTIONAL -> CodeBlock.of("$L.map(each -> rebuilt(each, parts))", value);
      case LIST -> CodeBlock.of("$L.stream().map(each -> rebuilt(each, parts)).toList()", value);
    };
  }

  private static MethodSpec forEach(PartsRecord record) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("forEachPartOf")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(record.name(), "value")
            .addParameter(
                ParameterizedTypeName.get(
                    ClassName.get(Consumer.class),
                    WildcardTypeName.supertypeOf(RuntimeNames.UNIQUED)),
                "action");
    for (Component component : record.components()) {
      if (component.hasParts()) {
        addParts(component, method);
      }
    }
    return method.build();
  }

  private static void addParts(Component component, MethodSpec.Builder method) {
    CodeBlock value = CodeBlock.of("value.$L()", component.accessor());
    boolean isRecord = component.record() != null;
    CodeBlock one = isRecord ? accept(value) : CodeBlock.of("action.accept($L)", value);
    CodeBlock each =
        isRecord
            ? CodeBlock.of("each -> $L", accept(CodeBlock.of("each")))
            : CodeBlock.of("action");
    switch (component.container()) {
      case ONE ->
          method
              .beginControlFlow("if ($L != null)", value)
              .addStatement("$L", one)
              .endControlFlow();
      case OPTIONAL -> method.addStatement("$L.ifPresent($L)", value, each);
      case LIST -> method.addStatement("$L.forEach($L)", value, each);
    }
  }

  private static MethodSpec rebuild(PartsRecord record) {
    List<CodeBlock> values = new ArrayList<>();
    for (Component component : record.components()) {
      values.add(replaced(component));
    }
    return MethodSpec.methodBuilder("rebuilt")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(record.name())
        .addParameter(record.name(), "value")
        .addParameter(RuntimeNames.ir("AttrTypeParts"), "parts")
        .addStatement("return new $T($L)", record.name(), CodeBlock.join(values, ",$W"))
        .build();
  }

  private static CodeBlock replaced(Component component) {
    CodeBlock value = CodeBlock.of("value.$L()", component.accessor());
    if (component.symbol() == null) {
      return component.record() == null ? value : replaced(component.container(), value);
    }
    ClassName type = component.symbol();
    return switch (component.container()) {
      case ONE -> CodeBlock.of("$L == null ? null : parts.next($T.class)", value, type);
      case OPTIONAL -> CodeBlock.of("parts.optional($T.class, $L.isPresent())", type, value);
      case LIST -> CodeBlock.of("parts.list($T.class, $L.size())", type, value);
    };
  }
}
