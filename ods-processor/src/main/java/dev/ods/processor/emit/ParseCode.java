// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * The body of a parser while it is written. What an optional group reads is declared before the
 * outermost group, with a value for its absence, so that the end of the parser can use it.
 */
final class ParseCode {
  private CodeBlock.Builder code = CodeBlock.builder();

  /** The declarations before the group that is being written, or null outside of groups. */
  private CodeBlock.@Nullable Builder hoisted;

  void add(CodeBlock block) {
    code.add(block);
  }

  void statement(String format, Object... arguments) {
    code.addStatement(format, arguments);
  }

  CodeBlock build() {
    return code.build();
  }

  boolean inGroup() {
    return hoisted != null;
  }

  /** Ends the parser unless the call in {@code format} succeeds. */
  void require(String format, Object... arguments) {
    code.beginControlFlow("if (!" + format + ")", arguments)
        .addStatement("return false")
        .endControlFlow();
  }

  /** Ends the parser if an attempt to read something failed. */
  void requireNoFailure(CodeBlock attempt) {
    code.beginControlFlow("if ($L == $T.FAILURE)", attempt, Names.OPTIONAL_RESULT)
        .addStatement("return false")
        .endControlFlow();
  }

  /** Ends the parser if a local variable is null. */
  void requireNonNull(String name) {
    code.beginControlFlow("if ($L == null)", name).addStatement("return false").endControlFlow();
  }

  /**
   * A local variable: its declaration, or its assignment in a group.
   *
   * @param absent its value if the group is absent
   */
  void declare(TypeName type, String name, CodeBlock absent, CodeBlock value) {
    if (hoisted == null) {
      code.addStatement("$T $L = $L", type, name, value);
    } else {
      hoisted.addStatement("$T $L = $L", type, name, absent);
      code.addStatement("$L = $L", name, value);
    }
  }

  /** Keeps the height of one of the parser's stacks before something is read. */
  void markStart(String name, String method) {
    CodeBlock height = CodeBlock.of("parser.$L()", method);
    declare(TypeName.INT, name + "From", height, height);
  }

  /** Keeps the height after something was read; if it is absent, that before it. */
  void markEnd(String name, String method) {
    declare(
        TypeName.INT,
        name + "To",
        CodeBlock.of("$LFrom", name),
        CodeBlock.of("parser.$L()", method));
  }

  /** The code that {@code write} writes. */
  CodeBlock branch(Runnable write) {
    CodeBlock.Builder before = code;
    code = CodeBlock.builder();
    write.run();
    CodeBlock branch = code.build();
    code = before;
    return branch;
  }

  /**
   * Writes a group with two branches, of which either may be empty.
   *
   * @param present the condition for {@code then}
   * @param absent the opposite condition
   */
  void group(CodeBlock present, CodeBlock absent, Runnable then, Runnable otherwise) {
    boolean outermost = hoisted == null;
    if (outermost) {
      hoisted = CodeBlock.builder();
    }
    CodeBlock thenCode = branch(then);
    CodeBlock otherwiseCode = branch(otherwise);
    if (outermost) {
      code.add(hoisted.build());
      hoisted = null;
    }
    if (!thenCode.isEmpty()) {
      code.beginControlFlow("if ($L)", present).add(thenCode);
      if (!otherwiseCode.isEmpty()) {
        code.nextControlFlow("else").add(otherwiseCode);
      }
      code.endControlFlow();
    } else if (!otherwiseCode.isEmpty()) {
      code.beginControlFlow("if ($L)", absent).add(otherwiseCode).endControlFlow();
    }
  }
}
