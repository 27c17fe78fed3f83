// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefElementTypeInterface;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.datalayout.DataLayout;
import dev.ods.datalayout.DataLayoutEntryInterface;
import dev.ods.datalayout.DataLayoutSpecInterface;
import dev.ods.datalayout.DataLayoutTypeInterface;
import dev.ods.datalayout.TypeSize;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Parsed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Types that differ in the kinds of their parameters. */
public interface ParameterTypes {
  /** A type without parameters that has an interface in MLIR. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "test_type", definition = "TestType")
  record Test() {}

  /** A type without parameters that has a trait in MLIR. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "test_type_with_trait",
      definition = "TestTypeWithTrait")
  record TestTypeWithTrait() {}

  /** A type that may be the element of a memref. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "memref_element",
      definition = "TestMemRefElementType")
  record TestMemRefElementType() implements MemRefElementTypeInterface {}

  /** A number, which in MLIR is stored by a constructor that nobody wrote. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "custom_storage_ctor_type",
      definition = "TestCustomStorageCtorType")
  @AssemblyFormat("`<` $value `>`")
  record TestCustomStorageCtor(int value) {}

  /** A type with the name of a builtin one. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "i32", definition = "TestI32")
  record TestI32() {}

  /** A type whose interface's methods have bodies in MLIR. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "test_base_body", definition = "TestBaseBody")
  record TestBaseBody() {}

  /** A type with a layout in MLIR. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "test_type_with_layout",
      definition = "TestTypeWithLayoutType")
  record TestTypeWithLayout(int key) implements DataLayoutTypeInterface {
    static @Nullable TestTypeWithLayout parse(AsmParser parser) {
      Long key = parser.parseLess() ? parser.parseUnsigned(Integer.SIZE) : null;
      return key == null || !parser.parseGreater() ? null : new TestTypeWithLayout(key.intValue());
    }

    void print(AsmPrinter printer) {
      printer.print("<" + Integer.toUnsignedString(key) + ">");
    }

    @Override
    public TypeSize typeSizeInBits(DataLayout layout, List<DataLayoutEntryInterface> entries) {
      return TypeSize.fixed(valueOf("size", entries));
    }

    @Override
    public long abiAlignment(DataLayout layout, List<DataLayoutEntryInterface> entries) {
      return valueOf("alignment", entries);
    }

    @Override
    public long preferredAlignment(DataLayout layout, List<DataLayoutEntryInterface> entries) {
      return valueOf("preferred", entries);
    }

    @Override
    public OptionalLong indexBitwidth(DataLayout layout, List<DataLayoutEntryInterface> entries) {
      return OptionalLong.of(valueOf("index", entries));
    }

    @Override
    public boolean areCompatible(
        List<DataLayoutEntryInterface> outer,
        List<DataLayoutEntryInterface> inner,
        DataLayoutSpecInterface spec,
        Map<String, DataLayoutEntryInterface> identified) {
      long alignment = valueOf("alignment", outer);
      return alignment == 1 || valueOf("alignment", inner) <= alignment;
    }

    @Override
    public void verifyEntries(
        List<DataLayoutEntryInterface> entries, Diagnostics diagnostics, Location location) {
      for (DataLayoutEntryInterface entry : entries) {
        if (!(entry.value() instanceof ArrayAttr pair)
            || pair.size() != 2
            || !(pair.element(0) instanceof StringAttr)
            || !(pair.element(1) instanceof IntegerAttr)) {
          diagnostics.error(location, "expected a kind and its value in the entry " + entry);
          return;
        }
      }
    }

    /** The first value of a kind in the entries of any such types; 1 if there is none. */
    private static long valueOf(String kind, List<DataLayoutEntryInterface> entries) {
      for (DataLayoutEntryInterface entry : entries) {
        ArrayAttr pair = (ArrayAttr) entry.value();
        if (((StringAttr) pair.element(0)).value().equals(kind)) {
          return ((IntegerAttr) pair.element(1)).value();
        }
      }
      return 1;
    }
  }

  /** A field of {@link Struct}. */
  record FieldInfo(String name, Type type) {
    static @Nullable FieldInfo parse(AsmParser parser) {
      String name = parser.parseLBrace() ? parser.parseKeyword() : null;
      Type type = name != null && parser.parseComma() ? parser.parseType() : null;
      return name == null || type == null || !parser.parseRBrace()
          ? null
          : new FieldInfo(name, type);
    }

    void print(AsmPrinter printer) {
      printer.print("{" + name + ",");
      printer.printType(type);
      printer.print("}");
    }
  }

  /** A list of fields: {@code !test.struct<{a,i32}, {b,f32}>}. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "struct", definition = "StructType")
  record Struct(List<FieldInfo> fields) {
    static @Nullable Struct parse(AsmParser parser) {
      if (!parser.parseLess()) {
        return null;
      }
      List<FieldInfo> fields = new ArrayList<>();
      while (!parser.parseOptionalGreater()) {
        if (!fields.isEmpty() && !parser.parseComma()) {
          return null;
        }
        FieldInfo field = FieldInfo.parse(parser);
        if (field == null) {
          return null;
        }
        fields.add(field);
      }
      return new Struct(fields);
    }

    void print(AsmPrinter printer) {
      printer.print("<");
      String separator = "";
      for (FieldInfo field : fields) {
        printer.print(separator);
        field.print(printer);
        separator = ", ";
      }
      printer.print(">");
    }
  }

  /** Parameters by position and by name. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "type_with_format",
      definition = "TestTypeWithFormat")
  @AssemblyFormat("`<` $one `,` struct($three, $two) `>`")
  record TestTypeWithFormat(
      @Param(cppType = "int64_t") long one,
      @Param(cppType = "std::string") String two,
      Attribute three) {}

  /** A number with a parser and a printer of its own. */
  record CustomParam(int value) {
    static @Nullable CustomParam parse(AsmParser parser) {
      Long value = parser.parseInteger();
      return value == null ? null : new CustomParam(value.intValue());
    }

    void print(AsmPrinter printer) {
      printer.print(value);
    }
  }

  /** Parameters of several kinds. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "no_parser", definition = "TestTypeNoParser")
  @AssemblyFormat("`<` $one `,` `[` $two `]` `,` $three `,` $four `>`")
  record TestTypeNoParser(
      @Param(unsigned = true, cppType = "uint32_t") int one,
      List<Long> two,
      String three,
      @Param(cppType = "::test::CustomParam") CustomParam four) {}

  /** A group of all parameters. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_group_params",
      definition = "TestTypeOptionalGroupParams")
  @AssemblyFormat("`<` (`(` params^ `)`) : (`x`)? `>`")
  record TestTypeOptionalGroupParams(@Default("10") int a, Optional<Integer> b) {}

  /** A number that is zero if it is absent. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "ap_float", definition = "TestTypeAPFloat")
  @AssemblyFormat("`<` custom<Number>($a) `>`")
  record TestTypeAPFloat(@Default("zero") FloatAttr a) {
    static FloatAttr zero(Context context) {
      return FloatAttr.get(FloatType.f64(context), 0.0);
    }

    static boolean parseNumber(AsmParser parser, Parsed<FloatAttr> a) {
      if (!parser.startsAttribute(FloatAttr.class)) {
        return true;
      }
      a.set(parser.parseAttribute(FloatAttr.class, null));
      return a.get() != null;
    }

    static void printNumber(AsmPrinter printer, FloatAttr a) {
      if (a != zero(a.context())) {
        printer.printAttributeWithoutType(a);
      }
    }
  }

  /** A type that is {@code i32} if it is absent. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "default_valued_type",
      definition = "TestTypeDefaultValuedType")
  @AssemblyFormat("`<` (`(` $type^ `)`)? `>`")
  record TestTypeDefaultValuedType(
      @Param(cppType = "mlir::IntegerType") @Default("i32") IntegerType type) {
    static IntegerType i32(Context context) {
      return IntegerType.get(context, Integer.SIZE);
    }
  }

  /** A text, twice. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "custom_type_string",
      definition = "TestTypeCustomString")
  @AssemblyFormat("`<` custom<FooString>($foo) custom<BarString>(ref($foo)) `>`")
  record TestTypeCustomString(String foo) {
    static boolean parseFooString(AsmParser parser, Parsed<String> foo) {
      foo.set(parser.parseString());
      return foo.get() != null;
    }

    static void printFooString(AsmPrinter printer, String foo) {
      printer.print("\"" + foo + "\"");
    }

    static boolean parseBarString(AsmParser parser, String foo) {
      return parser.parseKeyword(foo);
    }

    static void printBarString(AsmPrinter printer, String foo) {
      printer.print(foo);
    }
  }

  /** What both shaped types are made of. */
  interface OwnShapedType extends ShapedType {
    /** The extents of all dimensions. */
    List<Long> extents();

    @Override
    default boolean hasRank() {
      return true;
    }

    @Override
    default int rank() {
      return extents().size();
    }

    @Override
    default long dimension(int index) {
      return extents().get(index);
    }

    /** The extents of a shape, or those of this type. */
    default List<Long> extentsOf(long @Nullable [] shape) {
      return shape == null ? extents() : Arrays.stream(shape).boxed().toList();
    }
  }

  /** A shape, and the type of elements. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "test_tensor", definition = "TestTensorType")
  @AssemblyFormat("`<` `[` $shape `]` `,` $elementType `>`")
  record TestTensor(
      @Param(name = "shape") List<Long> extents, @Param(cppType = "mlir::Type") Type elementType)
      implements OwnShapedType {
    @Override
    public Type cloneWith(long @Nullable [] shape, Type newElementType) {
      return TestTensorType.get(extentsOf(shape), newElementType);
    }
  }

  /** A shape, the type of elements, and a layout. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "test_memref", definition = "TestMemrefType")
  @AssemblyFormat("`<` `[` $shape `]` `,` $elementType (`,` $layout^)? `>`")
  record TestMemref(
      @Param(name = "shape") List<Long> extents,
      @Param(cppType = "mlir::Type") Type elementType,
      @Param(cppType = "mlir::MemRefLayoutAttrInterface") Optional<Attribute> layout)
      implements OwnShapedType {
    void verify(Diagnostics diagnostics, Location location) {
      if (layout.isPresent() && !(layout.get() instanceof MemRefLayoutAttr)) {
        diagnostics.error(location, "invalid kind of attribute specified");
      }
    }

    @Override
    public Type cloneWith(long @Nullable [] shape, Type newElementType) {
      return TestMemrefType.get(extentsOf(shape), newElementType, layout);
    }
  }

  /** Text on lines of its own. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "newline_and_indent",
      definition = "TestTypeNewlineAndIndent")
  record TestTypeNewlineAndIndent() {
    static @Nullable TestTypeNewlineAndIndent parse(AsmParser parser) {
      return parser.parseLess() && parser.parseKeyword("indented_content") && parser.parseGreater()
          ? new TestTypeNewlineAndIndent()
          : null;
    }

    void print(AsmPrinter printer) {
      printer.print("<");
      printer.increaseIndent();
      printer.printNewline();
      printer.print("indented_content");
      printer.decreaseIndent();
      printer.printNewline();
      printer.print(">");
    }
  }
}
