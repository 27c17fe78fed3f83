// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes random sets of patterns, and random programs, for a small dialect. */
final class RandomPatterns {
  /** The dialect, and a guard that records each pattern whose other conditions hold. */
  static final String DIALECT =
      """
      @Dialect(name = "t", ops = {Source.class, Neg.class, Abs.class, Add.class, Mul.class,
          Constant.class, Sink.class})
      interface TDialect {}

      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Attr int k(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "neg")
      @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Attr @Default("1") int k(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "abs")
      @Trait(SameOperandsAndResultType.class)
      interface Abs { @Attr @Default("2") int k(); @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "add")
      @Trait(SameOperandsAndResultType.class)
      interface Add { @Operand Value a(); @Operand Value b(); @Attr @Default("0") int k();
        @Result Value y(); }

      @Op(dialect = TDialect.class, name = "mul")
      @Trait(SameOperandsAndResultType.class)
      interface Mul { @Operand Value a(); @Operand Value b(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "constant")
      @Trait(ConstantLike.class)
      interface Constant extends Foldable { @Attr IntegerAttr value(); @Result Value y();
        @Override default FoldResult fold(Constants constants) {
          return FoldResult.of(value()); } }

      @Op(dialect = TDialect.class, name = "sink")
      interface Sink { @Operand Value x(); }

      final class Trace {
        static final List<String> LOG = new java.util.ArrayList<>();

        public static List<String> log() { return LOG; }

        /** Refuses some operations, depending on nothing but them. */
        static boolean guard(String pattern, Operation root) {
          LOG.add(pattern);
          return !(root.attribute("k") instanceof IntegerAttr k)
              || (k.bigValue().intValue() + pattern.length() + pattern.charAt(pattern.length() - 1)) % 3 != 0;
        }
      }
      """;

  /** An operation: its name, and its arguments, {@code o} for an operand, {@code k}. */
  private record Kind(String name, String arguments, String defaultValue) {}

  private static final List<Kind> INNER =
      List.of(
          new Kind("neg", "ok", "1"),
          new Kind("abs", "ko", "2"),
          new Kind("add", "ook", "0"),
          new Kind("mul", "oo", ""));

  private static final Kind SOURCE = new Kind("source", "k", "");

  private final Random random;

  /** The names that the pattern in progress has bound, and what its method takes. */
  private final List<String> values = new ArrayList<>();

  private final List<String> parameters = new ArrayList<>();
  private int names;

  RandomPatterns(long seed) {
    this.random = Seeds.random(seed);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  // --- Sets.

  /** The declaration of a set. */
  String set(String name, int patterns) {
    StringBuilder text =
        new StringBuilder("@PatternSet(TDialect.class)\ninterface " + name + " {\n");
    for (int i = 0; i < patterns; i++) {
      text.append(pattern("p" + i));
    }
    return text.append("}\n").toString();
  }

  private String pattern(String name) {
    values.clear();
    parameters.clear();
    names = 0;
    String match;
    do {
      values.clear();
      parameters.clear();
      match = tree(any(INNER), "r", 0);
    } while (values.isEmpty());
    boolean guarded = chance(70);
    String rewrite = guarded && chance(60) ? built() : "$" + any(values);
    String head =
        "@Pattern(match = \"%s\", rewrite = \"%s\", benefit = %d)\n"
            .formatted(match, rewrite, random.nextInt(3));
    String guard = "{ return Trace.guard(\"%s\", r); }".formatted(name);
    if (guarded) {
      parameters.add(0, "Operation r");
    }
    return "%s%s %s(%s)%s\n"
        .formatted(
            head,
            guarded ? "static boolean" : "void",
            name,
            String.join(", ", parameters),
            guarded ? guard : ";");
  }

  private String tree(Kind kind, String symbol, int depth) {
    List<String> arguments = new ArrayList<>();
    for (char argument : kind.arguments().toCharArray()) {
      arguments.add(argument == 'k' ? attribute() : operand(depth));
    }
    if (kind.arguments().startsWith("oo") && chance(15)) {
      arguments.set(0, "(either " + arguments.get(0) + ", " + arguments.remove(1) + ")");
    }
    return "(t."
        + kind.name()
        + (symbol.isEmpty() ? "" : ":$" + symbol)
        + " "
        + String.join(", ", arguments)
        + ")";
  }

  private String attribute() {
    return chance(40) ? String.valueOf(random.nextInt(4)) : "$_";
  }

  private String operand(int depth) {
    if (depth < 3 && chance(depth == 0 ? 70 : 40)) {
      String symbol = chance(30) ? "o" + names++ : "";
      if (!symbol.isEmpty()) {
        parameters.add((chance(50) ? "@HasOneUse " : "") + "Operation " + symbol);
      }
      return tree(chance(20) ? SOURCE : any(INNER), symbol, depth + 1);
    } else if (chance(10)) {
      return "$_";
    } else if (chance(12)) {
      String constant = "c" + names++;
      parameters.add("IntegerAttr " + constant);
      return "$" + constant;
    } else if (!values.isEmpty() && chance(25)) {
      return "$" + any(values);
    }
    String value = "v" + names++;
    values.add(value);
    if (chance(20)) {
      parameters.add(any(List.of("@Is(I32.class) ", "@HasOneUse ", "")) + "Value " + value);
    }
    return "$" + value;
  }

  private String built() {
    Kind kind = any(INNER);
    List<String> arguments = new ArrayList<>();
    for (char argument : kind.arguments().toCharArray()) {
      arguments.add(argument == 'k' ? String.valueOf(random.nextInt(4)) : "$" + any(values));
    }
    return "(t." + kind.name() + " " + String.join(", ", arguments) + ")";
  }

  // --- Programs.

  /** A program in generic form, whose every value is used. */
  String program(int ops) {
    StringBuilder text = new StringBuilder();
    String type = chance(80) ? "i32" : "i64";
    for (int i = 0; i < ops; i++) {
      text.append("%").append(i).append(" = ");
      if (i < 3 || chance(5)) {
        text.append(nullary(type));
      } else {
        Kind kind = any(INNER);
        boolean binary = kind.arguments().startsWith("oo");
        text.append(
            binary
                ? "\"t.%s\"(%s, %s)%s : (%4$s, %4$s) -> %4$s"
                    .replace("%4$s", type)
                    .formatted(kind.name(), use(i), use(i), attributes(kind))
                : "\"t.%s\"(%s)%s : (%s) -> %s"
                    .formatted(kind.name(), use(i), attributes(kind), type, type));
      }
      text.append('\n');
    }
    for (int i = 0; i < ops; i += 1 + random.nextInt(3)) {
      text.append("\"t.sink\"(%").append(i).append(") : (").append(type).append(") -> ()\n");
    }
    return text.toString();
  }

  private String nullary(String type) {
    return chance(30)
        ? "\"t.constant\"() {value = %d : %s} : () -> %s".formatted(random.nextInt(3), type, type)
        : "\"t.source\"() {k = %d : i32} : () -> %s".formatted(random.nextInt(4), type);
  }

  private String attributes(Kind kind) {
    return kind.arguments().contains("k") && chance(60)
        ? " {k = " + random.nextInt(4) + " : i32}"
        : "";
  }

  /** One of the last values, so that operands are often defined by operations of interest. */
  private String use(int before) {
    return "%" + Math.max(0, before - 1 - random.nextInt(5));
  }
}
