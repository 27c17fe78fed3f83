// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.OpDefinition;
import dev.ods.trait.NoMemoryEffect;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The examples of ODS (docs/specification.md) that define operations, each in a test with the name
 * of its section, and what the text says of them. Those of assembly formats are in {@link
 * AssemblyFormatExamplesTest}, those of constraints and enums in {@link ConstraintExamplesTest}.
 */
final class OperationExamplesTest {
  @Test
  void operationDefinition() {
    Example example =
        Example.of(
            """
            /** Computes means of windows. */
            @Op(dialect = TfDialect.class, name = "AvgPool")
            @Trait(NoMemoryEffect.class)
            interface AvgPool {
              @Operand(FpTensor.class) Value value();
              @Attr @ArrayMinCount(4) List<Long> ksize();
              @Attr @ArrayMinCount(4) List<Long> strides();
              @Attr Padding padding();
              @Attr(name = "data_format") @Default("NHWC") DataFormat dataFormat();
              @Result(FpTensor.class) Value output();
            }
            @TensorOf(AnyFloat.class) interface FpTensor {}
            @EnumAttr enum Padding { SAME, VALID }
            @EnumAttr enum DataFormat { NHWC, NCHW }
            """);
    String op =
        "%%1 = \"tf.AvgPool\"(%%0) <{%sksize = %s, padding = \"%s\", strides = [1, 1, 1, 1]}> :"
            + " (tensor<*xf32>) -> %s";
    String in = "tensor<*xf32>";
    assertEquals(
        op.formatted("data_format = \"NHWC\", ", "[1, 2, 2, 1]", "SAME", "tensor<2xf64>"),
        example.generic(op.formatted("", "[1, 2, 2, 1]", "SAME", "tensor<2xf64>"), in));
    assertTrue(example.hasTrait("tf.AvgPool", NoMemoryEffect.class));
    assertEquals(
        "'tf.AvgPool' op attribute 'ksize' failed to satisfy constraint: 64-bit integer array"
            + " attribute with at least 4 elements",
        example.generic(op.formatted("", "[1, 2]", "SAME", "tensor<2xf64>"), in));
    assertEquals(
        "'tf.AvgPool' op attribute 'padding' failed to satisfy constraint: allowed string cases:"
            + " 'SAME', 'VALID'",
        example.generic(op.formatted("", "[1, 2, 2, 1]", "NONE", "tensor<2xf64>"), in));
    assertEquals(
        "'tf.AvgPool' op result #0 must be tensor of floating-point values, but got 'tensor<2xi8>'",
        example.generic(op.formatted("", "[1, 2, 2, 1]", "SAME", "tensor<2xi8>"), in));
  }

