// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.model.Member;

/** The names of parameters and local variables of build forms, which do not shadow members. */
final class BuildNames {
  private final NameAllocator names = new NameAllocator();
  private final String builder;
  private final String location;
  private final String state;
  private final String resultTypes;
  private final String element;

  BuildNames(OpShape shape) {
    for (Member member : shape.spec().members()) {
      names.newName(member.accessor(), member);
    }
    builder = names.newName("builder");
    location = names.newName("location");
    state = names.newName("state");
    resultTypes = names.newName("resultTypes");
    element = names.newName("element");
  }

  /** The parameter for a member. */
  String of(Member member) {
    return names.get(member);
  }

  String builder() {
    return builder;
  }

  String location() {
    return location;
  }

  String state() {
    return state;
  }

  String resultTypes() {
    return resultTypes;
  }

  /** The parameter of a lambda. */
  String element() {
    return element;
  }

  CodeBlock contextOfBuilder() {
    return CodeBlock.of("$L.context()", builder);
  }
}
