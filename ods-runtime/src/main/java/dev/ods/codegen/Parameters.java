// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Delimiter;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parses, prints and verifies the parameters of generated types and attributes. A method that
 * parses returns null after a diagnostic has been reported.
 */
public final class Parameters {
  private Parameters() {}

  // -- Parsing -----------------------------------------------------------------------------------

  /**
   * Reports a parameter that could not be parsed, after the diagnostic with the reason.
   *
   * @param definition the name of the definition in MLIR
   * @param type the type of the parameter in MLIR
   */
  public static void reportUnread(
      AsmParser parser, String definition, String parameter, String type) {
    parser.error(
        parser.location(),
        "failed to parse "
            + definition
            + " parameter '"
            + parameter
            + "' which is to be a `"
            + type
            + "`");
  }

  /** Parses a {@code boolean}: a keyword, or a number of one bit. */
  public static @Nullable Boolean parseBool(AsmParser parser) {
    Long value = parser.parseUnsigned(1);
    return value == null ? null : value != 0;
  }

  /**
   * Parses a case of an enum, a keyword or a string.
   *
   * @param symbolize the case with a symbol, or null
   * @param missing the message if there is neither
   * @param other the start of the message about another symbol, which follows it
   */
  public static <E> @Nullable E parseCase(
      AsmParser parser, Function<String, @Nullable E> symbolize, String missing, String other) {
    SourceLocation at = parser.location();
    return symbolized(parser, at, parser.parseOptionalKeywordOrString(), symbolize, missing, other);
  }

  /**
   * Parses a set of cases of an enum, keywords with separators.
   *
   * @param symbolize the cases with a symbol, or null
   * @param bars whether the separators are vertical bars, not commas
   * @param missing the message if there is no keyword
   * @param other the start of the message about another keyword, which follows it
   */
  public static <E extends Enum<E>> @Nullable Set<E> parseCases(
      AsmParser parser,
      Function<String, @Nullable Set<E>> symbolize,
      boolean bars,
      String missing,
      String other) {
    Set<E> cases = new TreeSet<>();
    do {
      SourceLocation at = parser.location();
      Set<E> some =
          symbolized(parser, at, parser.parseOptionalKeyword(), symbolize, missing, other);
      if (some == null) {
        return null;
      }
      cases.addAll(some);
    } while (bars ? parser.parseOptionalVerticalBar() : parser.parseOptionalComma());
    return Collections.unmodifiableSet(cases);
  }

  private static <V> @Nullable V symbolized(
      AsmParser parser,
      SourceLocation at,
      @Nullable String text,
      Function<String, @Nullable V> symbolize,
      String missing,
      String other) {
    V value = text == null ? null : symbolize.apply(text);
    if (value == null) {
      parser.error(at, text == null ? missing : other + text);
    }
    return value;
  }

  /** Parses an integer of 8 bits. */
  public static @Nullable Byte parseByte(AsmParser parser, boolean unsigned) {
    Long value = parseInteger(parser, Byte.SIZE, unsigned);
    return value == null ? null : value.byteValue();
  }

  /** Parses an integer of 16 bits. */
  public static @Nullable Short parseShort(AsmParser parser, boolean unsigned) {
    Long value = parseInteger(parser, Short.SIZE, unsigned);
    return value == null ? null : value.shortValue();
  }

  /** Parses an integer of 32 bits. */
  public static @Nullable Integer parseInt(AsmParser parser, boolean unsigned) {
    Long value = parseInteger(parser, Integer.SIZE, unsigned);
    return value == null ? null : value.intValue();
  }

  /** Parses an integer of 64 bits. */
  public static @Nullable Long parseLong(AsmParser parser, boolean unsigned) {
    return parseInteger(parser, Long.SIZE, unsigned);
  }

  private static @Nullable Long parseInteger(AsmParser parser, int bits, boolean unsigned) {
    if (unsigned) {
      return parser.parseUnsigned(bits);
    }
    SourceLocation at = parser.location();
    Long value = parser.parseInteger();
    int unused = Long.SIZE - bits;
    if (value != null && ((value << unused) >> unused) != value) {
      parser.error(at, "integer value too large");
      return null;
    }
    return value;
  }

  /** Parses a {@code float}, whose bits are written as those of 32-bit numbers. */
  public static @Nullable Float parseFloat(AsmParser parser) {
    FloatAttr value = parser.parseFloat(FloatType.f32(parser.context()));
    return value == null ? null : Float.intBitsToFloat((int) value.bits());
  }

  /** Parses the name of a parameter in the directive {@code struct}. */
  public static @Nullable String parseName(AsmParser parser) {
    String name = parser.parseKeyword();
    if (name == null) {
      parser.error(parser.location(), "expected a parameter name in struct");
    }
    return name;
  }