  @Test
  void operationName() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "Add") @AssemblyFormat("attr-dict")
            interface Sum {}
            """);
    assertEquals("tf.Add", example.definition("tf.Add").name());
    assertEquals("tf.Add", example.custom("\"tf.Add\"() : () -> ()"));
    assertEquals("\"tf.Add\"() : () -> ()", example.generic("tf.Add"));
  }

  @Test
  void operationDocumentation() {
    OpDefinition definition =
        Example.of(
                """
                /**
                 * Adds two numbers.
                 *
                 * <p>The sum of {@code lhs} and {@code rhs} is exact.
                 */
                @Op(dialect = TfDialect.class, name = "Add") interface Add {}
                """)
            .definition("tf.Add");
    assertEquals("Adds two numbers", definition.summary());
    assertEquals("The sum of `lhs` and `rhs` is exact.", definition.description());
  }

  /** Operands, attributes and properties mix freely; stored values have a getter of their own. */
  @Test
  void operationArguments() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              @Operand(I32.class) Value first();
              @Attr int attribute();
              @Prop int property();
              @Operand(F32.class) Value second();
            }
            final class Getters {
              public static String run(OpBuilder builder, Location location, List<Value> values) {
                AOp op = AOp.build(builder, location, values.get(0), 3, 4, values.get(1));
                IntegerAttr stored = op.attributeAttr();
                int attribute = op.attribute();
                int property = op.property();
                return op.first().type() + " " + op.second().type() + " " + stored + " " + attribute
                    + " " + property + " " + op.operation().attribute("property");
              }
            }
            """);
    String op = "\"tf.a\"(%0, %1) <{attribute = 3 : i32, property = 4 : i32}> : (i32, f32) -> ()";
    assertEquals(op, example.generic(op, "i32", "f32"));
    assertEquals("i32 f32 3 : i32 3 4 null", example.run("Getters", "i32", "f32"));
  }

  @Test
  void combiningConstraints() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a") interface A {
              @Attr(Both.class) ArrayAttr attr();
              @Result(I32.class) Value result();
            }
            @AllOf({I64ArrayAttr.class, First.class, Second.class}) interface Both {}
            @Summary("[0] == 0") final class First {
              public static boolean test(Attribute self) { return Element.is(self, 0); }
            }
            @Summary("[1] == 1") final class Second {
              public static boolean test(Attribute self) { return Element.is(self, 1); }
            }
            final class Element {
              static boolean is(Attribute self, int i) {
                return ((IntegerAttr) ((ArrayAttr) self).element(i)).value() == i;
              }
            }
            """);
    String op = "%%0 = \"tf.a\"() <{attr = [%s]}> : () -> i32";
    assertEquals(op.formatted("0, 1"), example.generic(op.formatted("0, 1")));
    String error =
        "'tf.a' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute"
            + " and [0] == 0 and [1] == 1";
    assertEquals(error, example.generic(op.formatted("1, 1")));
    assertEquals(error, example.generic(op.formatted("0, 0")));
  }

  @Test
  void operationRegions() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait({NoTerminator.class})
            interface A { @SizedRegion(1) Region body(); List<Region> others(); }
            final class Getters {
              public static String run(OpBuilder builder, Location location, List<Value> values) {
                AOp op = AOp.build(builder, location, 2);
                return op.body().equals(op.operation().region(0)) + " " + op.others().size();
              }
            }
            """);
    assertEquals("true 2", example.run("Getters"));
    String op = "\"tf.a\"() ({\n%s}%s) : () -> ()";
    String block = "  \"x.y\"() : () -> ()\n";
    assertEquals(op.formatted(block, ""), example.generic(op.formatted(block, "")));
    String more = ", {\n" + block + "}, {\n}";
    assertEquals(op.formatted(block, more), example.generic(op.formatted(block, more)));
    assertEquals(
        "'tf.a' op region #0 ('body') failed to verify constraint: region with 1 blocks",
        example.generic(op.formatted("", "")));
  }

  @Test
  void operationResults() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A { @Result(I32.class) Value one(); @Result(F32.class) ValueRange others(); }
            """);
    String op = "%%0:%d = \"tf.a\"() : () -> (i32, f32, %s)";
    assertEquals(op.formatted(3, "f32"), example.generic(op.formatted(3, "f32")));
    assertEquals(
        "'tf.a' op result #2 must be variadic of 32-bit float, but got 'i1'",
        example.generic(op.formatted(3, "i1")));
  }

  @Test
  void variadicResults() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait(SameVariadicResultSize.class)
            interface A { @Result ValueRange left(); @Result ValueRange right(); }
            final class Halves {
              public static String run(OpBuilder b, Location at, List<Value> values) {
                List<Type> types = List.of(values.get(0).type(), values.get(1).type());
                AOp op = AOp.build(b, at, types, types);
                return op.left().equals(op.operation().results().subList(0, 2)) + " "
                    + op.right().equals(op.operation().results().subList(2, 4));
              }
            }
            """);
    assertEquals("true true", example.run("Halves", "i1", "i2"));
    String op = "%%0:%d = \"tf.a\"() : () -> (i1%s)";
    assertEquals(op.formatted(2, ", i2"), example.generic(op.formatted(2, ", i2")));
  }

  @Test
  void operationSuccessors() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "br") @Trait(Terminator.class)
            interface Br { Block next(); @Successor(name = "rest") List<Block> others(); }
            """);
    String op =
        "\"x.region\"() ({\n  \"tf.br\"()%s : () -> ()\n^bb1:  // %s\n  \"x.y\"() : () -> ()\n})";
    String two = op.formatted("[^bb1, ^bb1]", "2 preds: ^bb0, ^bb0") + " : () -> ()";
    assertEquals(two, example.generic(two));
    String none = op.formatted("", "no predecessors") + " : () -> ()";
    assertEquals("'tf.br' op requires at least 1 successors but found 0", example.generic(none));
  }

  /** The five forms; without result types, as these are buildable. */
  @Test
  void builderMethods() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "my")
            interface My {
              @Operand(I32.class) Value i32Operand();
              @Operand(F32.class) Value f32Operand();
              @Attr int i32Value();
              @Attr float f32Value();
              @Prop int i32Prop();
              @Result(I32.class) Value i32Result();
              @Result(F32.class) Value f32Result();
            }
            final class Forms {
              public static List<String> run(OpBuilder b, Location at, List<Value> values) {
                Value i = values.get(0);
                Value f = values.get(1);
                IntegerAttr three = IntegerAttr.i32(b.context(), 3);
                FloatAttr half = FloatAttr.get(FloatType.f32(b.context()), 0.5);
                List<Type> types = List.of(i.type(), f.type());
                List<NamedAttribute> attributes = List.of(
                    new NamedAttribute("i32Value", three), new NamedAttribute("f32Value", half));
                List<MyOp> ops = List.of(
                    MyOp.build(b, at, types, values, attributes),
                    MyOp.build(b, at, i.type(), f.type(), i, f, three, half, 4),
                    MyOp.build(b, at, i.type(), f.type(), i, f, 3, 0.5f, 4),
                    MyOp.build(b, at, types, i, f, three, half, 4),
                    MyOp.build(b, at, values, attributes),
                    MyOp.build(b, at, i, f, three, half, 4),
                    MyOp.build(b, at, i, f, 3, 0.5f, 4));
                return ops.stream().map(op -> {
                  op.setI32Prop(4);
                  return op.operation().operands().size() + " " + op.i32Value() + " "
                      + op.f32Value() + " " + op.i32Prop() + " " + op.i32Result().type() + " "
                      + op.f32Result().type();
                }).distinct().toList();
              }
            }
            """);
    assertEquals(List.of("2 3 0.5 4 i32 f32"), example.run("Forms", "i32", "f32"));
  }

  /** A builder of one's own, with a body, and one that leaves out an argument. */
  @Test
  void customBuilderMethods() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "my_op")
            interface My {
              @Attr(F32Attr.class) FloatAttr attr();
              static void build(OpBuilder builder, OperationState state, float val) {
                state.setAttribute("attr", FloatAttr.get(FloatType.f32(builder.context()), val));
              }
              static void build(OpBuilder builder, OperationState state) {
                build(builder, state, 0.5f);
              }
            }
            final class Forms {
              public static String run(OpBuilder b, Location at, List<Value> values) {
                return MyOp.build(b, at, 0.25f).attr() + ", " + MyOp.build(b, at).attr();
              }
            }
            """);
    assertEquals("2.500000e-01 : f32, 5.000000e-01 : f32", example.run("Forms"));
  }

  /** As in MLIR, a builder of one's own may build other operations before its own is created. */
  @Test
  void customBuilderMethodsBuildOtherOperations() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "n")
            interface N {
              @Attr long value();
              @Result(I32.class) Value result();
              static void build(OpBuilder builder, OperationState state, String digits) {
                state.setAttribute("value", IntegerAttr.i64(builder.context(), digits.length()));
                state.addType(IntegerType.get(builder.context(), 32));
              }
            }
            @Op(dialect = TfDialect.class, name = "loop") @Trait(NoTerminator.class)
            interface Loop {
              @Operand(I32.class) Value from();
              @Operand(I32.class) Value to();
              Region body();
              static void build(OpBuilder builder, OperationState state, int depth) {
                state.addOperand(NOp.build(builder, state.location(), "one").result());
                Region body = state.addRegion();
                if (depth > 0) {
                  builder.buildBlock(
                      body, block -> LoopOp.build(builder, state.location(), depth - 1));
                }
                state.addOperand(NOp.build(builder, state.location(), "second").result());
              }
            }
            final class Forms {
              public static String run(OpBuilder b, Location at, List<Value> values) {
                LoopOp first = LoopOp.build(b, at, 2);
                LoopOp second = LoopOp.build(b, at, 0);
                return first.operation() + " " + second.operation().previous().previous();
              }
            }
            """);
    String loops = String.valueOf(example.run("Forms"));
    assertEquals(3, loops.split("tf.loop", -1).length - 1, loops);
    assertEquals(5, loops.split("tf.n", -1).length - 1, loops);
  }

  /** The second verifier runs after the nested operations have been verified. */
  @Test
  void customVerifierCode() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait(NoTerminator.class)
            interface A extends OpView {
              @Attr long count();
              Region body();
              default void verify(Diagnostics diagnostics) {
                if (count() > 7) { diagnostics.opError(operation(), "counts too far"); }
              }
              default void verifyRegions(Diagnostics diagnostics) {
                long found = 0;
                for (Operation nested : body().first().operations()) { found++; }
                if (found != count()) { diagnostics.opError(operation(), "counts wrong"); }
              }
            }
            """);
    String op = "\"tf.a\"() <{count = %s : i64}> ({\n  %s\n}) : () -> ()";
    String inner = "\"x.y\"() : () -> ()";
    assertEquals(op.formatted(1, inner), example.generic(op.formatted(1, inner)));
    assertEquals("'tf.a' op counts too far", example.generic(op.formatted(8, inner)));
    assertEquals("'tf.a' op counts wrong", example.generic(op.formatted(2, inner)));
    // Nested operations are verified between the two.
    String wrong = "\"tf.a\"() <{count = 8 : i64}> ({\n}) : () -> ()";
    assertEquals("'tf.a' op counts too far", example.generic(op.formatted(2, wrong)));
  }

  @Test
  void hasCanonicalizer() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait(Pure.class)
            interface A extends Canonicalizable {
              @Operand Value x();
              @Result Value y();
              @Override default void canonicalizationPatterns(RewritePatternSet patterns) {
                patterns.add(AOp.MODEL, AOp::of, "TwiceIsOnce", (a, rewriter) -> {
                  Operation inner = a.x().definingOp();
                  if (inner == null || !inner.is(AOp.MODEL)) { return false; }
                  rewriter.replace(a.operation(), List.of(inner.result(0)));
                  return true;
                });
              }
            }
            """);
    String op = "%%%d = \"tf.a\"(%%%d) : (i1) -> i1";
    String once = op.formatted(1, 0);
    assertEquals(
        once + "\n\"x.use\"(%1) : (i1) -> ()",
        example.canonicalized(once + op.formatted(2, 1) + "\"x.use\"(%2) : (i1) -> ()", "i1"));
  }

  /** Methods of the declaration are those of the class, also if it inherits them. */
  @Test
  void extraDeclarations() {
    Example example =
        Example.of(
            """
            interface Base extends OpView {
              default String fullName() { return operation().name() + "!"; }
            }
            @Op(dialect = TfDialect.class, name = "a")
            interface A extends Base {
              @Attr long count();
              default long twice() { return 2 * count(); }
              static String greeting() { return "hello"; }
            }
            final class Use {
              public static String run(OpBuilder b, Location at, List<Value> values) {
                AOp op = AOp.build(b, at, 4);
                return A.greeting() + " " + op.twice() + " " + op.fullName();
              }
            }
            """);
    assertEquals("hello 8 tf.a!", example.run("Use"));
  }

  /** The class is called after the declaration, not after the operation. */
  @Test
  void classNameAndNamespaces() {
    Example example =
        Example.of("@Op(dialect = TfDialect.class, name = \"add.v2\") interface Add {}");
    assertEquals("example.AddOp", example.type("AddOp").getName());
    assertEquals("tf.add.v2", example.definition("tf.add.v2").name());
  }

  /** Code over the declaration works on operations and on adaptors. */
  @Test
  void operandAdaptors() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "add")
            interface Add { @Operand Value lhs(); @Operand Value rhs(); @Result Value sum(); }
            final class Process {
              static List<Value> zip(Add op) { return List.of(op.lhs(), op.rhs()); }
              public static List<Boolean> run(OpBuilder b, Location at, List<Value> values) {
                AddOp op = AddOp.build(b, at, values.get(0).type(), values.get(0), values.get(1));
                List<Value> swapped = List.of(values.get(1), values.get(0));
                DictionaryAttr none = DictionaryAttr.empty(b.context());
                return List.of(
                    zip(op).equals(values),
                    zip(new AddOp.Adaptor(op)).equals(values),
                    zip(new AddOp.Adaptor(swapped, none)).equals(swapped));
              }
            }
            """);
    assertEquals(List.of(true, true, true), example.run("Process", "i1", "i1"));
    assertFalse(example.type("AddOp$Adaptor").isInterface());
  }
}
