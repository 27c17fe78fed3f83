// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The body of a parser while it is written. Variables that are assigned in an optional group are
 * declared before the outermost group, initialized for its absence, so that the end of the parser
 * can use them.
 */
final class ParseCode {
  /** How long an assignment inside of a condition may be. */
  private static final int INLINE = 70;

  private static final CodeBlock END = CodeBlock.builder().endControlFlow().build();

  /**
   * A part of the text that is parsed by one expression.
   *
   * @param succeeds the condition that it was read
   * @param fails the opposite condition
   */
  private record Step(CodeBlock succeeds, CodeBlock fails) {}

  /**
   * A stack of the parser.
   *
   * @param mark the type of marks of its height
   * @param call the call that returns the current one
   */
  record Stack(TypeName mark, CodeBlock call) {
    static final Stack OPERANDS =
        new Stack(Names.OPERAND_MARK, CodeBlock.of("parser.operandMark()"));
    static final Stack TYPES = new Stack(Names.TYPE_MARK, CodeBlock.of("parser.typeMark()"));
  }

  private LocalsCode code = new LocalsCode();

  /** What is to be read next, in one condition as far as nothing comes between. */
  private final List<Step> steps = new ArrayList<>();

  /** The local variables that those steps assign. */
  private CodeBlock.Builder declarations = CodeBlock.builder();

  /** The declarations before the current optional group, or null outside of groups. */
  private @Nullable LocalsCode hoisted;

  void add(CodeBlock block) {
    if (!block.isEmpty()) {
      flush();
      code.add(block);
    }
  }

  void statement(String format, Object... arguments) {
    flush();
    code.addStatement(format, arguments);
  }

  /** Ends the parser: what was not checked yet is its result. */
  CodeBlock build() {
    code.add(declarations.build());
    CodeBlock result =
        steps.isEmpty()
            ? CodeBlock.of("true")
            : steps.stream().map(Step::succeeds).collect(CodeBlock.joining("$W&& "));
    code.addStatement("return $L", result);
    return code.build();
  }

  boolean inGroup() {
    return hoisted != null;
  }

  /** Ends the parser unless the call in {@code format} succeeds. */
  void require(String format, Object... arguments) {
    CodeBlock call = CodeBlock.of(format, arguments);
    steps.add(new Step(call, CodeBlock.of("!$L", call)));
  }

  /** Ends the parser if an attempt to read something failed. */
  void requireNoFailure(CodeBlock attempt) {
    steps.add(
        new Step(
            CodeBlock.of("$L != $T.FAILURE", attempt, Names.OPTIONAL_RESULT),
            CodeBlock.of("$L == $T.FAILURE", attempt, Names.OPTIONAL_RESULT)));
  }

  /** Reads something into a new local variable, and ends the parser if it is null. */
  void read(TypeName type, String name, CodeBlock value) {
    if (Calls.length(value) + name.length() > INLINE) {
      flush();
    }
    if (steps.isEmpty()) {
      code.addStatement("$T $L =$W$L", type, name, value);
      steps.add(new Step(CodeBlock.of("$L != null", name), CodeBlock.of("$L == null", name)));
    } else {
      declarations.addStatement("$T $L", type, name);
      steps.add(
          new Step(
              CodeBlock.of("($L = $L) != null", name, value),
              CodeBlock.of("($L = $L) == null", name, value)));
    }
  }

