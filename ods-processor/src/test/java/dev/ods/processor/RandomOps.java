// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.RandomMembers.Many;
import dev.ods.processor.RandomMembers.Member;
import dev.ods.processor.RandomMembers.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Writes random declarations of operations. */
final class RandomOps {
  /**
   * A declaration.
   *
   * @param inEarnest whether its format was composed so that it can be read back
   */
  record Declared(
      String name, boolean inEarnest, List<Member> members, String traits, String source) {}

  private static final List<String> TRAITS =
      List.of(
          "Pure",
          "SameOperandsAndResultType",
          "SameTypeOperands",
          "Commutative",
          "SameOperandsShape",
          "SameOperandsElementType",
          "SameOperandsAndResultShape",
          "SameOperandsAndResultElementType",
          "ElementwiseMappable",
          "ResultsBroadcastableShape",
          "FirstAttrDerivedResultType",
          "SameOperandsAndResultRank");

  private static final List<String> TRAITS_OF_REGIONS =
      List.of(
          "SingleBlock",
          "NoTerminator",
          "IsolatedFromAbove",
          "NoRegionArguments",
          "GraphRegion",
          "SymbolTable",
          "AffineScope",
          "RecursiveMemoryEffects");

  private final Random random;

  RandomOps(long seed) {
    this.random = Seeds.random(seed);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** An interface of the dialect {@code D}. */
  Declared next(String name) {
    RandomMembers maker = new RandomMembers(random);
    List<Member> members = maker.members();
    boolean inEarnest = chance(75);
    String format = "";
    String methods = "";
    if (chance(92)) {
      RandomFormat formats = new RandomFormat(random, inEarnest, members);
      format = formats.text();
      methods = formats.methods();
    }
    List<String> bases = new ArrayList<>();
    String traits = traits(members, bases);
    StringBuilder source = new StringBuilder();
    int inherited = chance(12) ? random.nextInt(members.size() + 1) : 0;
    if (inherited > 0) {
      bases.add("Base" + name);
      source.append(
          "@Order({"
              + members.subList(0, inherited).stream()
                  .map(m -> "\"" + m.method() + "\"")
                  .collect(joining(", "))
              + "})\n");
      source.append("interface Base" + name + " {\n");
      for (Member member : members.subList(0, inherited)) {
        source.append("  ").append(member.declaration()).append('\n');
      }
      source.append("}\n");
    }
    source
        .append("@Op(dialect = D.class, name = \"")
        .append(name.toLowerCase(java.util.Locale.ROOT))
        .append('"');
    if (chance(30)) {
      source.append(", fluentBuilder = Op.FluentBuilder.ALWAYS");
    }
    if (chance(4)) {
      source.append(", skipDefaultBuilders = true");
    }
    source.append(")\n").append(traits);
    if (!format.isEmpty()) {
      source.append("@AssemblyFormat(\"").append(format).append("\")\n");
    }
    source.append("interface ").append(name);
    if (!bases.isEmpty()) {
      source.append(" extends ").append(String.join(", ", bases));
    }
    source.append(" {\n");
    for (Member member : members.subList(inherited, members.size())) {
      source.append("  ").append(member.declaration()).append('\n');
    }
    source.append(methods);
    source.append(methods(maker));
    source.append("}\n");
    return new Declared(
        name, inEarnest, members, traits, source.toString().replace("Set<", "java.util.Set<"));
  }

  /** Methods of an author, also such as generated code has to avoid. */
  private String methods(RandomMembers maker) {
    StringBuilder text = new StringBuilder();
    if (chance(12)) {
      String derived =
          any(
              List.of(
                  "long %s() { return 3; }",
                  "Type %s() { return null; }",
                  "String %s() { return \"\"; }",
                  "Count %s() { return Count.ONE; }",
                  "List<Long> %s() { return List.of(); }"));
      text.append("  @DerivedAttr default ").append(derived.replace("%s", maker.name()));
      text.append('\n');
    }
    if (chance(8)) {
      text.append("  default int ").append(maker.name()).append("() { return 1; }\n");
    }
    if (chance(12)) {
      String parameters =
          any(
              List.of(
                  "int %s",
                  "List<Value> %s", "@org.jspecify.annotations.Nullable Type %s", "String... %s"));
      text.append("  static void build(OpBuilder ").append(maker.name());
      text.append(", OperationState ").append(maker.name()).append(", ");
      text.append(parameters.replace("%s", maker.name())).append(") {}\n");
    }
    if (chance(10)) {
      text.append("  default void verify(Diagnostics diagnostics) {}\n");
    }
    return text.toString();
  }

  private String traits(List<Member> members, List<String> bases) {
    List<Member> operands = members.stream().filter(m -> m.role() == Role.OPERAND).toList();
    List<Member> results = members.stream().filter(m -> m.role() == Role.RESULT).toList();
    List<String> traits = new ArrayList<>();
    StringBuilder annotations = new StringBuilder();
    segments(operands, "Operand", traits);
    segments(results, "Result", traits);
    traitsOfBlocks(members, traits);
    if (chance(25)) {
      traits.add(any(TRAITS));
    }
    if (has(members, m -> m.type().equals("@SymbolName String") && m.name().equals("sym_name"))) {
      traits.add("Symbol");
    }
    List<Member> values = new ArrayList<>(operands);
    values.addAll(results);
    values.removeIf(m -> m.many() != Many.ONE || m.typed());
    annotations.append(relations(values));
    if (!results.isEmpty() && chance(10)) {
      annotations.append(
          "@AsmResultNames({" + results.stream().map(r -> "\"r\"").collect(joining(", ")) + "})\n");
    }
    if (chance(5)) {
      bases.add("OpAsmOpInterface");
    } else if (chance(5)) {
      bases.add("OpView");
    }
    if (chance(5)) {
      annotations.append(any(List.of("@MemRead\n", "@MemWrite\n")));
    }
    if (!traits.isEmpty()) {
      annotations.append(
          "@Trait({" + traits.stream().map(t -> t + ".class").collect(joining(", ")) + "})\n");
    }
    return annotations.toString();
  }

  private void traitsOfBlocks(List<Member> members, List<String> traits) {
    boolean successors = has(members, m -> m.role() == Role.SUCCESSOR);
    if ((successors && chance(95)) || chance(3)) {
      traits.add("Terminator");
    }
    if (has(members, m -> m.role() == Role.REGION)) {
      for (String trait : TRAITS_OF_REGIONS) {
        if (chance(trait.equals("NoTerminator") ? 50 : 12)) {
          traits.add(trait);
        }
      }
    }
  }

  /** What is demanded of single values that have no type of their own. */
  private String relations(List<Member> values) {
    StringBuilder annotations = new StringBuilder();
    if (values.size() > 1 && chance(12)) {
      Collections.shuffle(values, random);
      annotations.append(
          "@AllTypesMatch({\"%s\", \"%s\"})\n"
              .formatted(values.get(0).name(), values.get(1).name()));
    }
    if (values.size() > 1 && chance(15)) {
      Collections.shuffle(values, random);
      annotations.append(
          "@TypesMatchWith(from = \"%s\", to = \"%s\", with = Same.class, summary = \"same\")\n"
              .formatted(values.get(0).name(), values.get(1).name()));
    }
    if (!values.isEmpty() && chance(10)) {
      annotations.append(
          "@PredOpTrait(value = Fine.class, members = \"%s\", summary = \"fine\")\n"
              .formatted(any(values).name()));
    }
    return annotations.toString();
  }

  private void segments(List<Member> values, String kind, List<String> traits) {
    long many = values.stream().filter(m -> m.many() != Many.ONE).count();
    if (many > 1) {
      boolean same = values.stream().noneMatch(m -> m.many() == Many.OPTIONAL) && chance(50);
      traits.add(same ? "SameVariadic" + kind + "Size" : "AttrSized" + kind + "Segments");
    }
  }

  private static boolean has(List<Member> members, Predicate<Member> condition) {
    return members.stream().anyMatch(condition);
  }

  /** The dialect of some operations, and what their members refer to. */
  static String dialect(List<Declared> ops) {
    String listed = ops.stream().map(op -> ", " + op.name() + ".class").collect(joining());
    return """
        @Dialect(name = "d", ops = {End.class%s}, attributes = {Mode.class, Flags.class})
        interface D {}
        @Op(dialect = D.class, name = "end") @Trait(Terminator.class) interface End {}
        """
            .formatted(listed)
        + RandomMemberTables.SHARED;
  }

  /** Code of a user, who takes for granted that the operation was generated. */
  static String use(Declared op) {
    StringBuilder text =
        new StringBuilder(
            "@SuppressWarnings(\"deprecation\") final class Use" + op.name() + " {\n");
    text.append("  static final String NAME = %1$sOp.NAME;%n".formatted(op.name()));
    text.append(
        "  static void use(Operation op) {%n    %1$sOp it = %1$sOp.of(op);%n".formatted(op.name()));
    for (Member member : op.members()) {
      text.append("    it.%s();%n".formatted(member.method()));
    }
    return text.append("  }\n}\n").toString();
  }
}
