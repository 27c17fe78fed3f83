// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.VerifiableTensorEncoding;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Delimiter;
import dev.ods.text.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Attributes that differ in their formats and in the kinds of their parameters. */
public interface TestAttributes {
  /** An attribute without parameters. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "smpla", definition = "SimpleAttrA")
  record SimpleA() {}

  /** The layout of a memref. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "memref_layout",
      definition = "TestMemRefLayoutAttr")
  @AssemblyFormat("`<` $dummy `>`")
  record TestMemRefLayout(@Param(cppType = "mlir::StringAttr") StringAttr dummy) {}

  /** An attribute without parameters that has a trait in MLIR. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "attr_with_trait", definition = "AttrWithTrait")
  record AttrWithTrait() {}

  /** An attribute with the syntax of a type. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "cmpnd_a", definition = "CompoundAttrA")
  record CompoundA(int widthOfSomething, Type oneType, List<Integer> arrayOfInts) {
    static @Nullable CompoundA parse(AsmParser parser, @Nullable Type type) {
      TestTypes.CompoundA same = TestTypes.CompoundA.parse(parser);
      return same == null
          ? null
          : new CompoundA(same.widthOfSomething(), same.oneType(), same.arrayOfInts());
    }

    void print(AsmPrinter printer) {
      new TestTypes.CompoundA(widthOfSomething, oneType, arrayOfInts).print(printer);
    }
  }

  /** An attribute in an attribute. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested",
      definition = "CompoundAttrNested")
  @AssemblyFormat("`<` `nested` `=` $nested `>`")
  record CompoundAttrNested(@Param(cppType = "::test::CompoundAAttr") CompoundAAttr nested) {}

  /** An attribute in an attribute, printed without the dialect's prefix. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested_inner",
      definition = "CompoundNestedInner")
  @AssemblyFormat("`<` $some_int $cmpdA `>`")
  record CompoundNestedInner(
      @Param(name = "some_int") int someInt,
      @Param(cppType = "::test::CompoundAAttr") CompoundAAttr cmpdA) {}

  /** Two levels of attributes. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested_outer",
      definition = "CompoundNestedOuter")
  @AssemblyFormat("`<` `i` $inner `>`")
  record CompoundNestedOuter(
      @Param(cppType = "::test::CompoundNestedInnerAttr") CompoundNestedInnerAttr inner) {}

  /** Two levels of attributes, printed with the dialect's prefix. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested_outer_qual",
      definition = "CompoundNestedOuterQual")
  @AssemblyFormat("`<` `i` qualified($inner) `>`")
  record CompoundNestedOuterQual(
      @Param(cppType = "::test::CompoundNestedInnerAttr") CompoundNestedInnerAttr inner) {}

  /** Nothing but its type. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_self_type_param",
      definition = "AttrWithSelfTypeParam")
  @AssemblyFormat("")
  record AttrWithSelfTypeParam(@SelfType Type type) {}

  /** An attribute whose type is by default that of its parameter. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_type_builder",
      definition = "AttrWithTypeBuilder")
  @AssemblyFormat("$attr")
  record AttrWithTypeBuilder(
      @Param(cppType = "::mlir::IntegerAttr") IntegerAttr attr, @SelfType Type type) {
    /** Replaces the type of a text that has none. */
    public AttrWithTypeBuilder {
      type = type instanceof NoneType ? attr.type() : type;
    }
  }

  /** A number and the type. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_self_type_format",
      definition = "TestAttrSelfTypeParameterFormat")
  @AssemblyFormat("`<` $a `>`")
  record TestAttrSelfTypeParameterFormat(int a, @SelfType Type type) {}

  /** A number by its name, and the type. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_self_type_struct_format",
      definition = "TestAttrSelfTypeParameterStructFormat")
  @AssemblyFormat("`<` struct(params) `>`")
  record TestAttrSelfTypeParameterStructFormat(int a, @SelfType Type type) {}

  /** Three attributes. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "sub_elements_access",
      definition = "TestSubElementsAccessAttr")
  @AssemblyFormat("`<` $first `,` $second `,` $third `>`")
  record TestSubElementsAccess(Attribute first, Attribute second, Attribute third) {}

  /** Parameters of many kinds. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_format",
      definition = "TestAttrWithFormat")
  @AssemblyFormat(
      "`<` $one `:` struct($two, custom<IntArray>($four)) `:` $three `:` $five `:` `[` $six `]`"
          + " `,` `[` `` $arrayOfAttrWithTypeBuilderAttr `]` `>`")
  record TestAttrWithFormat(
      @Param(cppType = "int64_t") long one,
      @Param(cppType = "std::string") String two,
      @Param(cppType = "::mlir::IntegerAttr") IntegerAttr three,
      List<Integer> four,
      @Param(unsigned = true, cppType = "uint64_t") long five,
      List<Integer> six,
      @Param(cppType = "::llvm::ArrayRef<AttrWithTypeBuilderAttr>")
          List<AttrWithTypeBuilderAttr> arrayOfAttrWithTypeBuilderAttr) {
    void verify(Diagnostics diagnostics, Location location) {
      if (four.size() != one) {
        diagnostics.error(location, "expected 'one' to equal 'four.size()'");
      }
    }

    static boolean parseIntArray(AsmParser parser, Parsed<List<Integer>> four) {
      List<Integer> numbers = new ArrayList<>();
      four.set(numbers);
      return parser.parseLSquare()
          && parser.parseCommaSeparatedList(
              Delimiter.NONE,
              () -> {
                Long number = parser.parseInteger();
                return number != null && numbers.add(number.intValue());
              },
              "")
          && parser.parseRSquare();
    }

    static void printIntArray(AsmPrinter printer, List<Integer> four) {
      String separator = "[";
      for (int number : four) {
        printer.print(separator);
        printer.print(number);
        separator = ", ";
      }
      printer.print("]");
    }
  }

  /** An optional number. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_optional_signed",
      definition = "TestAttrWithOptionalSigned")
  @AssemblyFormat("`<` $value `>`")
  record TestAttrWithOptionalSigned(Optional<Long> value) {}

  /** An optional unsigned number. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_optional_unsigned",
      definition = "TestAttrWithOptionalUnsigned")
  @AssemblyFormat("`<` $value `>`")
  record TestAttrWithOptionalUnsigned(@Param(unsigned = true) Optional<Long> value) {}

  /** An optional case of an enum. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_optional_enum",
      definition = "TestAttrWithOptionalEnum")
  @AssemblyFormat("`<` $value `>`")
  record TestAttrWithOptionalEnum(
      @Param(cppType = "std::optional<SimpleEnum>") Optional<SimpleEnum> value) {}

  /** Text without brackets. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "attr_ugly", definition = "TestAttrUgly")
  @AssemblyFormat("`begin` $attr `end`")
  record TestAttrUgly(Attribute attr) {}

  /** All parameters. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "attr_params", definition = "TestAttrParams")
  @AssemblyFormat("`<` params `>`")
  record TestAttrParams(int v0, int v1) {}

  /** Types. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "attr_with_type",
      definition = "TestAttrWithTypeParam")
  @AssemblyFormat("`<` $int_type `,` $any_type `>`")
  record TestAttrWithTypeParam(
      @Param(name = "int_type") IntegerType intType, @Param(name = "any_type") Type anyType) {}

  /** A list of attributes. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "array_of_ugly",
      definition = "TestArrayOfUglyAttrs")
  @AssemblyFormat("`[` (`]`) : ($value^ ` ` `]`)?")
  record ArrayOfUglyAttrs(
      @Param(cppType = "::llvm::ArrayRef<TestAttrUglyAttr>") @Default("[]")
          List<TestAttrUglyAttr> value) {}

  /** A list of numbers. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "array_of_ints", definition = "TestArrayOfInts")
  @AssemblyFormat("`[` (`]`) : ($value^ `]`)?")
  record ArrayOfInts(
      @Param(cppType = "::llvm::ArrayRef<int32_t>") @Default("[]") List<Integer> value) {}

  /** A list of cases of an enum. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "array_of_enums",
      definition = "TestArrayOfEnums")
  @AssemblyFormat("`[` (`]`) : ($value^ `]`)?")
  record ArrayOfEnums(
      @Param(cppType = "::llvm::ArrayRef<SimpleEnumAttr>") @Default("[]")
          List<SimpleEnumAttr> value) {}

  /** A custom directive as the anchor of a group. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "custom_anchor", definition = "TestCustomAnchor")
  @AssemblyFormat("`<` $a (`>`) : (`,` custom<TrueFalse>($b)^ `>`)?")
  record TestCustomAnchor(int a, Optional<Integer> b) {
    static boolean parseTrueFalse(AsmParser parser, Parsed<Integer> b) {
      Long value = parser.parseUnsigned(1);
      b.set(value == null ? null : value.intValue());
      return value != null;
    }

    static void printTrueFalse(AsmPrinter printer, Optional<Integer> b) {
      printer.print(b.orElse(0) == 0 ? "false" : "true");
    }
  }

  /** Another parameter in an attribute of the same kind. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "const_memory_space",
      definition = "TestConstMemorySpaceAttr")
  @AssemblyFormat("(`<` $addressSpace^ `>`)?")
  record TestConstMemorySpace(
      @Param(unsigned = true, cppType = "unsigned") @Default("0") int addressSpace) {}

  /** A string with an alias, within others. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "nested_alias",
      definition = "TestNestedAliasAttr")
  @AssemblyFormat("`<` $value (`,` $nested^)? `>`")
  record TestNestedAlias(
      @Param(cppType = "mlir::StringAttr") StringAttr value,
      @Param(cppType = "TestNestedAliasAttr") Optional<TestNestedAliasAttr> nested) {}

  /** An encoding of tensors. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "tensor_encoding",
      definition = "TestTensorEncodingAttr")
  @AssemblyFormat("`<` $dummy `>`")
  record TestTensorEncoding(@Param(cppType = "mlir::StringAttr") StringAttr dummy)
      implements VerifiableTensorEncoding {
    /** Fits any tensor. */
    @Override
    public @Nullable String verifyEncoding(long[] shape, Type elementType) {
      return null;
    }
  }

  /** A string that ends its alias. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "op_asm_attr_interface",
      definition = "TestOpAsmAttrInterfaceAttr")
  @AssemblyFormat("`<` struct(params) `>`")
  record TestOpAsmAttrInterface(@Param(cppType = "mlir::StringAttr") StringAttr value)
      implements AliasedSymbol {
    @Override
    public AsmAlias asmAlias() {
      return AsmAlias.ofFinal("op_asm_attr_interface_" + value.value());
    }
  }

  /** A string whose alias is the mnemonic. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "op_asm_attr_interface_tablegen_default",
      definition = "TestOpAsmAttrInterfaceTablegenDefaultAttr",
      mnemonicAlias = true)
  @AssemblyFormat("`<` struct(params) `>`")
  record TestOpAsmAttrInterfaceTablegenDefault(
      @Param(cppType = "mlir::StringAttr") StringAttr value) {}

  /** Numbers around a slash. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "slash_attr", definition = "SlashAttr")
  record Slash(int lhs, int rhs) {
    static @Nullable Slash parse(AsmParser parser, @Nullable Type type) {
      Long lhs = parser.parseLess() ? parser.parseInteger() : null;
      Long rhs = lhs != null && parser.parseSlash() ? parser.parseInteger() : null;
      return lhs == null || rhs == null || !parser.parseGreater()
          ? null
          : new Slash(lhs.intValue(), rhs.intValue());
    }

    void print(AsmPrinter printer) {
      printer.print("<" + lhs + " / " + rhs + ">");
    }
  }

  /** A type on a line of its own. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "newline_and_indent",
      definition = "TestAttrNewlineAndIndent")
  record TestAttrNewlineAndIndent(Type indentType) {
    static @Nullable TestAttrNewlineAndIndent parse(AsmParser parser, @Nullable Type type) {
      Type indented = parser.parseLess() ? parser.parseType() : null;
      return indented == null || !parser.parseGreater()
          ? null
          : new TestAttrNewlineAndIndent(indented);
    }

    void print(AsmPrinter printer) {
      printer.print("<");
      printer.increaseIndent();
      printer.printNewline();
      printer.printType(indentType);
      printer.decreaseIndent();
      printer.printNewline();
      printer.print(">");
    }
  }
}
