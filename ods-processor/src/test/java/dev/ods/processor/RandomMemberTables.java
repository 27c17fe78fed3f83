// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.List;

/** What random members are chosen from: names, constraints, and types with values of them. */
final class RandomMemberTables {
  /** What members refer to. */
  static final String SHARED =
      """
      @EnumAttr enum Level { LOW, HIGH, @EnumCase(symbol = "very high") TOP }
      @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true) enum Count { ONE, TWO }
      @EnumAttr(value = EnumAttr.Storage.UI8, name = "d.mode", lowerCase = true)
      enum Mode { FAST, SAFE }
      @EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true) @BitEnum(none = "nil") enum Bits { A, B }
      @EnumAttr(value = EnumAttr.Storage.I32, name = "d.flags", lowerCase = true)
      @BitEnum(none = "zip", separator = ", ",
          groups = @BitEnum.Group(symbol = "all", cases = {"X", "Y"}))
      @AssemblyFormat("`<` $value `>`")
      enum Flags { X, Y }
      @AnyOf({F32.class, I32.class}) interface Number1 {}
      @TensorOf({F32.class, I8.class}) interface Some {}
      @Not(F32.class) @Summary("not f32") interface NotF32 {}
      @AllOf({AnyShaped.class, AnyTensor.class}) @Summary("a tensor") interface Shaped2 {}
      final class EvenWidth {
        public static final String SUMMARY = "type of even width";
        public static boolean test(Type type) {
          return type instanceof IntegerType integer && integer.width() % 2 == 0;
        }
      }
      final class Same {
        public static Type apply(Type type) { return type; }
      }
      final class Fine {
        public static boolean test(Type type) { return true; }
      }
      final class Odd {
        public static final String SUMMARY = "an odd number";
        public static boolean test(long value) { return value % 2 != 0; }
      }
      record Range(long from, long to) {
        public Range() { this(0, 0); }
        public Attribute toAttribute(Context context) {
          return DenseArrayAttr.ofLongs(context, from, to);
        }
        public static Range fromAttribute(
            Attribute attribute, java.util.function.Consumer<String> mistake) {
          if (attribute instanceof DenseArrayAttr array && array.size() == 2
              && array.elementType().equals(IntegerType.get(array.context(), 64))) {
            return new Range(array.longValue(0), array.longValue(1));
          }
          mistake.accept("expected two numbers");
          return null;
        }
      }
      """;

  private RandomMemberTables() {}

  private static final List<String> NAMES =
      List.of(
          "a b c x y z i j k n s t o p A T X1 x1 x_1 x_ value values operand operands result results",
          "attribute attributes property properties region regions successor successors op ops state",
          "parser printer builder location loc context view model self type types element",
          "elements index size name names key from to start end mark marks list segment segments",
          "count diagnostics diagnostic types resultTypes operandTypes inferred",
          "result0 operand0 present xPresent xType xTypes xParsed xAttr xCount xMark signature dict",
          "clause clause1 String Long List Optional Value Type Attribute Objects Override NAME MODEL",
          "Operation Block Region Integer Object IntegerAttr StringAttr Builder Adaptor adaptor ods",
          "OpView Context group groups offset length first last other target body cond then_ yield",
          "record var sealed permits module with of get set build create add remove is as in out",
          "isPresent orElse stream accept apply test form kind slot slots row rows flag bits range",
          "typeMark operandMark operandStart valueFrom valueTo xFrom xTo xTypesFrom valueLocation",
          "xSlot X_SLOT LAST_SLOT lastAttr unwrapX xOrDefault regionCount namer symbol nonce head",
          "given set_ getX setX x_attr aAttr aType bMarks unit text string number integer");

  static final List<String> KEYWORDS =
      List.of("class", "int", "default", "if", "for", "this", "null", "true", "new", "return");

  /** Constraints of which each has a type of its own that can be built. */
  static final List<String> BUILDABLE =
      List.of(
          "I32.class|i32",
          "F32.class|f32",
          "Index.class|index",
          "I1.class|i1",
          "SI8.class|si8",
          "BF16.class|bf16");

