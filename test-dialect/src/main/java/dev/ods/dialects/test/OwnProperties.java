// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Operations with properties of classes, with conditions, and with an enum's own attribute. */
public interface OwnProperties {
  /** A text that is the name of an operation, or anything else. */
  record MyPropStruct(String content) {
    MyPropStruct() {
      this("");
    }

    Attribute toAttribute(Context context) {
      return StringAttr.get(context, content);
    }

    static @Nullable MyPropStruct fromAttribute(Attribute attribute, Consumer<String> mistake) {
      if (attribute instanceof StringAttr string) {
        return new MyPropStruct(string.value());
      }
      mistake.accept("Expect StringAttr but got " + attribute);
      return null;
    }
  }

  /** A text in a dictionary. */
  @Op(dialect = TestDialect.class, name = "with_wrapped_properties")
  @AssemblyFormat("prop-dict attr-dict")
  interface TestOpWithWrappedProperties {
    /** The text. */
    @Prop
    MyPropStruct prop();
  }

  /** The same. */
  @Op(dialect = TestDialect.class, name = "with_wrapped_properties2")
  @AssemblyFormat("prop-dict attr-dict")
  interface TestOpWithWrappedProperties2 {
    /** The text. */
    @Prop
    MyPropStruct prop();
  }

  /** An entry of a dictionary that is a number of 32 bits. */
  private static @Nullable IntegerAttr number(
      DictionaryAttr dictionary, String key, Consumer<String> mistake) {
    if (dictionary.get(key) instanceof IntegerAttr number) {
      return number;
    }
    mistake.accept("expected IntegerAttr for key `" + key + "`");
    return null;
  }

  private static Attribute number(Context context, int value) {
    return IntegerAttr.get(IntegerType.get(context, Integer.SIZE), value);
  }

  private static @Nullable DictionaryAttr dictionary(
      Attribute attribute, Consumer<String> mistake) {
    if (attribute instanceof DictionaryAttr dictionary) {
      return dictionary;
    }
    mistake.accept("expected DictionaryAttr to set TestProperties");
    return null;
  }

  /** A label and a number. */
  record PropertiesWithCustomPrint(String label, int value) {
    PropertiesWithCustomPrint() {
      this("", 0);
    }

    Attribute toAttribute(Context context) {
      return DictionaryAttr.get(
          context,
          List.of(
              new NamedAttribute("label", StringAttr.get(context, label)),
              new NamedAttribute("value", number(context, value))));
    }

    static @Nullable PropertiesWithCustomPrint fromAttribute(
        Attribute attribute, Consumer<String> mistake) {
      DictionaryAttr dictionary = dictionary(attribute, mistake);
      if (dictionary == null) {
        return null;
      }
      if (!(dictionary.get("label") instanceof StringAttr label)) {
        mistake.accept("expected StringAttr for key `label`");
        return null;
      }
      IntegerAttr value = number(dictionary, "value", mistake);
      return value == null
          ? null
          : new PropertiesWithCustomPrint(label.value(), (int) value.bits());
    }

    static @Nullable PropertiesWithCustomPrint parse(AsmParser parser) {
      String label = parser.parseKeywordOrString();
      Long value = label != null && parser.parseKeyword("is") ? parser.parseInteger() : null;
      return label == null || value == null
          ? null
          : new PropertiesWithCustomPrint(label, value.intValue());
    }

    void print(AsmPrinter printer) {
      printer.printKeywordOrString(label);
      printer.print(" is " + value);
    }
  }

  /** A label and a number with a form of their own. */
  @Op(dialect = TestDialect.class, name = "with_nice_properties")
  @AssemblyFormat("$prop attr-dict")
  interface TestOpWithNiceProperties {
    /** Both. */
    @Prop
    PropertiesWithCustomPrint prop();
  }

  /** Two numbers. */
  record VersionedProperties(int value1, int value2) {
    VersionedProperties() {
      this(0, 0);
    }

