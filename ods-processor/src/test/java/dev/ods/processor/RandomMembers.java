// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/** Random members of operations: each kind, with names that generated code uses itself, too. */
final class RandomMembers {
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

  /** The kinds of members. */
  enum Role {
    OPERAND,
    RESULT,
    ATTRIBUTE,
    PROPERTY,
    REGION,
    SUCCESSOR
  }

  /** How many there may be of a member. */
  enum Many {
    ONE,
    OPTIONAL,
    ANY
  }

  /**
   * A member.
   *
   * @param name its name in MLIR
   * @param method the name of its method
   * @param typed whether the type of the value follows from its constraint
   * @param type of an attribute or a property, its Java type, without {@code Optional}
   * @param samples texts of types or attributes that satisfy its constraint
   */
  record Member(
      Role role,
      Many many,
      String name,
      String method,
      String declaration,
      boolean typed,
      String type,
      boolean hasDefault,
      List<String> samples) {
    boolean isUnit() {
      return type.equals("@Unit boolean");
    }

    /** The attribute that holds the sizes of its groups. */
    String segments() {
      int from = declaration.indexOf("segments = \"");
      return from < 0 || role != Role.OPERAND || !type.equals("groups")
          ? ""
          : declaration.substring(from + 12, declaration.indexOf('"', from + 12));
    }

    boolean isValue() {
      return role == Role.OPERAND || role == Role.RESULT;
    }
  }

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

  private static final List<String> KEYWORDS =
      List.of("class", "int", "default", "if", "for", "this", "null", "true", "new", "return");

  /** Constraints of which each has a type of its own that can be built. */
  private static final List<String> BUILDABLE =
      List.of(
          "I32.class|i32",
          "F32.class|f32",
          "Index.class|index",
          "I1.class|i1",
          "SI8.class|si8",
          "BF16.class|bf16");

  private static final List<String> TYPES =
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

  private static final List<String> COMPOSED =
      List.of(
          "@AnyOf({F16.class, I64.class})|f16;i64",
          "@AllOf({AnyInteger.class, EvenWidth.class})|i32;si8",
          "@TensorOf({F32.class})|tensor<2xf32>",
          "@VectorOf({I8.class, F32.class})|vector<2xi8>;vector<4xf32>",
          "@RankedTensorOf(value = AnyType.class, ranks = {1, 2})|tensor<2xf32>;tensor<2x?xi1>",
          "@MemRefOf(F32.class)|memref<2xf32>",
          "@Complex(F32.class)|complex<f32>");

  /** Types of attributes, each with a default value after a bar, if it has one. */
  private static final List<String> ATTRIBUTES =
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

