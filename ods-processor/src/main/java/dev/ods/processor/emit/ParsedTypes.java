// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Parsed or inferred types in a generated parser. */
sealed interface ParsedTypes {
  /** One type: an expression. */
  record One(CodeBlock type) implements ParsedTypes {}

  /** A range of the parser's stack of types: two local variables. */
  record Range(String from, String to) implements ParsedTypes {
    private List<CodeBlock> marks() {
      return List.of(CodeBlock.of("$L", from), CodeBlock.of("$L", to));
    }
  }

  /** A list: an expression. */
  record Many(CodeBlock types) implements ParsedTypes {}

  /** The types as an expression of a list. */
  default CodeBlock asList() {
    if (this instanceof One one) {
      return CodeBlock.of("$T.of($L)", List.class, one.type());
    } else if (this instanceof Range range) {
      return CodeBlock.of("parser.types($L, $L)", range.from(), range.to());
    }
    return ((Many) this).types();
  }

  /** The statement that adds the types to those of the results. */
  default CodeBlock addToState() {
    if (this instanceof One one) {
      return CodeBlock.of("state.addType($L)", one.type());
    } else if (this instanceof Range range) {
      return Calls.withState("addTypes", range.marks());
    }
    return CodeBlock.of("state.addTypes($L)", ((Many) this).types());
  }

  /** The types as arguments of {@code resolveOperands}, with the location where it needs one. */
  default List<CodeBlock> asArguments(String location) {
    if (this instanceof One one) {
      return List.of(one.type());
    }
    List<CodeBlock> arguments =
        new ArrayList<>(
            this instanceof Range range ? range.marks() : List.of(((Many) this).types()));
    arguments.add(CodeBlock.of("$L", location));
    return arguments;
  }

  /** How many types there are. */
  default CodeBlock count() {
    if (this instanceof One) {
      return CodeBlock.of("1");
    } else if (this instanceof Range range) {
      return CodeBlock.of("$L.countTo($L)", range.from(), range.to());
    }
    return CodeBlock.of("$L.size()", ((Many) this).types());
  }

  /** Appends the types to a list in the local variable {@code list}. */
  default CodeBlock appendTo(String list) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (this instanceof One one) {
      code.addStatement("$L.add($L)", list, one.type());
    } else {
      code.addStatement("$L.addAll($L)", list, asList());
    }
    return code.build();
  }
}
