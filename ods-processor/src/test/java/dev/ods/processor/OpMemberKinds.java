// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.List;

/** The kinds of members of random ops, in TableGen's notation and in ours. */
final class OpMemberKinds {
  private OpMemberKinds() {}

  /**
   * What a member is.
   *
   * @param group the list that it is in in TableGen
   * @param definition its constraint there
   * @param declaration its declaration, in which {@code %s} stands for its name
   * @param length how many values it may stand for: one, none or one (?), or any number (*)
   */
  record Kind(String group, String definition, String declaration, char length) {
    boolean isValue() {
      return group.equals("operand") || group.equals("result");
    }

    /** Whether it has a type, of which traits may speak. */
    boolean isTyped() {
      return isValue()
          ? this != GROUPS
          : group.equals("attribute")
              && !PROPERTIES.contains(this)
              && !definition.matches("(OptionalAttr<)?(Array|Type|Unit|Dense\\w+Array)Attr>?");
    }

    /** Whether an optional group may depend on it. */
    boolean mayBeAbsent() {
      return length != '1';
    }
  }

  private static Kind kind(String group, String definition, String declaration, char length) {
    return new Kind(group, definition, declaration, length);
  }

  private static final String I64 = "dev.ods.constraint.I64.class";

  static final List<Kind> OPERANDS =
      List.of(
          kind("operand", "AnyType", "@Operand Value %s();", '1'),
          kind("operand", "AnyType", "@Operand Value %s();", '1'),
          kind("operand", "I64", "@Operand(" + I64 + ") Value %s();", '1'),
          kind("operand", "Optional<AnyType>", "@Operand Optional<Value> %s();", '?'),
          kind("operand", "Optional<I64>", "@Operand(" + I64 + ") Optional<Value> %s();", '?'),
          kind("operand", "Variadic<AnyType>", "@Operand ValueRange %s();", '*'),
          kind("operand", "Variadic<I64>", "@Operand(" + I64 + ") ValueRange %s();", '*'));

  /** An operand whose values form groups, of whatever attribute holds their sizes. */
  static final Kind GROUPS =
      kind(
          "operand",
          "VariadicOfVariadic<AnyType, \"sizes\">",
          "@Operand(segments = \"sizes\") List<ValueRange> %s();",
          '*');

  static final Kind SIZES = kind("attribute", "DenseI32ArrayAttr", "@Attr int[] %s();", '1');

  static final List<Kind> RESULTS =
      List.of(
          kind("result", "AnyType", "@Result Value %s();", '1'),
          kind("result", "AnyType", "@Result Value %s();", '1'),
          kind("result", "I64", "@Result(" + I64 + ") Value %s();", '1'),
          kind("result", "Optional<AnyType>", "@Result Optional<Value> %s();", '?'),
          kind("result", "Variadic<AnyType>", "@Result ValueRange %s();", '*'),
          kind("result", "Variadic<I64>", "@Result(" + I64 + ") ValueRange %s();", '*'));

  static final List<Kind> ATTRIBUTES =
      List.of(
          kind("attribute", "AnyAttr", "@Attr Attribute %s();", '1'),
          kind("attribute", "I64Attr", "@Attr long %s();", '1'),
          kind("attribute", "StrAttr", "@Attr String %s();", '1'),
          kind("attribute", "SymbolNameAttr", "@Attr @SymbolName String %s();", '1'),
          kind("attribute", "TypeAttr", "@Attr Type %s();", '1'),
          kind("attribute", "ArrayAttr", "@Attr ArrayAttr %s();", '1'),
          kind("attribute", "DenseI64ArrayAttr", "@Attr long[] %s();", '1'),
          kind("attribute", "UnitAttr", "@Attr @Unit boolean %s();", '?'),
          kind("attribute", "OptionalAttr<AnyAttr>", "@Attr Optional<Attribute> %s();", '?'),
          kind("attribute", "OptionalAttr<I64Attr>", "@Attr Optional<Long> %s();", '?'),
          kind("attribute", "OptionalAttr<TypeAttr>", "@Attr Optional<Type> %s();", '?'),
          kind("attribute", "OptionalAttr<StrAttr>", "@Attr Optional<String> %s();", '?'),
          kind(
              "attribute",
              "DefaultValuedAttr<I64Attr, \"3\">",
              "@Attr @Default(\"3\") long %s();",
              '?'),
          kind(
              "attribute",
              "DefaultValuedOptionalAttr<I64Attr, \"3\">",
              "@Attr @Default(value = \"3\", optional = true) long %s();",
              '?'));

  static final List<Kind> PROPERTIES =
      List.of(
          kind("attribute", "I64Prop", "@Prop long %s();", '1'),
          kind("attribute", "StringProp", "@Prop String %s();", '1'),
          kind("attribute", "UnitProp", "@Prop @Unit boolean %s();", '?'),
          kind("attribute", "OptionalProp<I64Prop>", "@Prop Optional<Long> %s();", '?'),
          kind(
              "attribute",
              "DefaultValuedProp<I64Prop, \"3\">",
              "@Prop @Default(\"3\") long %s();",
              '?'));

  static final Kind REGION = kind("region", "AnyRegion", "dev.ods.ir.Region %s();", '1');
  static final Kind REGIONS =
      kind("region", "VariadicRegion<AnyRegion>", "List<dev.ods.ir.Region> %s();", '*');
  static final Kind SUCCESSOR = kind("successor", "AnySuccessor", "@Successor Block %s();", '1');
  static final Kind SUCCESSORS =
      kind("successor", "VariadicSuccessor<AnySuccessor>", "@Successor List<Block> %s();", '*');
}
