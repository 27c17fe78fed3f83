// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random declarations of enums: of all storages, with symbols that need quotes, of bits. */
final class RandomEnums {
  private static final List<String> STORAGES =
      List.of(
          "STRING", "I8", "I16", "I32", "I64", "SI8", "SI16", "SI32", "SI64", "UI8", "UI16", "UI32",
          "UI64");

  private static final List<String> BIT_STORAGES = List.of("I8", "I16", "I32", "I64");

  /** Names of constants, among them those of what generated companions have. */
  private static final List<String> CONSTANTS =
      List.of(
          "A",
          "B_B",
          "value",
          "get",
          "of",
          "CASES",
          "NONE",
          "parse",
          "print",
          "symbolize",
          "stringify",
          "none",
          "True",
          "String",
          "Context",
          "parser",
          "ALL",
          "$",
          "i32",
          "values",
          "all",
          "context",
          "bits",
          "Set",
          "Long");

  /** Symbols, among them keywords of MLIR, and what is no keyword. */
  private static final List<String> SYMBOLS =
      List.of(
          "a",
          "a.b",
          "a$b",
          "true",
          "false",
          "none",
          "unit",
          "dense",
          "loc",
          "i32",
          "f32",
          "index",
          "x",
          "some",
          "array",
          "affine_map",
          "tensor",
          "to_be",
          "_",
          "__",
          "A.",
          "case",
          "default");

  private static final List<String> QUOTED =
      List.of(
          "a b", "1", "1.5", "a-b", "-", "\\\"", "\\\\", "é", "a\\nb", "%s", "$L", "${x}", "a,b",
          "<", "", "a|b", "\\0", "😀", "\\t", "0x1", "@a", "#b", "!c", "^d", "[", "a, b", " a");

  private RandomEnums() {}

  /**
   * An enum.
   *
   * @param simpleName its class
   * @param isSet whether its cases are bits
   * @param separator what is between them
   * @param attribute the name of its own attribute with the dialect, or empty
   * @param hasNone whether the empty set has a text
   * @param source its declaration
   * @param constants the names of its constants
   * @param symbols their symbols, as in string literals of Java
   * @param number whether it is stored as an integer
   */
  record Declared(
      String simpleName,
      boolean isSet,
      String separator,
      String attribute,
      boolean hasNone,
      String source,
      List<String> constants,
      List<String> symbols,
      boolean number) {

    /** The Java type of a value. */
    String type() {
      return isSet ? "java.util.Set<" + simpleName + ">" : simpleName;
    }
  }

