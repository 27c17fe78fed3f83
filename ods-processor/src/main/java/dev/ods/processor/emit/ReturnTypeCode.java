// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.BuiltinScalar;
import dev.ods.processor.pattern.CheckedPattern;

/** Writes the types of the results of new operations, where they are not inferred. */
final class ReturnTypeCode {
  private final CheckedPattern pattern;
  private final CreationCode creation;

  ReturnTypeCode(CheckedPattern pattern, CreationCode creation) {
    this.pattern = pattern;
    this.creation = creation;
  }

  /** The calls that add the types. */
  CodeBlock of(Build.Op build) {
    return switch (build.types()) {
      case NONE, INFERRED, BUILT -> CodeBlock.of("");
      case OF_ROOT -> ofRoot(build);
      case GIVEN -> build.returnTypes().stream().map(this::given).collect(CodeBlock.joining(""));
    };
  }

  private CodeBlock ofRoot(Build.Op build) {
    int count = build.size();
    boolean isVariable =
        pattern.root().op().results().stream().anyMatch(r -> r.arity() != Arity.SINGLE);
    if (isVariable || (count == pattern.root().op().results().size() && count != 1)) {
      return CodeBlock.of("$Z.addTypes(root.results().types())");
    }
    CodeBlock.Builder types = CodeBlock.builder();
    for (int i = 0; i < count; i++) {
      types.add("$Z.addType(root.resultType($L))", build.offset() + i);
    }
    return types.build();
  }

  private CodeBlock given(Build.ReturnType type) {
    if (type instanceof Build.ReturnType.Builtin builtin) {
      return CodeBlock.of("$Z.addType($L)", builtin(builtin.type()));
    } else if (type instanceof Build.ReturnType.Called called) {
      CodeBlock value = creation.value(called.call());
      return CodeBlock.of(
          called.call().type().is(JavaKind.TYPES) ? "$Z.addTypes($L)" : "$Z.addType($L)", value);
    }
    CreationCode.Operands values = creation.operands(((Build.ReturnType.Same) type).value());
    return switch (values.arity()) {
      case SINGLE -> CodeBlock.of("$Z.addType($L.type())", values.value());
      case OPTIONAL ->
          CodeBlock.of("$Z.addOptionalType($1L == null ? null : $1L.type())", values.value());
      case VARIADIC ->
          CodeBlock.of(
              "$Z.addTypes($L.stream().map($T::type).toList())",
              values.value(),
              RuntimeNames.VALUE);
    };
  }

  /** A builtin type. */
  static CodeBlock builtin(BuiltinScalar type) {
    CodeBlock context = CodeBlock.of("rewriter.context()");
    if (type.width() == 0) {
      return CodeBlock.of("$T.$L($L)", RuntimeNames.builtin(type.type()), type.method(), context);
    }
    CodeBlock width =
        CodeBlock.of("$T.get($L, $L", RuntimeNames.builtin(type.type()), context, type.width());
    return type.signedness().isEmpty()
        ? CodeBlock.of("$L)", width)
        : CodeBlock.of(
            "$L, $T.$L)",
            width,
            RuntimeNames.builtin(type.type()).nestedClass("Signedness"),
            type.signedness());
  }
}