  static final List<String> TYPES =
      List.of(
          "AnyType.class|i32;f32;tensor<2xf32>;() -> ()",
          "AnyInteger.class|i32;si8;i1",
          "AnyFloat.class|f32;bf16",
          "AnyTensor.class|tensor<2xf32>;tensor<?xi8>",
          "AnyVectorOfNonZeroRank.class|vector<4xi8>;vector<[4]xf32>",
          "AnyMemRef.class|memref<2xf32>;memref<?xi8, 1>",
          "AnySignlessInteger.class|i32;i8",
          "Number1.class|f32;i32",
          "Some.class|tensor<2xf32>;tensor<*xi8>",
          "NotF32.class|i32;tensor<2xf32>",
          "Shaped2.class|tensor<2xf32>",
          "EvenWidth.class|i32;si8",
          "F32Tensor.class|tensor<2xf32>;tensor<*xf32>",
          "AnyComplex.class|complex<f32>",
          "BoolLike.class|i1;vector<2xi1>",
          "NoneTypeConstraint.class|none",
          "FunctionTypeConstraint.class|() -> ();(i1) -> i2");

  static final List<String> COMPOSED =
      List.of(
          "@AnyOf({F16.class, I64.class})|f16;i64",
          "@AllOf({AnyInteger.class, EvenWidth.class})|i32;si8",
          "@TensorOf({F32.class})|tensor<2xf32>",
          "@VectorOf({I8.class, F32.class})|vector<2xi8>;vector<4xf32>",
          "@RankedTensorOf(value = AnyType.class, ranks = {1, 2})|tensor<2xf32>;tensor<2x?xi1>",
          "@MemRefOf(F32.class)|memref<2xf32>",
          "@Complex(F32.class)|complex<f32>");

  /** Types of attributes, each with a default value after a bar, if it has one. */
  static final List<String> ATTRIBUTES =
      List.of(
          "boolean|true|true;false",
          "@Unit boolean|-|unit",
          "byte|3|1 : i8",
          "short|-3|-1 : i16",
          "int|7|5 : i32;-2147483648 : i32",
          "long|-9|7 : i64",
          "float|1.5|1.5 : f32",
          "double|-0.0|-0.0 : f64",
          "String|a \\\"b|\"a\";\"\\\"x\\\\\"",
          "@SymbolName String|-|\"f\"",
          "@FlatSymbolRef String|-|@f",
          "Level|LOW|\"LOW\";\"very high\"",
          "Count|two|1 : i32;0 : i32",
          "Mode|fast|#d<mode fast>",
          "Set<Bits>|a|0 : i64;3 : i64",
          "Set<Flags>|all|#d.flags<all>;#d.flags<x>",
          "List<Long>|[1, 2]|[];[1, 2, 3]",
          "List<Integer>|[]|[1 : i32]",
          "List<String>|[\\\"x\\\"]|[];[\"a\", \"b c\"]",
          "List<Boolean>|[true]|[true]",
          "List<Double>|[1.0]|[1.0]",
          "List<Level>|-|[\"HIGH\"]",
          "List<Type>|-|[i32, () -> ()]",
          "List<Attribute>|-|[1 : i3, unit]",
          "long[]|[1, 2]|array<i64>;array<i64: 1, 3>",
          "int[]|[3]|array<i32: 1, 2>",
          "byte[]|[]|array<i8: -1>",
          "short[]|-|array<i16>",
          "boolean[]|[true, false]|array<i1: true, false>",
          "float[]|[1.0]|array<f32: 1.5>",
          "double[]|[]|array<f64: 0.1, 2.0>",
          "Type|-|i32;() -> ()",
          "FunctionType|-|(i1) -> i2",
          "IntegerType|-|i7",
          "TensorType|-|tensor<2xf32>",
          "IntegerAttr|-|1 : i7;2 : index",
          "BoolAttr|-|true",
          "StringAttr|-|\"x\"",
          "FloatAttr|-|1.0 : f16",
          "ElementsAttr|-|dense<1> : tensor<2xi8>",
          "DictionaryAttr|-|{};{a = 1 : i32}",
          "ArrayAttr|-|[1 : i32, {}]",
          "Attribute|-|unit;1.0 : f32;#d<mode fast>",
          "TypeAttr|-|i32",
          "SymbolRefAttr|-|@a::@b",
          "AffineMapAttr|-|affine_map<(d0) -> (d0 + 1)>",
          "DenseArrayAttr|-|array<i16: 3>",
          "UnitAttr|-|unit",
          "@IntMinValue(1) int|5|5 : i32",
          "@IntIsOneOf({1, 2}) long|2|2 : i64",
          "@IntPositive @IntMaxValue(9) long|-|9 : i64",
          "@ArrayMinCount(2) List<Long>|[1, 2]|[1, 2]",
          "@DenseArrayCount(2) long[]|[1, 2]|array<i64: 3, 4>",
          "@DenseArraySorted int[]|-|array<i32: 1, 3>");