  /** Writes the steps so far, and the end of the parser if one of them fails. */
  private void flush() {
    if (steps.isEmpty()) {
      return;
    }
    CodeBlock failed = steps.stream().map(Step::fails).collect(CodeBlock.joining("$W|| "));
    code.add(declarations.build());
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L)", failed)
            .addStatement("return false")
            .endControlFlow()
            .build());
    steps.clear();
    declarations = CodeBlock.builder();
  }

  /**
   * A local variable: its declaration, or its assignment in a group.
   *
   * @param absent its value if the group is absent
   */
  void declare(TypeName type, String name, CodeBlock absent, CodeBlock value) {
    flush();
    if (hoisted == null) {
      code.addStatement("$T $L = $L", type, name, value);
    } else {
      hoisted.addStatement("$T $L = $L", type, name, absent);
      code.addStatement("$L = $L", name, value);
    }
  }

  /** A local variable of a branch of a loop: whether the branch was taken before. */
  void declareSeen(String name) {
    flush();
    Objects.requireNonNull(hoisted).addStatement("boolean $L = false", name);
  }

  /** A local variable, as {@link #declare}; it is left out if nothing uses it. */
  private void declareIfUsed(TypeName type, String name, CodeBlock absent, CodeBlock value) {
    flush();
    if (hoisted == null) {
      code.addStatementOf(name, "$T $L = $L", type, name, value);
    } else {
      hoisted.addStatementOf(name, "$T $L = $L", type, name, absent);
      code.addStatementOf(name, "$L = $L", name, value);
    }
  }

  /** Marks the height of one of the parser's stacks before something is parsed. */
  void markStart(String local, Stack stack) {
    declareIfUsed(stack.mark, local, stack.call, stack.call);
  }

  /**
   * Marks the height after something was parsed.
   *
   * @param before the mark before it, which is used if it is absent
   */
  void markEnd(String local, Stack stack, CodeBlock before) {
    declareIfUsed(stack.mark, local, before, stack.call);
  }

  /** Keeps the location of the current token; in a group that is absent, that of the op. */
  void location(String local) {
    declareIfUsed(
        Names.SOURCE_LOCATION,
        local,
        CodeBlock.of("parser.nameLocation()"),
        CodeBlock.of("parser.location()"));
  }

  /** The code that {@code write} writes. */
  private LocalsCode branch(Runnable write) {
    LocalsCode before = code;
    code = new LocalsCode();
    write.run();
    flush();
    LocalsCode branch = code;
    code = before;
    return branch;
  }

  /**
   * Writes a loop that ends when none of several conditions holds.
   *
   * @param conditions the conditions of the branches, in order
   */
  void loop(List<CodeBlock> conditions, List<Runnable> branches) {
    flush();
    boolean outermost = hoisted == null;
    if (outermost) {
      hoisted = new LocalsCode();
    }
    List<LocalsCode> bodies = branches.stream().map(this::branch).toList();
    if (outermost) {
      code.add(hoisted);
      hoisted = null;
    }
    code.add(begin("while (true)"));
    for (int i = 0; i < bodies.size(); i++) {
      code.add(
          i == 0 ? begin("if ($L)", conditions.get(i)) : next("else if ($L)", conditions.get(i)));
      code.add(bodies.get(i));
    }
    code.add(next("else"));
    code.addStatement("break");
    code.add(END);
    code.add(END);
  }

  /**
   * Writes an optional group with two branches, either of which may be empty.
   *
   * @param present the condition for {@code then}
   * @param absent the opposite condition
   */
  void group(CodeBlock present, CodeBlock absent, Runnable then, Runnable otherwise) {
    flush();
    boolean outermost = hoisted == null;
    if (outermost) {
      hoisted = new LocalsCode();
    }
    LocalsCode thenCode = branch(then);
    LocalsCode otherwiseCode = branch(otherwise);
    if (outermost) {
      code.add(hoisted);
      hoisted = null;
    }
    if (!thenCode.isEmpty()) {
      code.add(begin("if ($L)", present));
      code.add(thenCode);
      if (!otherwiseCode.isEmpty()) {
        code.add(next("else"));
        code.add(otherwiseCode);
      }
      code.add(END);
    } else if (!otherwiseCode.isEmpty()) {
      code.add(begin("if ($L)", absent));
      code.add(otherwiseCode);
      code.add(END);
    }
  }

  private static CodeBlock begin(String format, Object... arguments) {
    return CodeBlock.builder().beginControlFlow(format, arguments).build();
  }

  private static CodeBlock next(String format, Object... arguments) {
    return CodeBlock.builder().nextControlFlow(format, arguments).build();
  }
}