  private static final List<String> ATTRIBUTE_CONSTRAINTS =
      List.of(
          "I32Attr.class IntegerAttr|1 : i32",
          "SI8Attr.class IntegerAttr|-1 : si8",
          "UI16Attr.class IntegerAttr|9 : ui16",
          "IndexAttr.class IntegerAttr|3 : index",
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

  private static final List<String> PROPERTIES =
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

  private static final List<String> POOL = List.of(String.join(" ", NAMES).split(" ", -1));

  private final Random random;
  private final Set<String> used = new LinkedHashSet<>();

  RandomMembers(Random random) {
    this.random = random;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** A few members of each kind, in any order. */
  List<Member> members() {
    used.clear();
    List<Member> members = new ArrayList<>();
    values(members, Role.OPERAND, random.nextInt(4));
    values(members, Role.RESULT, random.nextInt(3));
    for (int i = random.nextInt(4); i > 0; i--) {
      members.add(attribute());
    }
    for (int i = chance(40) ? random.nextInt(4) : 0; i > 0; i--) {
      members.add(property());
    }
    if (chance(80)) {
      java.util.Collections.shuffle(members, random);
    }
    blocks(members, Role.REGION, chance(30) ? 1 + random.nextInt(2) : 0);
    blocks(members, Role.SUCCESSOR, chance(12) ? 1 + random.nextInt(2) : 0);
    return members;
  }

  String name() {
    while (true) {
      String name = any(POOL);
      if (used.add(name.replace("_", "").toLowerCase(Locale.ROOT))) {
        return name;
      }
    }
  }

  /** An element of an annotation for another name, and that name. */
  private String renamed() {
    String name = chance(10) ? any(KEYWORDS) + (chance(50) ? "" : random.nextInt(3)) : "";
    return used.add(name) ? name : "";
  }

  private static String annotation(String name, String value, String renamed) {
    List<String> elements = new ArrayList<>();
    if (!value.isEmpty()) {
      elements.add(renamed.isEmpty() ? value : "value = " + value);
    }
    if (!renamed.isEmpty()) {
      elements.add("name = \"" + renamed + "\"");
    }
    return "@" + name + (elements.isEmpty() ? "" : "(" + String.join(", ", elements) + ")") + " ";
  }

  private void values(List<Member> members, Role role, int count) {
    for (int i = 0; i < count; i++) {
      Many many = any(List.of(Many.ONE, Many.ONE, Many.ONE, Many.OPTIONAL, Many.ANY));
      boolean typed = chance(30);
      boolean isComposed = !typed && chance(18);
      boolean isAny = !isComposed && !typed && chance(20);
      String[] row =
          any(typed ? BUILDABLE : isComposed ? COMPOSED : isAny ? TYPES.subList(0, 1) : TYPES)
              .split("\\|", -1);
      String constraint = isComposed || isAny ? "" : row[0];
      String composed = isComposed ? row[0] + " " : "";
      List<String> samples = List.of(row[1].split(";", -1));
      String name = name();
      String renamed = renamed();
      boolean groups = role == Role.OPERAND && many == Many.ANY && !typed && chance(15);
      String effect =
          chance(8)
              ? any(
                  role == Role.OPERAND
                      ? List.of("@MemRead ", "@MemWrite ", "@MemFree ")
                      : List.of("@MemAlloc "))
              : "";
      composed = (chance(3) ? "@Deprecated " : "") + effect + composed;
      String returned =
          groups
              ? "List<ValueRange>"
              : switch (many) {
                case ONE -> "Value";
                case OPTIONAL -> "Optional<Value>";
                case ANY -> "ValueRange";
              };
      String annotation = role == Role.OPERAND ? "Operand" : "Result";
      String segments = groups ? name() : "";
      if (groups) {
        members.add(
            new Member(
                Role.ATTRIBUTE,
                Many.ONE,
                segments,
                segments,
                "@Attr int[] " + segments + "();",
                false,
                "segments",
                false,
                List.of()));
      }
      members.add(
          new Member(
              role,
              many,
              renamed.isEmpty() ? name : renamed,
              name,
              (groups
                      ? "@Operand(segments = \""
                          + segments
                          + "\""
                          + (constraint.isEmpty() ? "" : ", value = " + constraint)
                          + (renamed.isEmpty() ? "" : ", name = \"" + renamed + "\"")
                          + ") "
                      : annotation(annotation, constraint, renamed))
                  + composed
                  + returned
                  + " "
                  + name
                  + "();",
              typed && many != Many.ANY,
              groups ? "groups" : "",
              false,
              samples));
    }
  }

  private Member attribute() {
    String renamed = renamed();
    String name = name();
    if (chance(20)) {
      String[] row = any(ATTRIBUTE_CONSTRAINTS).split("\\|", -1);
      String[] parts = row[0].split(" ", -1);
      return data(Role.ATTRIBUTE, name, renamed, parts[0], parts[1] + "|-|" + row[1]);
    }
    return data(Role.ATTRIBUTE, name, renamed, "", any(ATTRIBUTES));
  }

  private Member property() {
    String renamed = renamed();
    return data(Role.PROPERTY, name(), renamed, "", any(PROPERTIES));
  }

  private Member data(Role role, String name, String renamed, String constraint, String choice) {
    String[] row = choice.split("\\|", -1);
    String type = row[0];
    boolean optional = !type.equals("@Unit boolean") && chance(30);
    boolean hasDefault = !row[1].equals("-") && !optional && chance(50);
    int space = type.startsWith("@") ? type.lastIndexOf(' ') + 1 : 0;
    String java = type.substring(space);
    String boxed =
        switch (java) {
          case "boolean" -> "Boolean";
          case "byte" -> "Byte";
          case "short" -> "Short";
          case "int" -> "Integer";
          case "long" -> "Long";
          case "float" -> "Float";
          case "double" -> "Double";
          default -> java;
        };
    String value =
        hasDefault
            ? "@Default("
                + (role == Role.ATTRIBUTE && chance(30)
                    ? "value = \"" + row[1] + "\", optional = true"
                    : "\"" + row[1] + "\"")
                + ") "
            : "";
    return new Member(
        role,
        optional ? Many.OPTIONAL : Many.ONE,
        renamed.isEmpty() ? name : renamed,
        name,
        annotation(role == Role.ATTRIBUTE ? "Attr" : "Prop", constraint, renamed)
            + type.substring(0, space)
            + value
            + (optional ? "Optional<" + boxed + ">" : java)
            + " "
            + name
            + "();",
        false,
        type,
        hasDefault,
        List.of(row[2].split(";", -1)));
  }

  private void blocks(List<Member> members, Role role, int count) {
    for (int i = 0; i < count; i++) {
      boolean many = i == count - 1 && chance(25);
      String single = role == Role.REGION ? "Region" : "Block";
      String name = name();
      String annotation =
          role == Role.REGION && chance(20)
              ? any(List.of("@SizedRegion(1) ", "@MinSizedRegion(1) ", "@MaxSizedRegion(2) "))
              : role == Role.SUCCESSOR && chance(30) ? "@Successor " : "";
      members.add(
          new Member(
              role,
              many ? Many.ANY : Many.ONE,
              name,
              name,
              annotation + (many ? "List<" + single + ">" : single) + " " + name + "();",
              false,
              "",
              false,
              List.of()));
    }
  }
}
