// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.RandomMembers.Many;
import dev.ods.processor.RandomMembers.Member;
import dev.ods.processor.RandomMembers.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Writes random instances of an operation in generic form; the verifier decides on them. */
final class RandomInstances {
  private final Random random;
  private final RandomOps.Declared op;

  /** The types of the operands, and the entries of the dictionary of properties. */
  private final List<String> operands = new ArrayList<>();

  private final List<String> results = new ArrayList<>();
  private final List<String> entries = new ArrayList<>();

  RandomInstances(Random random, RandomOps.Declared op) {
    this.random = random;
    this.op = op;
  }

  /** A program. */
  String next() {
    operands.clear();
    results.clear();
    entries.clear();
    values(Role.OPERAND, operands, "operandSegmentSizes");
    values(Role.RESULT, results, "resultSegmentSizes");
    for (Member member : op.members()) {
      boolean isData = member.role() == Role.ATTRIBUTE || member.role() == Role.PROPERTY;
      if (isData && !member.samples().isEmpty()) {
        data(member);
      }
    }
    StringBuilder text = new StringBuilder();
    if (!operands.isEmpty()) {
      text.append(
          "%%0:%d = \"builtin.unrealized_conversion_cast\"() : () -> (%s)%n"
              .formatted(operands.size(), String.join(", ", operands)));
    }
    List<String> uses = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      uses.add("%0#" + i);
    }
    text.append(results.isEmpty() ? "" : "%1:" + results.size() + " = ");
    text.append('"').append("d.").append(op.name().toLowerCase(Locale.ROOT)).append("\"(");
    text.append(String.join(", ", uses)).append(')');
    if (!entries.isEmpty()) {
      text.append(" <{").append(String.join(", ", entries)).append("}>");
    }
    int regions = count(Role.REGION);
    if (regions > 0) {
      text.append(" (")
          .append(String.join(", ", Collections.nCopies(regions, region())))
          .append(')');
    }
    if (random.nextInt(3) == 0) {
      text.append(" {d.more = 1 : i8}");
    }
    text.append(" : (").append(String.join(", ", operands)).append(") -> (");
    return text.append(String.join(", ", results)).append(")\n").toString();
  }

  /**
   * A region whose text is the same in both forms: an empty block has none, and what has the trait
   * {@code SingleBlock} is given a block if it is read without one.
   */
  private String region() {
    String inside = "%9 = \"builtin.unrealized_conversion_cast\"() : () -> i1";
    return op.traits().contains("NoTerminator")
        ? "{ " + inside + " }"
        : op.traits().contains("SingleBlock") ? "{ \"d.end\"() : () -> () }" : "{}";
  }

  private int count(Role role) {
    return op.members().stream()
        .filter(member -> member.role() == role)
        .mapToInt(member -> member.many() == Many.ONE ? 1 : random.nextInt(3))
        .sum();
  }

  private String sample(Member member) {
    return member.samples().get(random.nextInt(member.samples().size()));
  }

  private void values(Role role, List<String> types, String segments) {
    List<String> sizes = new ArrayList<>();
    int same = random.nextInt(3);
    for (Member member : op.members()) {
      if (member.role() == role) {
        int size =
            switch (member.many()) {
              case ONE -> 1;
              case OPTIONAL -> random.nextInt(2);
              case ANY -> op.traits().contains("SameVariadic") ? same : random.nextInt(4);
            };
        for (int i = 0; i < size; i++) {
          types.add(sample(member));
        }
        sizes.add(String.valueOf(size));
        if (!member.segments().isEmpty()) {
          int first = random.nextInt(size + 1);
          entries.add(
              "\"%s\" = array<i32: %d, %d>".formatted(member.segments(), first, size - first));
        }
      }
    }
    String trait = role == Role.OPERAND ? "AttrSizedOperand" : "AttrSizedResult";
    if (op.traits().contains(trait)) {
      entries.add(segments + " = array<i32: " + sizes.stream().collect(joining(", ")) + ">");
    }
  }

  private void data(Member member) {
    boolean isProperty = member.role() == Role.PROPERTY;
    boolean needed = member.many() == Many.ONE && !member.hasDefault() && !member.isUnit();
    // Of an attribute with an optional default, custom forms elide the default: as if it were
    // absent.
    boolean elided = member.declaration().contains("optional = true");
    if (elided ? member.samples().size() > 1 : needed || random.nextInt(3) > 0) {
      String text = elided ? member.samples().get(member.samples().size() - 1) : sample(member);
      boolean optional = isProperty && member.many() == Many.OPTIONAL;
      entries.add("\"" + member.name() + "\" = " + (optional ? "[" + text + "]" : text));
    }
  }
}