    Attribute toAttribute(Context context) {
      return DictionaryAttr.get(
          context,
          List.of(
              new NamedAttribute("value1", number(context, value1)),
              new NamedAttribute("value2", number(context, value2))));
    }

    static @Nullable VersionedProperties fromAttribute(
        Attribute attribute, Consumer<String> mistake) {
      DictionaryAttr dictionary = dictionary(attribute, mistake);
      IntegerAttr first = dictionary == null ? null : number(dictionary, "value1", mistake);
      IntegerAttr second =
          dictionary == null || first == null ? null : number(dictionary, "value2", mistake);
      return first == null || second == null
          ? null
          : new VersionedProperties((int) first.bits(), (int) second.bits());
    }

    static @Nullable VersionedProperties parse(AsmParser parser) {
      Long first = parser.parseInteger();
      Long second = first != null && parser.parseVerticalBar() ? parser.parseInteger() : null;
      return first == null || second == null
          ? null
          : new VersionedProperties(first.intValue(), second.intValue());
    }

    void print(AsmPrinter printer) {
      printer.print(value1 + " | " + value2);
    }
  }

  /** Two numbers with a form of their own, and versions in MLIR's bytecode. */
  @Op(dialect = TestDialect.class, name = "with_versioned_properties")
  @AssemblyFormat("$prop attr-dict")
  interface TestOpWithVersionedProperties {
    /** Both. */
    @Prop
    VersionedProperties prop();
  }

  /** A case, which the attribute of the enum stands for too. */
  @Op(dialect = TestDialect.class, name = "op_with_enum_prop_attr_form")
  @AssemblyFormat("prop-dict attr-dict")
  interface OpWithEnumPropAttrForm {
    /** The case. */
    @Prop(fromAttribute = true)
    TestEnum value();
  }

  /** A case, as the attribute of the enum. */
  @Op(dialect = TestDialect.class, name = "op_with_enum_prop_attr_form_always")
  @AssemblyFormat("prop-dict attr-dict")
  interface OpWithEnumPropAttrFormAlways {
    /** The case. */
    @Prop(asAttribute = true)
    TestEnum value();
  }

  /** Conditions on numbers and lists. */
  @Op(dialect = TestDialect.class, name = "op_with_property_predicates")
  @AssemblyFormat("attr-dict prop-dict")
  interface OpWithPropertyPredicates {
    /** A number. */
    @Prop(summary = "non-negative int64_t")
    @IntNonNegative
    long scalar();

    /** A number that may be absent. */
    @Prop(summary = "optional non-negative int64_t")
    @IntNonNegative
    Optional<Long> optional();

    /** A number that may be left out. */
    @Prop(summary = "non-negative int64_t")
    @IntNonNegative
    @Default("0")
    long defaulted();

    /** A small number. */
    @Prop(name = "more_constrained", value = UpToFive.class)
    @IntNonNegative
    long moreConstrained();

    /** Numbers. */
    @Prop(summary = "array of non-negative int64_t")
    @IntNonNegative
    List<Long> array();

    /** At least one number. */
    @Prop(name = "non_empty_unconstrained", summary = "non-empty array of int64_t")
    @ArrayMinCount(1)
    List<Long> nonEmptyUnconstrained();

    /** At least one number, none of which is negative. */
    @Prop(name = "non_empty_constrained", summary = "non-empty array of non-negative int64_t")
    @ArrayMinCount(1)
    @IntNonNegative
    List<Long> nonEmptyConstrained();

    /** The same, or nothing. */
    @Prop(name = "non_empty_optional", summary = "optional non-empty array of non-negative int64_t")
    @ArrayMinCount(1)
    @IntNonNegative
    Optional<List<Long>> nonEmptyOptional();

    /** Any number. */
    @Prop
    long unconstrained();

    /** The greatest numbers allowed. */
    final class UpToFive {
      static final String SUMMARY = "between 0 and 5";

      private UpToFive() {}

      static boolean test(long value) {
        return value <= 5;
      }
    }
  }
}
