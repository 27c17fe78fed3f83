// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import java.util.Optional;

/** Ops whose formats name attributes and literals. */
public interface FormatAttributes {
  /** Lists of attributes, numbers and names. */
  @Op(dialect = TestDialect.class, name = "array_of_attr_op")
  @AssemblyFormat("`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict")
  interface ArrayOfAttr {
    @Attr
    ArrayOfUglyAttrsAttr a();

    @Attr
    ArrayOfIntsAttr b();

    @Attr
    ArrayOfEnumsAttr c();
  }

  /** Literals and spaces of all kinds. */
  @Op(dialect = TestDialect.class, name = "format_literal_op")
  @AssemblyFormat(
      "`keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?`"
          + " `+` `*` `{` `\\n` `}` attr-dict")
  interface FormatLiteral {}

  /** An attribute, which the dictionary leaves out. */
  @Op(dialect = TestDialect.class, name = "format_attr_op")
  @AssemblyFormat("$attr attr-dict")
  interface FormatAttr {
    @Attr(I64Attr.class)
    IntegerAttr attr();
  }

  /** An optional attribute in parentheses. */
  @Op(dialect = TestDialect.class, name = "format_opt_attr_op_a")
  @AssemblyFormat("(`(` $opt_attr^ `)`)? attr-dict")
  interface FormatOptAttrA {
    @Attr(value = I64Attr.class, name = "opt_attr")
    Optional<IntegerAttr> optAttr();
  }

  /** An optional attribute that begins its group. */
  @Op(dialect = TestDialect.class, name = "format_opt_attr_op_b")
  @AssemblyFormat("($opt_attr^)? attr-dict")
  interface FormatOptAttrB {
    @Attr(value = I64Attr.class, name = "opt_attr")
    Optional<IntegerAttr> optAttr();
  }

  /** The name of a symbol. */
  @Op(dialect = TestDialect.class, name = "format_symbol_name_attr_op")
  @AssemblyFormat("$attr attr-dict")
  interface FormatSymbolNameAttr {
    @Attr
    @SymbolName
    String attr();
  }

  /** The name of a symbol, or none. */
  @Op(dialect = TestDialect.class, name = "format_opt_symbol_name_attr_op")
  @AssemblyFormat("($opt_attr^)? attr-dict")
  interface FormatOptSymbolNameAttr {
    @Attr(name = "opt_attr")
    @SymbolName
    Optional<String> optAttr();
  }

  /** A reference to a symbol, or none. */
  @Op(dialect = TestDialect.class, name = "format_opt_symbol_ref_attr_op")
  @AssemblyFormat("($opt_attr^)? attr-dict")
  interface FormatOptSymbolRefAttr {
    @Attr(name = "opt_attr")
    Optional<SymbolRefAttr> optAttr();
  }

  /** All attributes in the dictionary, after a keyword. */
  @Op(dialect = TestDialect.class, name = "format_attr_dict_w_keyword")
  @AssemblyFormat("attr-dict-with-keyword")
  interface FormatAttrDictWithKeyword {
    @Attr(I64Attr.class)
    IntegerAttr attr();

    @Attr(value = I64Attr.class, name = "opt_attr")
    Optional<IntegerAttr> optAttr();
  }

  /** A unit attribute, in place of which its keyword is printed. */
  @Op(dialect = TestDialect.class, name = "format_optional_unit_attribute")
  @AssemblyFormat("(`is_optional` $is_optional^)? attr-dict")
  interface FormatOptionalUnitAttr {
    @Attr(name = "is_optional")
    @Unit
    boolean isOptional();
  }

  /** A unit attribute that begins its group and so is printed. */
  @Op(dialect = TestDialect.class, name = "format_optional_unit_attribute_no_elide")
  @AssemblyFormat("($is_optional^)? attr-dict")
  interface FormatOptionalUnitAttrNoElide {
    @Attr(name = "is_optional")
    @Unit
    boolean isOptional();
  }

  /** A case of an enum, or none. */
  @Op(dialect = TestDialect.class, name = "format_optional_enum_attr")
  @AssemblyFormat("($attr^)? attr-dict")
  interface FormatOptionalEnumAttr {
    @Attr
    Optional<SomeI64Enum> attr();
  }

  /** Attributes that are left out if they have their default values. */
  @Op(dialect = TestDialect.class, name = "format_optional_default_attrs")
  @AssemblyFormat("($str^)? ($sym^)? ($e^)? attr-dict")
  interface FormatOptionalDefaultAttrs {
    @Attr
    @Default("default")
    String str();

    @Attr
    @SymbolName
    @Default("default")
    String sym();

    @Attr
    @Default("case5")
    SomeI64Enum e();
  }

