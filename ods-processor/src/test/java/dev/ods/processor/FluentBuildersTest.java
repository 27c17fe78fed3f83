// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import dev.ods.ir.Context;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Builders whose methods name the members: which ops have one, and what it builds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("shared")
final class FluentBuildersTest {
  private static final String DECLARATIONS =
      """
      @Op(dialect = TfDialect.class, name = "pool", fluentBuilder = Op.FluentBuilder.ALWAYS)
      interface Pool {
        @Operand Value value();
        @Attr List<Long> ksize();
        @Attr @Default("7") long n();
        @Attr Optional<String> label();
        @Attr @Unit boolean exact();
        @Attr IntegerAttr builder();
        @Result Value output();
      }

      @Op(dialect = TfDialect.class, name = "counter", fluentBuilder = Op.FluentBuilder.ALWAYS)
      interface Counter {
        @Prop long first();
        @Prop @Default("3") int step();
        @Prop Optional<String> label();
      }

      @Op(dialect = TfDialect.class, name = "groups")
      @Trait({AttrSizedOperandSegments.class, AttrSizedResultSegments.class})
      interface Groups {
        @Operand ValueRange first();
        @Operand Optional<Value> second();
        @Operand Value third();
        @Result Optional<Value> left();
        @Result ValueRange right();
        @Result(I1.class) Value flag();
      }

      @Op(dialect = TfDialect.class, name = "split", fluentBuilder = Op.FluentBuilder.ALWAYS)
      @Trait(AttrSizedOperandSegments.class)
      interface Split {
        @Operand(segments = "sizes") List<ValueRange> cases();
        @Operand ValueRange rest();
        @Attr int[] sizes();
      }

      @Op(dialect = TfDialect.class, name = "body", fluentBuilder = Op.FluentBuilder.ALWAYS)
      interface Body { Region body(); Region other(); List<Region> rest(); }

      @Op(dialect = TfDialect.class, name = "jump", fluentBuilder = Op.FluentBuilder.ALWAYS)
      @Trait(Terminator.class)
      interface Jump { @Operand Value op(); Block dest(); List<Block> others(); }

      @Op(dialect = TfDialect.class, name = "sum", fluentBuilder = Op.FluentBuilder.ALWAYS)
      @Trait(SameOperandsAndResultType.class)
      interface Sum { @Operand Value a(); @Operand Value b(); @Result Value c(); }

      @Op(dialect = TfDialect.class, name = "coded", fluentBuilder = Op.FluentBuilder.ALWAYS)
      interface Coded extends InferTypeOpInterface {
        @Operand Value a();
        @Attr @Default("2") long n();
        @Result ValueRange c();
        @Override default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
          return java.util.Collections.nCopies(n() > 1 ? 2 : 1, a().type());
        }
      }

      @Op(dialect = TfDialect.class, name = "half", fluentBuilder = Op.FluentBuilder.ALWAYS)
      interface Half { @Result(I1.class) Value known(); @Result Value unknown(); }

      final class Use {
        private final OpBuilder b;
        private final Location loc;
        private final Type i32;
        private final Value number;
        private final Block block;

        Use(Context context) {
          context.load(new TfDialectDefinition());
          context.allowUnregisteredDialects(true);
          OpBuilder outside = OpBuilder.create(context);
          loc = UnknownLoc.get(context);
          i32 = IntegerType.get(context, 32);
          OperationState state = outside.state(context.operationName("x.y"), loc);
          number = outside.create(state.addType(i32)).result(0);
          state = outside.state(context.operationName("x.z"), loc);
          state.addRegion().addBlock();
          block = outside.create(state).region(0).first();
          b = outside;
        }

        private static String text(OpView view) {
          return dev.ods.text.Printer.toString(
              view.operation(), dev.ods.text.PrinterFlags.GENERIC)
              .strip().replace("<<UNKNOWN SSA VALUE>>", "%v").replaceAll("\\\\s+", " ");
        }

        private PoolOp.Builder pool() {
          return PoolOp.builder(b, loc).builder(IntegerAttr.get(i32, 1)).output(i32).value(number);
        }

        /** The bytes that a call allocates, before it is compiled; without new memory of the IR. */
        private static long garbage(Runnable call) {
          var thread =
              (com.sun.management.ThreadMXBean)
                  java.lang.management.ManagementFactory.getThreadMXBean();
          long least = Long.MAX_VALUE;
          for (int i = 0; i < 20; i++) {
            long before = thread.getCurrentThreadAllocatedBytes();
            call.run();
            least = Math.min(least, thread.getCurrentThreadAllocatedBytes() - before);
          }
          return least;
        }

        public static String run(Context context, String name) {
          Use u = new Use(context);
          OpBuilder b = u.b;
          Location loc = u.loc;
          return switch (name) {
            case "all" -> text(u.pool().ksize(List.of(1L)).n(8).label("x").exact(true).build());
            case "some" -> text(u.pool().ksize(List.of()).build());
            case "stored" -> text(u.pool()
                .ksizeAttr(ArrayAttr.get(context, List.of()))
                .nAttr(null).labelAttr(null).exactAttr(UnitAttr.get(context)).build());
            case "unset" -> text(u.pool().ksize(List.of()).exact(true).exact(false).build());
            case "interleaved" -> {
              PoolOp.Builder first = u.pool();
              PoolOp.Builder second = u.pool().n(1);
              text(second.ksize(List.of(2L)).build());
              yield text(first.ksize(List.of(3L)).build());
            }
            case "missing" -> text(PoolOp.builder(b, loc).n(3).build());
            case "one missing" -> text(u.pool().build());
            case "null" -> text(u.pool().ksize(List.of()).value(null).build());
            case "twice" -> {
              PoolOp.Builder pool = u.pool().ksize(List.of());
              yield "" + pool.build().equals(pool.build());
            }
            case "properties" -> text(CounterOp.builder(b, loc).first(5).label(Optional.of("a")).build());
            case "zero" -> text(CounterOp.builder(b, loc).first(0).build());
            case "no property" -> text(CounterOp.builder(b, loc).step(4).build());
            case "groups" -> text(GroupsOp.builder(b, loc)
                .third(u.number).first(List.of(u.number, u.number)).right(List.of(u.i32)).build());
            case "optional" ->
                text(GroupsOp.builder(b, loc).third(u.number).second(u.number).left(u.i32).build());
            case "split" -> text(SplitOp.builder(b, loc)
                .cases(List.of(List.of(u.number), List.of())).rest(List.of(u.number)).build());
            case "nothing" -> text(SplitOp.builder(b, loc).build());
            case "regions" -> text(BodyOp.builder(b, loc)
                .body(region -> SumOp.build(
                    OpBuilder.atEnd(region.addBlock()), loc, u.number, u.number))
                .restCount(1).build());
            case "successors" -> JumpOp.builder(b, loc)
                .op(u.number).dest(u.block).others(List.of(u.block)).build().others().size() + "";
            case "no successor" -> text(JumpOp.builder(b, loc).build());
            case "traits" -> text(SumOp.builder(b, loc).a(u.number).b(u.number).build());
            case "code" -> text(CodedOp.builder(b, loc).a(u.number).build());
            case "some code" -> text(CodedOp.builder(b, loc).a(u.number).n(1).build());
            case "partly" -> text(HalfOp.builder(b, loc).unknown(u.i32).build());
            case "garbage" -> {
              long plain = garbage(() -> SumOp.build(b, loc, u.number, u.number));
              long named = garbage(() -> SumOp.builder(b, loc).a(u.number).b(u.number).build());
              yield "" + (named > plain && named - plain <= 48);
            }
            default -> throw new IllegalArgumentException(name);
          };
        }
      }
      """;

