// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Java enum used as an attribute.
 *
 * @param storage how a case is stored
 * @param cases the cases in the order of the enum
 * @param bits how sets of cases are written if the cases are bits, null otherwise
 * @param attribute the attribute whose value is a case or a set of cases, or null if a builtin
 *     attribute stores it
 * @param cppType the type in messages
 * @param asEnum whether parameters are read as those of MLIR's class {@code EnumInfo}, not of
 *     {@code EnumAttrInfo}
 * @param summary MLIR's summary of the enum: that of {@code @Summary} or of the documentation, or
 *     composed of the cases
 */
public record EnumSpec(
    ClassName name,
    Storage storage,
    List<Case> cases,
    @Nullable Bits bits,
    @Nullable OwnAttribute attribute,
    String cppType,
    boolean asEnum,
    String summary,
    Documentation documentation,
    Origin origin) {
  public EnumSpec {
    cases = List.copyOf(cases);
  }

  /** Whether a value is a set of cases. */
  public boolean isBits() {
    return bits != null;
  }

  /** Whether it is written as keywords, where others may be strings. */
  public boolean isOfKeywords() {
    return bits != null && asEnum && !bits.quoted();
  }

  /** Whether it is a set whose parser looks for a comma behind a symbol. */
  public boolean isReadWithCommas() {
    return bits != null && !bits.quoted() && !bits.separator().strip().equals("|");
  }

  /** Whether a builtin integer attribute stores it. */
  public boolean isInteger() {
    return attribute == null && storage != Storage.STRING;
  }

  /** What its values are written as: the cases, and what else a bit enum has. */
  public List<String> symbols() {
    List<String> symbols = new ArrayList<>();
    if (bits != null && bits.none() != null) {
      symbols.add(bits.none());
    }
    cases.forEach(enumCase -> symbols.add(enumCase.symbol()));
    if (bits != null) {
      bits.groups().forEach(group -> symbols.add(group.symbol()));
    }
    return symbols;
  }

  /** What is expected of a value, for messages: {@code one of LOW, HIGH}. */
  public String expected() {
    return (isBits() ? "some of " : "one of ") + String.join(", ", symbols());
  }

  /** The same enum with other cases. */
  public EnumSpec withCases(List<Case> other, @Nullable Bits otherBits) {
    return new EnumSpec(
        name,
        storage,
        other,
        otherBits,
        attribute,
        cppType,
        asEnum,
        summary,
        documentation,
        origin);
  }

  /** The same enum, with parameters that are read as those of MLIR's class {@code EnumInfo}. */
  public EnumSpec byClass() {
    return new EnumSpec(
        name, storage, cases, bits, attribute, cppType, true, summary, documentation, origin);
  }

  /** How a case is stored. */
  public enum Storage {
    STRING,
    I8,
    I16,
    I32,
    I64,
    SI8,
    SI16,
    SI32,
    SI64,
    UI8,
    UI16,
    UI32,
    UI64;

    /** The number of bits of an integer. */
    public int width() {
      return this == STRING ? 0 : Integer.parseInt(name().substring(name().indexOf('I') + 1));
    }

    public boolean isSigned() {
      return name().startsWith("SI");
    }

    public boolean isUnsigned() {
      return name().startsWith("UI");
    }

    /** MLIR's words for such an integer: {@code 32-bit signless integer}. */
    public String words() {
      String signedness = isSigned() ? "signed" : isUnsigned() ? "unsigned" : "signless";
      return this == STRING ? "string" : width() + "-bit " + signedness + " integer";
    }

    /** Whether an integer of this kind has a value, signed or, unless it is signed, unsigned. */
    public boolean fits(long value) {
      if (width() == Long.SIZE) {
        return !isUnsigned() || value >= 0;
      }
      long bits = value >> (width() - (isSigned() ? 1 : 0));
      return bits == 0 || (!isUnsigned() && value >> (width() - 1) == -1);
    }

    /** The bits of a value, extended by the sign, as {@code IntegerAttr.bits()} returns them. */
    public long bits(long value) {
      int unused = Long.SIZE - width();
      return value << unused >> unused;
    }
  }

  /**
   * One case.
   *
   * @param constant the name of the Java constant
   * @param symbol the text of the case in MLIR
   * @param value the integer value of the case; for string enums its ordinal
   * @param explicitValue whether the integer value is explicit
   */
  public record Case(
      String constant, String symbol, long value, boolean explicitValue, Origin origin) {
    /** The same case with another symbol and value. */
    public Case with(String otherSymbol, long otherValue) {
      return new Case(constant, otherSymbol, otherValue, explicitValue, origin);
    }
  }

  /**
   * How sets of cases are written.
   *
   * @param none the symbol of the empty set, perhaps empty too; null if it has none
   * @param separator what is printed between two symbols
   * @param groups the symbols of several bits
   * @param primaryGroups whether the bits of a group are not printed in addition to it
   * @param quoted whether several symbols are one string
   */
  public record Bits(
      @Nullable String none,
      String separator,
      List<Group> groups,
      boolean primaryGroups,
      boolean quoted,
      Origin origin) {
    public Bits {
      groups = List.copyOf(groups);
    }
  }

  /**
   * A symbol of several bits, or another one of a single bit.
   *
   * @param constants the Java constants in it
   * @param before the constant that follows in MLIR's list; empty if the group is at the end
   * @param alias whether MLIR's definition declares it as a bit, not as a group
   */
  public record Group(
      String symbol, List<String> constants, String before, boolean alias, Origin origin) {
    public Group {
      constants = List.copyOf(constants);
    }
  }

  /**
   * The attribute of a dialect whose value is a case.
   *
   * @param generated the class to generate: {@code PaddingAttr}
   * @param name the name: {@code tf.padding}
   * @param definition the name of MLIR's definition, for messages
   * @param format the syntax, or null for {@code $value}
   */
  public record OwnAttribute(
      ClassName generated, String name, String definition, @Nullable FormatSpec format) {
    /** The dialect's name. */
    public String namespace() {
      return name.substring(0, Math.max(0, name.indexOf('.')));
    }

    /** The name in the dialect. */
    public String mnemonic() {
      return name.substring(name.indexOf('.') + 1);
    }
  }
}
