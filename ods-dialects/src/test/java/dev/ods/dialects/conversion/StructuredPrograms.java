// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random functions in which values of {@code f32}, {@code i32} and {@code i1} pass through nested
 * operations of {@code scf}.
 */
final class StructuredPrograms {
  private static final List<String> TYPES = List.of("f32", "i32", "i1");

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int names;

  private StructuredPrograms(long seed) {
    random = new Random(seed);
  }

  private record Name(String name, String type) {}

  /** The function of a seed. */
  static String ofSeed(long seed) {
    StructuredPrograms program = new StructuredPrograms(seed);
    program.text.append("func.func @f(%b: index, %c: i1, %x: f32, %y: i32, %z: f32) {\n");
    List<Name> known =
        List.of(
            new Name("%c", "i1"),
            new Name("%x", "f32"),
            new Name("%y", "i32"),
            new Name("%z", "f32"));
    program.body(new ArrayList<>(known), 3);
    return program.text.append("  \"x.end\"() : () -> ()\n}\n").toString();
  }

  /** One to three operations; values that they define are added to those that are known. */
  private void body(List<Name> known, int depth) {
    for (int count = 1 + random.nextInt(3); count > 0; count--) {
      if (depth == 0 || random.nextInt(4) == 0) {
        List<Name> used = some(known, TYPES);
        text.append("\"x.use\"(" + names(used) + ") : (" + types(used) + ") -> ()\n");
      } else {
        structure(known, depth - 1);
      }
    }
  }

  private void structure(List<Name> known, int depth) {
    int kind = random.nextInt(5);
    // What scf.execute_region yields is not converted, and could not be used where it should be.
    List<Name> carried = some(known, kind == 4 ? List.of("i1") : TYPES);
    List<String> types = carried.stream().map(Name::type).toList();
    String results = types.isEmpty() ? "" : "%r" + names++ + ":" + types.size() + " = ";
    text.append(results);
    switch (kind) {
      case 0 -> loop(known, carried, depth);
      case 1 -> choice(known, types, depth);
      case 2 -> loopOfConditions(known, carried, depth);
      case 3 -> choiceOfMany(known, types, depth);
      default -> {
        text.append("scf.execute_region" + arrow(types) + " ");
        region(known, types, depth);
      }
    }
    text.append('\n');
    for (int i = 0; i < types.size(); i++) {
      String group = results.substring(0, results.indexOf(':'));
      known.add(new Name(group + "#" + i, types.get(i)));
    }
  }

  private void loop(List<Name> known, List<Name> carried, int depth) {
    List<Name> inside = arguments(carried);
    text.append("scf.for %i" + names++ + " = %b to %b step %b");
    if (!carried.isEmpty()) {
      text.append(" iter_args(" + assignments(inside, carried) + ")");
      text.append(" -> (" + types(carried) + ")");
    }
    text.append(' ');
    List<Name> all = new ArrayList<>(known);
    all.addAll(inside);
    region(all, carried.stream().map(Name::type).toList(), depth);
    text.append(random.nextBoolean() ? " {x.a = 1 : i8}" : "");
  }

  private void choice(List<Name> known, List<String> types, int depth) {
    text.append("scf.if " + one(known, "i1").name() + arrow(types) + " ");
    region(known, types, depth);
    if (!types.isEmpty() || random.nextBoolean()) {
      text.append(" else ");
      region(known, types, depth);
    }
    text.append(random.nextBoolean() ? " {x.a = 1 : i8}" : "");
  }

  private void loopOfConditions(List<Name> known, List<Name> carried, int depth) {
    List<Name> before = arguments(carried);
    text.append("scf.while (" + assignments(before, carried) + ")");
    String all = types(carried);
    text.append(" : (" + all + ") -> " + (carried.size() == 1 ? all : "(" + all + ")") + " {\n");
    List<Name> first = new ArrayList<>(known);
    first.addAll(before);
    body(first, Math.min(depth, 1));
    List<Name> passed = carried.stream().map(each -> one(first, each.type())).toList();
    text.append("scf.condition(" + one(first, "i1").name() + ") " + typed(passed) + "\n} do {\n");
    List<Name> after = arguments(carried);
    List<String> declared = after.stream().map(each -> each.name() + ": " + each.type()).toList();
    text.append("^bb0" + (after.isEmpty() ? "" : "(" + String.join(", ", declared) + ")") + ":\n");
    List<Name> second = new ArrayList<>(known);
    second.addAll(after);
    end(second, carried.stream().map(Name::type).toList(), depth);
    text.append("}");
  }

  private void choiceOfMany(List<Name> known, List<String> types, int depth) {
    text.append("scf.index_switch %b");
    text.append(types.isEmpty() ? "" : " -> " + String.join(", ", types));
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append("\ncase " + i + " ");
      region(known, types, depth);
    }
    text.append("\ndefault ");
    region(known, types, depth);
  }

  private void region(List<Name> known, List<String> types, int depth) {
    text.append("{\n");
    end(new ArrayList<>(known), types, depth);
    text.append("}");
  }

  private void end(List<Name> known, List<String> types, int depth) {
    body(known, depth);
    text.append("scf.yield " + typed(types.stream().map(type -> one(known, type)).toList()) + "\n");
  }

  private List<Name> arguments(List<Name> like) {
    return like.stream().map(each -> new Name("%a" + names++, each.type())).toList();
  }

  private List<Name> some(List<Name> known, List<String> types) {
    List<Name> chosen = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      chosen.add(one(known, types.get(random.nextInt(types.size()))));
    }
    return chosen;
  }

  private Name one(List<Name> known, String type) {
    List<Name> fitting = known.stream().filter(name -> name.type().equals(type)).toList();
    return fitting.get(random.nextInt(fitting.size()));
  }

  private static String arrow(List<String> types) {
    return types.isEmpty() ? "" : " -> (" + String.join(", ", types) + ")";
  }

  private static String assignments(List<Name> targets, List<Name> values) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      pairs.add(targets.get(i).name() + " = " + values.get(i).name());
    }
    return String.join(", ", pairs);
  }

  private static String names(List<Name> values) {
    return String.join(", ", values.stream().map(Name::name).toList());
  }

  private static String types(List<Name> values) {
    return String.join(", ", values.stream().map(Name::type).toList());
  }

  private static String typed(List<Name> values) {
    return values.isEmpty() ? "" : names(values) + " : " + types(values);
  }
}