  private final Loaded loaded = Loaded.of(DECLARATIONS);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          all          | %0 = "tf.pool"(%v) <{builder = 1 : i32, exact, ksize = [1], label = "x", n = 8 : i64}> : (i32) -> i32
          some         | %0 = "tf.pool"(%v) <{builder = 1 : i32, ksize = [], n = 7 : i64}> : (i32) -> i32
          stored       | %0 = "tf.pool"(%v) <{builder = 1 : i32, exact, ksize = [], n = 7 : i64}> : (i32) -> i32
          unset        | %0 = "tf.pool"(%v) <{builder = 1 : i32, ksize = [], n = 7 : i64}> : (i32) -> i32
          interleaved  | %0 = "tf.pool"(%v) <{builder = 1 : i32, ksize = [3], n = 7 : i64}> : (i32) -> i32
          missing      | 'tf.pool' is not complete: call output(…), value(…), ksize(…), builder(…) before build()
          one missing  | 'tf.pool' is not complete: call ksize(…) before build()
          null         | 'tf.pool' is not complete: call value(…) before build()
          twice        | false
          properties   | "tf.counter"() <{first = 5 : i64, label = ["a"], step = 3 : i32}> : () -> ()
          zero         | "tf.counter"() <{first = 0 : i64, label = [], step = 3 : i32}> : () -> ()
          no property  | 'tf.counter' is not complete: call first(…) before build()
          groups       | %0:2 = "tf.groups"(%v, %v, %v) <{operandSegmentSizes = array<i32: 2, 0, 1>, resultSegmentSizes = array<i32: 0, 1, 1>}> : (i32, i32, i32) -> (i32, i1)
          optional     | %0:2 = "tf.groups"(%v, %v) <{operandSegmentSizes = array<i32: 0, 1, 1>, resultSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> (i32, i1)
          split        | "tf.split"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1>, sizes = array<i32: 1, 0>}> : (i32, i32) -> ()
          nothing      | "tf.split"() <{operandSegmentSizes = array<i32: 0, 0>, sizes = array<i32>}> : () -> ()
          regions      | "tf.body"() ({ %0 = "tf.sum"(%v, %v) : (i32, i32) -> i32 }, { }, { }) : () -> ()
          successors   | 1
          no successor | 'tf.jump' is not complete: call op(…), dest(…) before build()
          traits       | %0 = "tf.sum"(%v, %v) : (i32, i32) -> i32
          code         | %0:2 = "tf.coded"(%v) <{n = 2 : i64}> : (i32) -> (i32, i32)
          some code    | %0 = "tf.coded"(%v) <{n = 1 : i64}> : (i32) -> i32
          partly       | %0:2 = "tf.half"() : () -> (i1, i32)
          garbage      | true
          """)
  void build(String use, String expected) {
    String found;
    try {
      found = (String) Loaded.call(loaded.type("Use"), null, "run", Context.create(), use);
    } catch (IllegalStateException thrown) {
      found = String.valueOf(thrown.getCause().getMessage());
    }
    assertEquals(expected, found);
  }

  /** Which ops have one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @Operand Value a(); @Operand Value b(); @Result Value c(); @Attr long n();            | false
          @Operand Value a(); @Operand Value b(); @Result Value c(); @Attr long n(); @Attr int m(); | true
          @Operand Value a(); @Operand Value b(); @Result(I1.class) Value c(); @Attr long n(); @Attr int m(); | false
          @Operand Value a(); @Attr Optional<String> n();                                       | false
          @Attr Optional<String> n(); @Operand Value a();                                       | true
          @Attr @Default("1") long n(); @Attr Optional<String> m();                             | false
          @Attr @Default("1") long n(); List<Region> rest();                                    | true
          @Attr @Default("1") long n(); Region body();                                          | false
          @Prop @Default("1") long n(); @Operand Value a();                                     | true
          @Operand Optional<Value> a();                                                         | true
          @Operand ValueRange a();                                                              | false
          """)
  void areWhereBuildIsHardToRead(String members, boolean expected) {
    String op = "@Op(dialect = TfDialect.class, name = \"a\"%s) interface A { " + members + " }";
    assertEquals(expected, hasBuilder(op.formatted("")));
    assertEquals(true, hasBuilder(op.formatted(", fluentBuilder = Op.FluentBuilder.ALWAYS")));
    assertFalse(hasBuilder(op.formatted(", fluentBuilder = Op.FluentBuilder.NEVER")));
    assertFalse(hasBuilder(op.formatted(", skipDefaultBuilders = true")));
  }

  private static boolean hasBuilder(String declaration) {
    return methods(declaration).contains("builder");
  }

  private static List<String> methods(String declaration) {
    return Arrays.stream(Loaded.of(declaration).type("AOp").getDeclaredMethods())
        .map(method -> method.getName())
        .toList();
  }

  @Test
  void defaultBuildersMayBeSkipped() {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "a", skipDefaultBuilders = true)
        interface A {
          @Attr long n();
          static void build(OpBuilder builder, OperationState state, String text) {
            state.setAttribute("n", IntegerAttr.i64(builder.context(), text.length()));
          }
        }
        """;
    assertEquals(
        1,
        methods(op).stream().filter(name -> name.equals("build")).count(),
        methods(op)::toString);
  }

  /** The builder of an invalid declaration exists, so that its calls are no further errors. */
  @Test
  void aStubHasOne() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "a", fluentBuilder = Op.FluentBuilder.ALWAYS)
            interface A {
              @Operand Value a();
              @Attr long n();
              void wrong();
              static AOp use(OpBuilder b, Location loc, Value value) {
                return AOp.builder(b, loc).a(value).n(3).build();
              }
            }
            """);
    assertEquals(1, compilation.errors().size(), compilation.errors()::toString);
  }
}
