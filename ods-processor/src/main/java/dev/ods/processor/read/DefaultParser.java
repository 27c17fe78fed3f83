// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.common.base.Splitter;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.SymbolText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses the text of {@code @Default} for the storage of the attribute. */
final class DefaultParser {
  private DefaultParser() {}

  /** Whether attributes with this storage can have a default value. */
  static boolean isSupported(AttributeStorage storage) {
    return switch (storage.kind()) {
      case TYPE, UNIT -> false;
      case CLASS, INTERFACE -> !storage.constants().isEmpty();
      case ARRAY -> storage.element() != null && isSupported(storage.element());
      default -> true;
    };
  }

  /**
   * The value, or null if {@code text} is invalid, which is reported.
   *
   * @param unsigned whether integers are unsigned
   * @param kind what has the default value, for the message: an attribute or a property
   * @param name its name
   */
  static @Nullable DefaultValue parse(
      String text,
      AttributeStorage storage,
      boolean unsigned,
      Origin origin,
      String kind,
      String name,
      Problems problems) {
    DefaultValue value = parse(text, storage, unsigned);
    if (value == null && !lacksCases(storage)) {
      problems.report(
          MemberProblem.DEFAULT_INVALID,
          origin,
          text,
          name,
          expected(text, storage, unsigned),
          suggestion(text, storage),
          kind);
    }
    return value;
  }

  /** The value, or null if {@code text} is invalid. */
  static @Nullable DefaultValue parse(String text, AttributeStorage storage, boolean unsigned) {
    return switch (storage.kind()) {
      // These are written without delimiters, so the text itself is the value.
      case STRING, SYMBOL_NAME -> new DefaultValue.Text(text);
      case ENUM -> enumCase(text, storage);
      case CLASS, INTERFACE -> constant(text, storage);
      case FLAT_SYMBOL_REF -> symbol(text);
      default -> literal(text, storage, unsigned);
    };
  }

  /** Whether values are cases of an enum that has none, which is reported there. */
  private static boolean lacksCases(AttributeStorage storage) {
    AttributeStorage leaf = storage;
    while (leaf.element() != null) {
      leaf = leaf.element();
    }
    EnumSpec spec = leaf.enumSpec();
    return spec != null && spec.cases().isEmpty();
  }

  /** The syntax that {@link #parse} accepts, for the message on {@code text}. */
  static String expected(String text, AttributeStorage storage, boolean unsigned) {
    Kind kind = storage.kind();
    return switch (kind) {
      case BOOL -> "true or false";
      case I8, I16, I32, I64, INDEX -> expectedInteger(text, kind.width(), unsigned);
      case F32, F64 ->
          isNumber(text)
              ? "a number in the range of " + kind.width() + " bits"
              : "a number, such as 1.5";
      case STRING, SYMBOL_NAME -> "a text";
      case FLAT_SYMBOL_REF -> "the name of a symbol, such as main";
      case ENUM -> Objects.requireNonNull(storage.enumSpec()).expected();
      case CLASS, INTERFACE ->
          "the name of a static method of '%1$s', or of this declaration, that takes a Context and returns '%1$s'"
              .formatted(storage.declaredClass().simpleName());
      case ARRAY, DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          "elements between '[' and ']'" + exampleOfElements(storage);
      default -> "nothing";
    };
  }

  private static String expectedInteger(String text, int width, boolean unsigned) {
    String kind = "an " + (unsigned ? "unsigned " : "") + "integer of " + width + " bits";
    if (!isInteger(text) && !isNumber(text)) {
      return kind + ", such as 42";
    }
    BigInteger count = BigInteger.ONE.shiftLeft(unsigned ? width : width - 1);
    return kind
        + ", from "
        + (unsigned ? BigInteger.ZERO : count.negate())
        + " to "
        + count.subtract(BigInteger.ONE);
  }

  private static String exampleOfElements(AttributeStorage storage) {
    AttributeStorage element =
        storage.element() == null ? denseElement(storage.kind()) : storage.element();
    return switch (element.kind()) {
      case BOOL -> ", such as [true, false]";
      case I8, I16, I32, I64 -> ", such as [1, 2]";
      case F32, F64 -> ", such as [1.5, 2.0]";
      case STRING -> ", such as [\"a\", \"b\"]";
      default -> "";
    };
  }

  /** The named values: the symbols of an enum's cases, or a class's constants. */
  static List<String> symbols(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    return spec == null ? storage.constants() : spec.symbols();
  }

  /** A sentence to append to a message: the value that was meant by {@code text}, or nothing. */
  static String suggestion(String text, AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    String separator = spec == null || spec.bits() == null ? "" : spec.bits().separator().strip();
    if (separator.isEmpty() || !text.contains(separator)) {
      return Suggestions.didYouMean(text, symbols(storage));
    }
    List<String> meant = new ArrayList<>();
    for (String symbol : Splitter.on(separator).trimResults().split(text)) {
      String closest = Suggestions.closest(symbol, symbols(storage));
      if (closest == null || closest.equals(spec.bits().none())) {
        return "";
      }
      meant.add(closest);
    }
    return ". Did you mean '" + String.join(separator, meant) + "'?";
  }

  private static @Nullable DefaultValue symbol(String text) {
    String name = SymbolText.name(text);
    return name == null ? null : new DefaultValue.Text(name);
  }

  private static @Nullable DefaultValue literal(
      String text, AttributeStorage storage, boolean unsigned) {
    DefaultText cursor = new DefaultText(text, unsigned);
    boolean array = storage.kind() == Kind.ARRAY || storage.kind().isDenseArray();
    DefaultValue value = array ? elements(cursor, storage) : scalar(cursor, storage);
    return cursor.atEnd() ? value : null;
  }