  /** A case of an enum that is left out if it is the default one. */
  @Op(dialect = TestDialect.class, name = "format_optional_default_enum_attr")
  @AssemblyFormat("($e^)? attr-dict")
  interface FormatOptionalDefaultEnumAttrs {
    @Attr
    @Default("case5")
    SomeI64Enum e();
  }

  /** One of two keywords. */
  @Op(dialect = TestDialect.class, name = "format_optional_else")
  @AssemblyFormat("(`then` $isFirstBranchPresent^):(`else`)? attr-dict")
  interface FormatOptionalWithElse {
    @Attr
    @Unit
    boolean isFirstBranchPresent();
  }

  /** A colon after an attribute of any kind in parentheses. */
  @Op(dialect = TestDialect.class, name = "format_literal_following_optional_group")
  @AssemblyFormat("(`(` $value^ `)`)? `:` $type attr-dict")
  interface FormatLiteralFollowingOptionalGroup {
    @Attr
    Type type();

    @Attr
    Optional<Attribute> value();
  }

  /** Arrays of each element type. */
  @Op(dialect = TestDialect.class, name = "dense_array_attr")
  @AssemblyFormat(
      "`i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr`"
          + " `=` $i32attr `i64attr` `=` $i64attr `f32attr` `=` $f32attr `f64attr` `=`"
          + " $f64attr `emptyattr` `=` $emptyattr attr-dict")
  interface DenseArrayAttrs {
    @Attr
    boolean[] i1attr();

    @Attr
    byte[] i8attr();

    @Attr
    short[] i16attr();

    @Attr
    int[] i32attr();

    @Attr
    long[] i64attr();

    @Attr
    float[] f32attr();

    @Attr
    double[] f64attr();

    @Attr
    int[] emptyattr();
  }

  /** A location as an attribute. */
  @Op(dialect = TestDialect.class, name = "op_with_loc_attr")
  @AssemblyFormat("$loc_attr attr-dict")
  interface TestLocationAttr {
    @Attr(name = "loc_attr")
    Location locAttr();
  }

  /** A string without a default value, as MLIR takes an empty one for none. */
  @Op(dialect = TestDialect.class, name = "no_str_value")
  @AssemblyFormat("attr-dict")
  interface TestDefaultStrAttrNoValue {
    @Attr
    String value();
  }

  /** A string that is empty by default. */
  @Op(dialect = TestDialect.class, name = "has_str_value")
  @AssemblyFormat("attr-dict")
  interface TestDefaultStrAttrHasValue {
    @Attr
    @Default("")
    String value();
  }

  /** The dictionary leaves out a default value. */
  @Op(dialect = TestDialect.class, name = "default_value_print")
  @AssemblyFormat("attr-dict $operand")
  interface TestDefaultAttrPrint {
    @Attr(value = I32Attr.class, name = "value_with_default")
    @Default("0")
    int valueWithDefault();

    @Operand(I32.class)
    Value operand();
  }

  /** A number. */
  @Op(dialect = TestDialect.class, name = "recursive_rewrite")
  @AssemblyFormat("$depth attr-dict")
  interface TestRecursiveRewrite {
    @Attr(I64Attr.class)
    IntegerAttr depth();
  }

  /** A dot in the name of an op. */
  @Op(dialect = TestDialect.class, name = "op.with_dot_in_name")
  @AssemblyFormat("attr-dict")
  interface OpWithDotInName {}

  /** An attribute with a parser by hand, without its prefix. */
  @Op(dialect = TestDialect.class, name = "format_compound_attr")
  @AssemblyFormat("$compound attr-dict-with-keyword")
  interface FormatCompoundAttr {
    @Attr
    CompoundAAttr compound();
  }

  /** An attribute within an attribute. */
  @Op(dialect = TestDialect.class, name = "format_nested_attr")
  @AssemblyFormat("$nested attr-dict-with-keyword")
  interface FormatNestedAttr {
    @Attr
    CompoundAttrNestedAttr nested();
  }

  /** Attributes nested in each other. */
  @Op(dialect = TestDialect.class, name = "format_cpmd_nested_attr")
  @AssemblyFormat("`nested` $nested attr-dict-with-keyword")
  interface FormatNestedCompoundAttr {
    @Attr
    CompoundNestedOuterAttr nested();
  }

  /** The same with the prefix of the outer one. */
  @Op(dialect = TestDialect.class, name = "format_qual_cpmd_nested_attr")
  @AssemblyFormat("`nested` qualified($nested) attr-dict-with-keyword")
  interface FormatQualifiedCompoundAttr {
    @Attr
    CompoundNestedOuterAttr nested();
  }
}