  /** A declaration that is valid, as far as the guide says. */
  static Declared next(Random random, String simpleName, String dialect) {
    boolean isSet = random.nextInt(5) < 2;
    boolean own = random.nextInt(3) == 0;
    List<String> storages = isSet ? BIT_STORAGES : STORAGES;
    String storage = storages.get(random.nextInt(storages.size()));
    boolean ofEnum = random.nextInt(3) == 0;
    boolean quoted = isSet && ofEnum && random.nextInt(3) == 0;
    int width = width(storage);
    int count = 1 + random.nextInt(isSet ? Math.min(6, width - 1) : 6);
    List<String> constants = new ArrayList<>(pick(random, CONSTANTS, count));
    if (isSet) {
      // Sets as parameters are written without quotes, in MLIR, too.
      constants.replaceAll(each -> each.equals("$") ? "dollar" : each);
    }
    String separator = isSet ? List.of("|", ", ", ",", " | ", "| ").get(random.nextInt(5)) : "";
    boolean lower = random.nextInt(4) == 0;
    Set<String> symbols = new LinkedHashSet<>();
    StringBuilder cases = new StringBuilder();
    long next = isSet ? 1 : 0;
    Set<Long> used = new LinkedHashSet<>();
    for (String constant : constants) {
      String symbol = lower ? constant.toLowerCase(java.util.Locale.ROOT) : constant;
      List<String> details = new ArrayList<>();
      if (random.nextInt(3) == 0 || symbols.contains(symbol)) {
        boolean keyword = isSet || random.nextInt(2) == 0;
        String other;
        do {
          List<String> from = keyword ? SYMBOLS : QUOTED;
          other = from.get(random.nextInt(from.size()));
          keyword |= symbols.contains(other);
          if (symbols.contains(other)) {
            other = other + symbols.size();
          }
        } while (symbols.contains(other));
        symbol = other;
        details.add("symbol = \"" + symbol + "\"");
      }
      symbols.add(symbol);
      if (!storage.equals("STRING") && (random.nextInt(3) == 0 || used.contains(next))) {
        long value = isSet ? 1L << random.nextInt(width) : number(random, storage);
        while (used.contains(value)) {
          value = isSet ? 1L << random.nextInt(width) : number(random, storage);
        }
        next = value;
        details.add("value = " + value + "L");
      }
      used.add(next);
      next = isSet ? Long.highestOneBit(next) << 1 : next + 1;
      cases
          .append(details.isEmpty() ? "" : "@EnumCase(" + String.join(", ", details) + ") ")
          .append(constant)
          .append(", ");
    }
    String name = own ? dialect + "." + simpleName.toLowerCase(java.util.Locale.ROOT) : "";
    boolean hasNone = isSet && random.nextInt(2) == 0;
    StringBuilder source = new StringBuilder("@EnumAttr(value = EnumAttr.Storage." + storage);
    source.append(own ? ", name = \"" + name + "\"" : "").append(lower ? ", lowerCase = true" : "");
    source.append(ofEnum ? ", form = EnumAttr.Form.ENUM" : "").append(") ");
    if (isSet) {
      source.append(bits(random, separator, hasNone, quoted, constants));
    }
    if (own && random.nextInt(2) == 0) {
      source.append("@AssemblyFormat(\"`<` $value `>`\") ");
    }
    source.append("enum " + simpleName + " { " + cases + "}\n");
    return new Declared(
        simpleName,
        isSet,
        separator,
        name,
        hasNone,
        source.toString(),
        constants,
        List.copyOf(symbols),
        !storage.equals("STRING"));
  }

  private static String bits(
      Random random, String separator, boolean hasNone, boolean quoted, List<String> constants) {
    StringBuilder source = new StringBuilder("@BitEnum(separator = \"" + separator + "\"");
    source.append(hasNone ? ", none = \"nothing\"" : "");
    source.append(quoted ? ", printQuoted = true" : "");
    source.append(random.nextInt(3) == 0 ? ", printPrimaryGroups = true" : "");
    if (constants.size() > 1 && random.nextInt(2) == 0) {
      int groups = 1 + random.nextInt(3);
      source.append(
          IntStream.range(0, groups)
              .mapToObj(i -> group(random, "group" + i, constants))
              .collect(Collectors.joining(", ", ", groups = {", "}")));
    }
    return source.append(") ").toString();
  }

  private static String group(Random random, String symbol, List<String> constants) {
    boolean isAlias = random.nextInt(3) == 0;
    String cases =
        pick(random, constants, isAlias ? 1 : 1 + random.nextInt(constants.size())).stream()
            .map(each -> "\"" + each + "\"")
            .collect(Collectors.joining(", "));
    String before =
        random.nextInt(3) == 0
            ? ", before = \"" + constants.get(random.nextInt(constants.size())) + "\""
            : "";
    return "@BitEnum.Group(symbol = \"%s\", cases = {%s}%s%s)"
        .formatted(symbol, cases, before, isAlias ? ", alias = true" : "");
  }

  private static int width(String storage) {
    String digits = storage.replaceAll("\\D", "");
    return digits.isEmpty() ? 32 : Integer.parseInt(digits);
  }

  private static long number(Random random, String storage) {
    int width = width(storage);
    boolean isSigned = storage.startsWith("S");
    boolean small = random.nextBoolean();
    long value = small ? random.nextInt(100) : random.nextLong() >>> (Long.SIZE - width + 1);
    if (isSigned && random.nextBoolean()) {
      value = -value - 1;
    }
    return value;
  }

  /** Some of the elements, in random order. */
  static List<String> pick(Random random, List<String> from, int count) {
    List<String> rest = new ArrayList<>(from);
    List<String> picked = new ArrayList<>();
    while (picked.size() < count && !rest.isEmpty()) {
      picked.add(rest.remove(random.nextInt(rest.size())));
    }
    return picked;
  }
}