  /** A value within a text, where strings are quoted and all others end by themselves. */
  private static @Nullable DefaultValue scalar(DefaultText text, AttributeStorage storage) {
    Kind kind = storage.kind();
    return switch (kind) {
      case BOOL -> bool(text.identifier());
      case I8, I16, I32, I64, INDEX -> text.integer(kind.width());
      case F32, F64 -> number(text, kind.width());
      case STRING -> {
        String value = text.atQuote() ? text.quoted() : text.identifier();
        yield value == null ? null : new DefaultValue.Text(value);
      }
      case ENUM -> enumCase(text.atQuote() ? text.quoted() : text.run(), storage);
      case CLASS, INTERFACE -> constant(text.identifier(), storage);
      default -> null;
    };
  }

  private static @Nullable DefaultValue bool(@Nullable String text) {
    boolean isTrue = "true".equals(text);
    return isTrue || "false".equals(text) ? new DefaultValue.Bool(isTrue) : null;
  }

  private static @Nullable DefaultValue number(DefaultText text, int width) {
    Long bits = text.bits(width);
    if (bits != null) {
      return new DefaultValue.Real(width, bits);
    }
    Double value = text.decimal();
    if (value == null) {
      return null;
    }
    // Infinity is a value, but not that of a number that is out of range.
    DefaultValue.Real real = DefaultValue.Real.of(width, value);
    return Double.isFinite(real.value()) ? real : null;
  }

  /** Whether {@code text} is an integer, which may be negative in hexadecimal, too. */
  private static boolean isInteger(String text) {
    DefaultText cursor = new DefaultText(text);
    return cursor.takeInteger() && cursor.atEnd();
  }

  /** Whether {@code text} is a number, so that only its range can be wrong. */
  private static boolean isNumber(String text) {
    DefaultText cursor = new DefaultText(text);
    return (cursor.bits(Integer.MAX_VALUE) != null || cursor.decimal() != null) && cursor.atEnd();
  }

  private static @Nullable DefaultValue constant(@Nullable String text, AttributeStorage storage) {
    return text != null && storage.constants().contains(text)
        ? new DefaultValue.Constant(storage.declaredClass(), text)
        : null;
  }

  private static @Nullable DefaultValue enumCase(@Nullable String text, AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    if (spec != null && spec.bits() != null) {
      return text == null ? null : enumCases(text, spec, spec.bits());
    }
    if (spec != null) {
      for (EnumSpec.Case enumCase : spec.cases()) {
        if (enumCase.symbol().equals(text)) {
          return new DefaultValue.EnumCase(enumCase);
        }
      }
    }
    return null;
  }

  private static @Nullable DefaultValue enumCases(String text, EnumSpec spec, EnumSpec.Bits bits) {
    Set<EnumSpec.Case> values = new LinkedHashSet<>();
    String separator = bits.separator().strip();
    // A separator that is blank is an error of the enum, not of the default.
    if (separator.isEmpty() || text.equals(bits.none())) {
      return new DefaultValue.EnumCases(text, List.of());
    }
    // The empty set need not have a symbol.
    if (text.equals("[]") && !spec.symbols().contains(text)) {
      return new DefaultValue.EnumCases(text, List.of());
    }
    for (String symbol : Splitter.on(separator).trimResults().split(text)) {
      List<EnumSpec.Case> some = casesOf(symbol, spec, bits);
      if (some == null) {
        return null;
      }
      values.addAll(some);
    }
    return new DefaultValue.EnumCases(text, List.copyOf(values));
  }

  /**
   * The cases that a symbol stands for: one, or those of a group, which are none if the group is in
   * error; null if there is no such symbol.
   */
  private static @Nullable List<EnumSpec.Case> casesOf(
      String symbol, EnumSpec spec, EnumSpec.Bits bits) {
    for (EnumSpec.Group group : bits.groups()) {
      if (group.symbol().equals(symbol)) {
        return spec.cases().stream()
            .filter(enumCase -> group.constants().contains(enumCase.constant()))
            .toList();
      }
    }
    for (EnumSpec.Case enumCase : spec.cases()) {
      if (enumCase.symbol().equals(symbol)) {
        return List.of(enumCase);
      }
    }
    return null;
  }

  private static @Nullable DefaultValue elements(DefaultText text, AttributeStorage storage) {
    AttributeStorage element =
        storage.element() == null ? denseElement(storage.kind()) : storage.element();
    if (!text.take('[')) {
      return null;
    }
    List<DefaultValue> values = new ArrayList<>();
    if (text.take(']')) {
      return new DefaultValue.Elements(values);
    }
    do {
      DefaultValue value = scalar(text, element);
      if (value == null) {
        return null;
      }
      values.add(value);
    } while (text.take(','));
    return text.take(']') ? new DefaultValue.Elements(values) : null;
  }

  private static AttributeStorage denseElement(Kind kind) {
    Kind element =
        switch (kind) {
          case DENSE_BOOL -> Kind.BOOL;
          case DENSE_I8 -> Kind.I8;
          case DENSE_I16 -> Kind.I16;
          case DENSE_I32 -> Kind.I32;
          case DENSE_I64 -> Kind.I64;
          case DENSE_F32 -> Kind.F32;
          case DENSE_F64 -> Kind.F64;
          default -> throw new IllegalStateException("no dense array: " + kind);
        };
    AttributeStorage text = StorageReader.string(Kind.STRING, "");
    return new AttributeStorage(element, text.valueType(), text.storageClass(), null, null, "");
  }
}
