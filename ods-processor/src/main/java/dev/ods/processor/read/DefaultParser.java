// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.common.base.Splitter;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses the text of {@code @Default} for the storage of the attribute. */
final class DefaultParser {
  private DefaultParser() {}

  /** Whether attributes with this storage can have a default value. */
  static boolean isSupported(AttributeStorage storage) {
    return switch (storage.kind()) {
      case TYPE, UNIT, SYMBOL_NAME -> false;
      case CLASS -> !storage.constants().isEmpty();
      case ARRAY -> storage.element() != null && isSupported(storage.element());
      default -> true;
    };
  }

  /** The value, or null if {@code text} is invalid. */
  static @Nullable DefaultValue parse(String text, AttributeStorage storage) {
    Kind kind = storage.kind();
    return switch (kind) {
      case BOOL -> bool(text);
      case I8, I16, I32, I64 -> integer(text, kind.width());
      case F32, F64 -> number(text);
      case STRING -> new DefaultValue.Text(text);
      case FLAT_SYMBOL_REF -> text.isEmpty() ? null : new DefaultValue.Text(text);
      case ENUM -> enumCase(text, storage);
      case ARRAY -> elements(text, storage.element());
      case CLASS -> storage.constants().contains(text) ? new DefaultValue.Constant(text) : null;
      default -> elements(text, denseElement(kind));
    };
  }

  /** The syntax that {@link #parse} accepts, for messages. */
  static String expected(AttributeStorage storage) {
    Kind kind = storage.kind();
    return switch (kind) {
      case BOOL -> "true or false";
      case I8, I16, I32, I64 -> "an integer of " + kind.width() + " bits";
      case F32, F64 -> "a number";
      case STRING -> "a text";
      case FLAT_SYMBOL_REF -> "the name of a symbol";
      case ENUM -> (isBits(storage) ? "some of " : "one of ") + String.join(", ", symbols(storage));
      case CLASS ->
          "a static method of '" + storage.storageClass().simpleName() + "' that takes a Context";
      case ARRAY, DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          "elements between '[' and ']'";
      default -> "nothing";
    };
  }

  /** The named values: the symbols of an enum's cases, or a class's constants. */
  static List<String> symbols(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    if (spec == null) {
      return storage.constants();
    }
    List<String> symbols = new ArrayList<>();
    EnumSpec.Bits bits = spec.bits();
    if (bits != null && !bits.none().isEmpty()) {
      symbols.add(bits.none());
    }
    spec.cases().forEach(enumCase -> symbols.add(enumCase.symbol()));
    if (bits != null) {
      bits.groups().forEach(group -> symbols.add(group.symbol()));
    }
    return symbols;
  }

  private static boolean isBits(AttributeStorage storage) {
    return storage.enumSpec() != null && storage.enumSpec().isBits();
  }

  private static @Nullable DefaultValue bool(String text) {
    return switch (text) {
      case "true" -> new DefaultValue.Bool(true);
      case "false" -> new DefaultValue.Bool(false);
      default -> null;
    };
  }

  private static @Nullable DefaultValue integer(String text, int width) {
    try {
      long value = Long.decode(text);
      boolean fits = width == 64 || value >> (width - 1) == 0 || value >> (width - 1) == -1;
      return fits ? new DefaultValue.Int(value) : null;
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  private static @Nullable DefaultValue number(String text) {
    // Java also accepts spaces and a trailing 'f' or 'd'.
    if (!text.matches("[-+]?[0-9][0-9.eE+-]*")) {
      return null;
    }
    try {
      return new DefaultValue.Real(Double.parseDouble(text));
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  private static @Nullable DefaultValue enumCase(String text, AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    if (spec != null && spec.bits() != null) {
      return enumCases(text, spec, spec.bits());
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
    if (!text.isEmpty() && text.equals(bits.none())) {
      return new DefaultValue.EnumCases(text, List.of());
    }
    for (String symbol : Splitter.on(bits.separator().strip()).trimResults().split(text)) {
      List<EnumSpec.Case> some = casesOf(symbol, spec, bits);
      if (some.isEmpty()) {
        return null;
      }
      values.addAll(some);
    }
    return new DefaultValue.EnumCases(text, List.copyOf(values));
  }

  /** The cases that a symbol stands for: one, or those of a group. */
  private static List<EnumSpec.Case> casesOf(String symbol, EnumSpec spec, EnumSpec.Bits bits) {
    for (EnumSpec.Group group : bits.groups()) {
      if (group.symbol().equals(symbol)) {
        return spec.cases().stream()
            .filter(enumCase -> group.constants().contains(enumCase.constant()))
            .toList();
      }
    }
    return spec.cases().stream().filter(enumCase -> enumCase.symbol().equals(symbol)).toList();
  }

  private static @Nullable DefaultValue elements(String text, @Nullable AttributeStorage element) {
    String trimmed = text.strip();
    if (element == null || !trimmed.startsWith("[") || !trimmed.endsWith("]")) {
      return null;
    }
    String inner = trimmed.substring(1, trimmed.length() - 1).strip();
    List<DefaultValue> values = new ArrayList<>();
    if (inner.isEmpty()) {
      return new DefaultValue.Elements(values);
    }
    for (String part : inner.split(",", -1)) {
      DefaultValue value = element(part.strip(), element);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return new DefaultValue.Elements(values);
  }

  /** An element of a list, in which strings may be quoted, as in MLIR. */
  private static @Nullable DefaultValue element(String text, AttributeStorage storage) {
    boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
    return parse(quoted ? text.substring(1, text.length() - 1) : text, storage);
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