  /** Parses one or more elements, separated by commas. */
  public static <T> @Nullable List<T> parseList(AsmParser parser, Supplier<@Nullable T> element) {
    List<T> elements = new ArrayList<>();
    boolean parsed =
        parser.parseCommaSeparatedList(
            Delimiter.NONE,
            () -> {
              T value = element.get();
              return value != null && elements.add(value);
            },
            "");
    return parsed ? elements : null;
  }

  // -- Printing ----------------------------------------------------------------------------------

  /** Prints elements, separated by commas. */
  public static <T> void printList(
      AsmPrinter printer, List<T> elements, Consumer<? super T> element) {
    String separator = "";
    for (T value : elements) {
      printer.print(separator);
      element.accept(value);
      separator = ", ";
    }
  }

  /** Prints a number as attributes of 32-bit numbers do. */
  public static void printFloat(AsmPrinter printer, Context context, float value) {
    printer.printAttributeWithoutType(FloatAttr.get(FloatType.f32(context), value));
  }

  /** Prints a number as attributes of 64-bit numbers do. */
  public static void printDouble(AsmPrinter printer, Context context, double value) {
    printer.printAttributeWithoutType(FloatAttr.get(FloatType.f64(context), value));
  }

  // -- Completeness ------------------------------------------------------------------------------

  /**
   * Refuses a parameter that is null.
   *
   * @return the parameter
   * @throws NullPointerException if it is null
   */
  public static <T> T requirePresent(@Nullable T value, String parameter) {
    if (value == null) {
      throw new NullPointerException("parameter '" + parameter + "' is null");
    }
    return value;
  }

  /**
   * Refuses a list or a set, or one that may be absent, that is null or has an element that is.
   *
   * @return the parameter
   * @throws NullPointerException if there is a null
   */
  public static <T> T requireElements(@Nullable T value, String parameter) {
    T present = requirePresent(value, parameter);
    Object elements = present instanceof Optional<?> optional ? optional.orElse(null) : present;
    if (elements instanceof Iterable<?> each) {
      for (Object element : each) {
        if (element == null) {
          throw new NullPointerException(
              "parameter '" + parameter + "' has an element that is null");
        }
      }
    }
    return present;
  }

  // -- Contexts ----------------------------------------------------------------------------------

  /**
   * Refuses an affine map of another context.
   *
   * @throws IllegalArgumentException if it is of another one
   */
  public static void requireContext(Context context, AffineMap map) {
    if (map.context() != context) {
      throw new IllegalArgumentException(
          "affine map " + AffineMapAttr.get(map) + " is of another context: get it from this one");
    }
  }

  /** Refuses an affine map of another context, if there is one. */
  public static void requireContext(Context context, Optional<AffineMap> map) {
    map.ifPresent(present -> requireContext(context, present));
  }

  /** Refuses affine maps of another context. */
  public static void requireContext(Context context, List<AffineMap> maps) {
    maps.forEach(map -> requireContext(context, map));
  }

  // -- Comparing ---------------------------------------------------------------------------------

  /** Whether two numbers have the same bits. */
  public static boolean sameBits(float a, float b) {
    return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
  }

  /** Whether two numbers have the same bits. */
  public static boolean sameBits(double a, double b) {
    return Double.doubleToRawLongBits(a) == Double.doubleToRawLongBits(b);
  }

  /** Whether two numbers that are equal, or both absent, have the same bits. */
  public static boolean sameBits(Optional<? extends Number> a, Optional<? extends Number> b) {
    return a.isEmpty() || b.isEmpty() || sameBits(a.get(), b.get());
  }

  /** Whether the numbers in two equal lists have the same bits. */
  public static boolean sameBits(List<? extends Number> a, List<? extends Number> b) {
    for (int i = 0; i < a.size(); i++) {
      if (!sameBits(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameBits(Number a, Number b) {
    return a instanceof Float
        ? sameBits(a.floatValue(), b.floatValue())
        : sameBits(a.doubleValue(), b.doubleValue());
  }

  // -- Verification ------------------------------------------------------------------------------

  /** Where errors of what a parser by hand has read are reported: at the name, if it is known. */
  public static SourceLocation nameLocation(AsmParser parser) {
    return parser instanceof DialectAsmParser symbol ? symbol.nameLocation() : parser.location();
  }

  /**
   * Verifies parameters that were parsed; errors are reported at the place where they start.
   *
   * @param verifier reports what is wrong with them
   * @return whether they are valid
   */
  public static boolean verify(
      AsmParser parser, SourceLocation at, BiConsumer<Diagnostics, Location> verifier) {
    Boolean valid =
        parser.getChecked(
            at,
            (diagnostics, location) -> {
              verifier.accept(diagnostics, location);
              return true;
            });
    return valid != null;
  }

  /**
   * Requires that no error was reported.
   *
   * @throws IllegalArgumentException with the first message otherwise
   */
  public static void requireValid(Diagnostics diagnostics) {
    if (diagnostics.hasErrors()) {
      throw new IllegalArgumentException(
          diagnostics.list().stream()
              .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
              .findFirst()
              .map(Diagnostic::message)
              .orElse("invalid parameters"));
    }
  }
}
