// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Random types and attributes, declared both here and in TableGen, each with a format. */
final class DefsInTwoNotations {
  /**
   * What a parameter is.
   *
   * @param definition in TableGen
   * @param component here
   * @param mayBeAbsent whether an optional group may depend on it
   */
  private record Kind(String definition, String component, boolean mayBeAbsent) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("\"int\"", "int", false),
          new Kind("\"int\"", "int", false),
          new Kind("\"::mlir::Type\"", "Type", false),
          new Kind("\"::mlir::Attribute\"", "Attribute", false),
          new Kind("StringRefParameter<>", "String", false),
          new Kind("ArrayRefParameter<\"int\">", "List<Integer>", false),
          new Kind("OptionalParameter<\"std::optional<int>\">", "Optional<Integer>", true),
          new Kind("OptionalParameter<\"std::optional<int>\">", "Optional<Integer>", true),
          new Kind("OptionalParameter<\"::mlir::Attribute\">", "Optional<Attribute>", true),
          new Kind("OptionalArrayRefParameter<\"int\">", "@Default(\"[]\") List<Integer>", true),
          new Kind("DefaultValuedParameter<\"int\", \"3\">", "@Default(\"3\") int", true));

  private static final Kind SELF =
      new Kind("AttributeSelfTypeParameter<\"\">", "@SelfType Type", false);

  private record Parameter(String name, Kind kind) {
    String variable() {
      return "$" + name;
    }
  }

  private final Random random;
  private final List<Parameter> parameters = new ArrayList<>();

  private DefsInTwoNotations(Random random) {
    this.random = random;
  }

  /** A random type. */
  static TwoNotations type(Random random) {
    return new DefsInTwoNotations(random).def("Type");
  }

  /** A random attribute. */
  static TwoNotations attribute(Random random) {
    return new DefsInTwoNotations(random).def("Attr");
  }

  private TwoNotations def(String kind) {
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      parameters.add(new Parameter("v" + i, any(KINDS)));
    }
    if (kind.equals("Attr") && chance(0.1)) {
      parameters.add(new Parameter("self", SELF));
    }
    return TwoNotations.of(
        "def NAME : %sDef<D, \"NAME\"> { let mnemonic = \"NAME\"; let parameters = (ins %s); let assemblyFormat = [{FORMAT}]; }"
            .formatted(
                kind,
                parameters.stream()
                    .map(parameter -> parameter.kind.definition + ":" + parameter.variable())
                    .collect(Collectors.joining(", "))),
        "@SuppressWarnings({\"ODS278\", \"ODS279\", \"ODS280\"}) @%sDef(dialect = TfDialect.class, mnemonic = \"NAME\", definition = \"NAME\") @AssemblyFormat(\"FORMAT\") record NAME(%s) { METHODS }"
            .formatted(
                kind,
                parameters.stream()
                    .map(parameter -> parameter.kind.component + " " + parameter.name)
                    .collect(Collectors.joining(", "))),
        format());
  }

  private boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  // -- Formats -----------------------------------------------------------------------------------

  private String format() {
    List<String> elements = new ArrayList<>();
    List<Parameter> left = new ArrayList<>(parameters);
    left.removeIf(parameter -> chance(parameter.kind == SELF ? 0.9 : 0.03));
    if (chance(0.3)) {
      Collections.shuffle(left, random);
    }
    if (chance(0.12)) {
      elements.add(any(List.of("params", "params^", "struct(params)", "custom<C>(params)")));
      if (chance(0.9)) {
        left.clear();
      }
    }
    while (!left.isEmpty()) {
      literal(elements, 0.6);
      elements.add(element(left));
    }
    literal(elements, 0.5);
    return "`<` " + String.join(" ", elements) + (chance(0.9) ? " `>`" : "");
  }

  private void literal(List<String> elements, double probability) {
    if (chance(probability)) {
      elements.add(any(List.of("`,`", "`,`", "`:`", "`w`", "``", "` `", "`\\n`", "`(`")));
    }
  }

  private String element(List<Parameter> left) {
    if (left.get(0).kind.mayBeAbsent && chance(0.5)) {
      return group(left);
    }
    double choice = random.nextDouble();
    if (choice < 0.15) {
      return struct(left);
    } else if (choice < 0.3) {
      return custom(left, 2);
    }
    return variable(left);
  }

  private String variable(List<Parameter> left) {
    String variable = left.remove(0).variable();
    return chance(0.08) ? "qualified(" + variable + ")" : variable;
  }

  private String struct(List<Parameter> left) {
    List<String> fields = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count && !left.isEmpty(); i++) {
      fields.add(chance(0.15) ? custom(left, 1) : variable(left));
    }
    return "struct(" + String.join(", ", fields) + ")";
  }

  private String custom(List<Parameter> left, int most) {
    List<String> arguments = new ArrayList<>();
    int count = 1 + random.nextInt(most);
    for (int i = 0; i < count && !left.isEmpty(); i++) {
      arguments.add(variable(left));
    }
    if (chance(0.1)) {
      arguments.add("\"text\"");
    }
    List<Parameter> earlier =
        parameters.stream()
            .filter(each -> !left.contains(each) && !arguments.contains(each.variable()))
            .toList();
    if (!earlier.isEmpty() && chance(0.25)) {
      String reference = any(earlier).variable();
      arguments.add("ref(" + (chance(0.1) ? "qualified(" + reference + ")" : reference) + ")");
    }
    return "custom<C>(" + String.join(", ", arguments) + ")";
  }

  private String group(List<Parameter> left) {
    List<String> then = new ArrayList<>();
    literal(then, 0.5);
    int count = 1 + random.nextInt(2);
    int anchor = random.nextInt(count);
    for (int i = 0; i < count && !left.isEmpty(); i++) {
      String element =
          chance(0.15) ? struct(left) : chance(0.15) ? custom(left, 2) : variable(left);
      then.add(element + (i == anchor ? "^" : ""));
    }
    String text = "(" + String.join(" ", then) + ")";
    if (chance(0.3)) {
      List<String> otherwise = new ArrayList<>(List.of("`else`"));
      if (!left.isEmpty() && chance(0.3)) {
        otherwise.add(variable(left));
      }
      String other = "(" + String.join(" ", otherwise) + ")";
      text = chance(0.3) ? other + " : " + text : text + " : " + other;
    }
    return text + "?";
  }
}