  static final List<String> ATTRIBUTE_CONSTRAINTS =
      List.of(
          "I32Attr.class IntegerAttr|1 : i32",
          "SI8Attr.class IntegerAttr|-1 : si8",
          "UI16Attr.class IntegerAttr|9 : ui16",
          "IndexAttr.class IntegerAttr|3 : index",
          "IndexAttr.class long|-3 : index;7 : index",
          "F64Attr.class FloatAttr|1.0 : f64",
          "BF16Attr.class FloatAttr|1.0 : bf16",
          "APIntAttr.class IntegerAttr|1 : i99",
          "AnyI8Attr.class IntegerAttr|1 : ui8",
          "I32ElementsAttr.class ElementsAttr|dense<1> : tensor<2xi32>",
          "F32ArrayAttr.class ArrayAttr|[1.0 : f32]",
          "SymbolRefArrayAttr.class ArrayAttr|[@a]",
          "DictArrayAttr.class ArrayAttr|[{}]",
          "AnyAttr.class Attribute|[i32]",
          "I1Attr.class IntegerAttr|true",
          "UI64Attr.class Attribute|1 : ui64",
          "StrAttr.class StringAttr|\"s\"");

  static final List<String> PROPERTIES =
      List.of(
          "boolean|true|true;false",
          "@Unit boolean|-|unit",
          "byte|3|1 : i8",
          "short|-3|-1 : i16",
          "int|7|5 : i32;-2147483648 : i32",
          "long|-9|7 : i64",
          "float|1.5|1.5 : f32",
          "double|2.5|-0.0 : f64",
          "String|x y|\"a b\"",
          "Count|two|1 : i32;0 : i32",
          "Mode|safe|0 : i8",
          "Set<Bits>|a|0 : i64;3 : i64",
          "Set<Flags>|x|1 : i32",
          "long[]|[1, 2]|array<i64>;array<i64: 1, 3>",
          "int[]|[3]|array<i32: 1, 2>",
          "float[]|-|array<f32: 1.5>",
          "double[]|-|array<f64: 0.1, 2.0>",
          "List<Long>|[1, 2]|[1 : i64]",
          "List<String>|[\\\"x\\\"]|[];[\"a\", \"b c\"]",
          "List<Count>|-|[0 : i32]",
          "List<Boolean>|-|[true]",
          "List<List<Integer>>|-|[[1 : i32], []]",
          "List<Optional<String>>|-|[[], [\"a\"]]",
          "Range|-|array<i64: 1, 2>",
          "List<Range>|-|[array<i64: 1, 2>]",
          "@IntNonNegative long|4|4 : i64",
          "@IntMinValue(1) int|5|5 : i32");

  static final List<String> POOL = List.of(String.join(" ", NAMES).split(" ", -1));
}
