// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.loops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.Programs;
import dev.ods.dialects.affine.AffineValueMap;
import dev.ods.dialects.affine.ApplyOp;
import dev.ods.dialects.affine.LoadOp;
import dev.ods.dialects.affine.StoreOp;
import dev.ods.dialects.arith.AddFOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.func.CallOp;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.memref.AllocOp;
import dev.ods.dialects.memref.AllocaOp;
import dev.ods.dialects.memref.DimOp;
import dev.ods.dialects.scf.IfOp;
import dev.ods.dialects.scf.YieldOp;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.Rewriter;
import dev.ods.shaped.Dimension;
import dev.ods.verify.Verifier;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What {@code build} makes where MLIR's dialects have builders of their own. */
final class BuildersTest {
  private final Programs programs = new Programs();
  private final Context context = programs.context();
  private final Location location = UnknownLoc.get(context);
  private final Operation module =
      programs.read(
          """
          func.func @f(%m: memref<?x4xf32>, %n: index, %x: f32, %c: i1) {
            return
          }
          """);
  private final Operation function = Objects.requireNonNull(module.region(0).first()).first();
  private final List<Value> arguments =
      Objects.requireNonNull(function.region(0).first()).arguments();
  private final Value memory = arguments.get(0);
  private final Value number = arguments.get(1);
  private final Value element = arguments.get(2);
  private final Value condition = arguments.get(3);
  private final OpBuilder builder =
      OpBuilder.atStart(Objects.requireNonNull(function.region(0).first()));

  /** The body of the function in custom form, if it is valid, without indentation and return. */
  private String body() {
    Diagnostics diagnostics = new Diagnostics();
    Verifier.verify(module, diagnostics);
    diagnostics.throwIfErrors();
    return Programs.custom(module)
        .replaceFirst("(?s).*func.func @f[^\n]*\n", "")
        .replaceFirst("(?s) *return\n.*", "")
        .replaceAll("(?m)^    ", "");
  }

  @Test
  void loopsOfScfWithoutABodyAreTerminated() {
    dev.ods.dialects.scf.ForOp.build(builder, location, number, number, number);
    assertEquals("scf.for %arg4 = %arg1 to %arg1 step %arg1 {\n}\n", body());
  }

  @Test
  void loopsOfScfCarryValues() {
    dev.ods.dialects.scf.ForOp.build(
        builder,
        location,
        number,
        number,
        number,
        List.of(element),
        (inner, at, i, carried) -> {
          Value sum = AddFOp.build(inner, at, carried.get(0), element).result();
          YieldOp.build(inner, at, List.of(sum));
        },
        true);
    assertEquals(
        """
        %0 = scf.for unsigned %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %arg2) -> (f32) {
          %1 = arith.addf %arg5, %arg2 : f32
          scf.yield %1 : f32
        }
        """,
        body());
  }

  @Test
  void nestsOfScfYieldFromLoopToLoop() {
    ScfLoopNest nest =
        ScfLoopNest.build(
            builder,
            location,
            List.of(number, number),
            List.of(number, number),
            List.of(number, number),
            List.of(element),
            (inner, at, numbers, carried) ->
                List.of(AddFOp.build(inner, at, carried.get(0), element).result()));
    assertEquals(2, nest.loops().size());
    assertEquals(nest.loops().get(0).results(), nest.results());
    assertEquals(function.region(0).first().first(), nest.loops().get(0).operation());
    assertEquals(
        """
        %0 = scf.for %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %arg2) -> (f32) {
          %1 = scf.for %arg6 = %arg1 to %arg1 step %arg1 iter_args(%arg7 = %arg5) -> (f32) {
            %2 = arith.addf %arg7, %arg2 : f32
            scf.yield %2 : f32
          }
          scf.yield %1 : f32
        }
        """,
        body());
  }

  @Test
  void aNestWithoutLoopsIsItsBody() {
    ScfLoopNest nest =
        ScfLoopNest.build(
            builder,
            location,
            List.of(),
            List.of(),
            List.of(),
            List.of(element),
            (inner, at, numbers, carried) -> carried);
    assertEquals(new ScfLoopNest(List.of(), List.of(element)), nest);
    AffineLoopNest.build(
        builder,
        location,
        new long[0],
        new long[0],
        new long[0],
        (inner, at, numbers) -> AddFOp.build(inner, at, element, element));
    assertEquals("%0 = arith.addf %arg2, %arg2 : f32\n", body());
  }

  /** As in MLIR, which goes to the end of the loop first. */
  @Test
  void nestsYieldAtTheEndWhereverTheBodyLeavesTheBuilder() {
    ScfLoopNest.build(
        builder,
        location,
        List.of(number),
        List.of(number),
        List.of(number),
        List.of(element),
        (inner, at, numbers, carried) -> {
          Value sum = AddFOp.build(inner, at, carried.get(0), element).result();
          inner.setInsertionPoint(Objects.requireNonNull(sum.definingOp()));
          return List.of(sum);
        });
    assertEquals(
        """
        %0 = scf.for %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %arg2) -> (f32) {
          %1 = arith.addf %arg5, %arg2 : f32
          scf.yield %1 : f32
        }
        """,
        body());
  }

  /** The outer loop, which is begun by then, is not left behind. */
  @Test
  void stepsOfNestsArePositive() {
    leavesNothing(
        "the step of a loop is positive, not 0",
        () ->
            AffineLoopNest.build(
                builder,
                location,
                List.of(number, number),
                List.of(number, number),
                new long[] {1, 0},
                (inner, at, numbers) -> {}));
  }

  /** Asserts that a call is refused, and that nothing is there, or used, that was not before. */
  private void leavesNothing(String message, Executable build) {
    String before = Programs.custom(module);
    List<Integer> uses = arguments.stream().map(Value::useCount).toList();
    assertEquals(message, assertThrows(IllegalArgumentException.class, build).getMessage());
    assertEquals(before, Programs.custom(module));
    assertEquals(uses, arguments.stream().map(Value::useCount).toList());
    assertEquals(function.region(0).first(), builder.insertionBlock());
  }

  /** The first region is complete when the second body throws. */
  @Test
  void conditionsWhoseBodyThrowsLeaveNothing() {
    leavesNothing(
        "on purpose",
        () ->
            IfOp.build(
                builder,
                location,
                condition,
                (inner, at) ->
                    YieldOp.build(
                        inner, at, List.of(AddFOp.build(inner, at, element, element).result())),
                (inner, at) -> {
                  AddFOp.build(inner, at, element, element);
                  throw new IllegalArgumentException("on purpose");
                }));
  }

  @Test
  void boundsOfNestsMatch() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    ScfLoopNest.build(
                        builder,
                        location,
                        List.of(number, number),
                        List.of(number),
                        List.of(number, number),
                        (inner, at, numbers) -> {}))
            .getMessage();
    assertEquals("there are 1 upper bounds: give 2", message);
  }

  /** The first region is discarded after the second body has thrown. */
  @Test
  void whatListenersThrowDoesNotHideWhatBodiesThrow() {
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationErased(Operation op) {
            throw new IllegalStateException("listener");
          }
        };
    ArithmeticException thrown =
        assertThrows(
            ArithmeticException.class,
            () ->
                IfOp.build(
                    Rewriter.before(function, listener),
                    location,
                    condition,
                    (inner, at) -> YieldOp.build(inner, at, List.of(element)),
                    (inner, at) -> {
                      throw new ArithmeticException();
                    }));
    assertEquals("listener", thrown.getSuppressed()[0].getMessage());
  }

  @Test
  void aBodyYieldsWhatIsCarried() {
    leavesNothing(
        "there are 0 values: give 1",
        () ->
            ScfLoopNest.build(
                builder,
                location,
                List.of(number, number),
                List.of(number, number),
                List.of(number, number),
                List.of(element),
                (inner, at, numbers, carried) -> List.of()));
    // The builder is where it was.
    AddFOp.build(builder, location, element, element);
    assertEquals("%0 = arith.addf %arg2, %arg2 : f32\n", body());
  }

  @Test
  void conditionsOfScfHaveTheTypesThatTheyYield() {
    IfOp.build(
        builder, location, condition, (inner, at) -> AddFOp.build(inner, at, element, element));
    IfOp.build(
        builder,
        location,
        condition,
        (inner, at) -> YieldOp.build(inner, at, List.of(element)),
        (inner, at) ->
            YieldOp.build(inner, at, List.of(AddFOp.build(inner, at, element, element).result())));
    assertEquals(
        """
        scf.if %arg3 {
          %1 = arith.addf %arg2, %arg2 : f32
        }
        %0 = scf.if %arg3 -> (f32) {
          scf.yield %arg2 : f32
        } else {
          %1 = arith.addf %arg2, %arg2 : f32
          scf.yield %1 : f32
        }
        """,
        body());
  }

  @Test
  void nestsOfAffineAccessMemoryAtTheirNumbers() {
    AffineLoopNest.build(
        builder,
        location,
        new long[] {0, 1},
        new long[] {8, 4},
        new long[] {1, 2},
        (inner, at, numbers) -> {
          Value loaded = LoadOp.build(inner, at, memory, numbers).result();
          StoreOp.build(inner, at, loaded, memory, numbers);
        });
    assertEquals(
        """
        affine.for %arg4 = 0 to 8 {
          affine.for %arg5 = 1 to 4 step 2 {
            %0 = affine.load %arg0[%arg4, %arg5] : memref<?x4xf32>
            affine.store %0, %arg0[%arg4, %arg5] : memref<?x4xf32>
          }
        }
        """,
        body());
  }

  @Test
  void loadsAreFromMemory() {
    for (Executable load :
        List.<Executable>of(
            () -> LoadOp.build(builder, location, element, List.of(number)),
            () -> LoadOp.build(builder, location, element, AffineValueMap.identity(number)))) {
      assertEquals(
          "a value of type 'f32' is no memory: give one of a memref type",
          assertThrows(IllegalArgumentException.class, load).getMessage());
    }
  }

  @Test
  void nestsOfAffineBetweenValuesWriteConstantsAsNumbers() {
    Value zero = IndexConstants.build(builder, location, 0);
    Value four = IndexConstants.build(builder, location, 4);
    AffineLoopNest.build(
        builder,
        location,
        List.of(zero, zero),
        List.of(four, number),
        new long[] {1, 1},
        (inner, at, numbers) -> {});
    assertEquals(
        """
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        affine.for %arg4 = 0 to 4 {
          affine.for %arg5 = #map(%c0) to #map(%arg1) {
          }
        }
        """,
        body());
  }

  @Test
  void loopsOfAffineHaveBoundsOfMapsAndPositiveSteps() {
    AffineValueMap same = AffineValueMap.identity(number);
    dev.ods.dialects.affine.ForOp.build(
        builder,
        location,
        AffineValueMap.constant(context, 0),
        new AffineValueMap(AffineMap.identity(context, 2), List.of(number, number)),
        3,
        List.of(element),
        (inner, at, i, carried) ->
            dev.ods.dialects.affine.YieldOp.build(inner, at, List.of(carried.get(0))));
    ApplyOp.build(builder, location, same);
    assertEquals(
        """
        %0 = affine.for %arg4 = 0 to min #map(%arg1, %arg1) step 3 iter_args(%arg5 = %arg2) -> (f32) {
          affine.yield %arg5 : f32
        }
        %1 = affine.apply #map1(%arg1)
        """,
        body());
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> dev.ods.dialects.affine.ForOp.build(builder, location, 0, 8, 0))
            .getMessage();
    assertEquals("the step of a loop is positive, not 0", message);
  }

  @Test
  void memoryIsOfTheSizesThatItIsGiven() {
    Value dim = DimOp.build(builder, location, memory, 0).result();
    FloatType f32 = FloatType.f32(context);
    IntegerAttr three = IntegerAttr.get(IndexType.get(context), 3);
    AllocOp.build(builder, location, MemRefType.get(new long[] {2}, f32));
    AllocOp.build(
        builder, location, MemRefType.get(new long[] {ShapedType.DYNAMIC}, f32), List.of(dim));
    AllocaOp.build(builder, location, List.of(Dimension.of(three), Dimension.of(dim)), f32);
    AllocOp.build(builder, location, List.of(Dimension.of(dim)), f32, IntegerAttr.i64(context, 1));
    assertEquals(
        """
        %c0 = arith.constant 0 : index
        %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
        %alloc = memref.alloc() : memref<2xf32>
        %alloc_0 = memref.alloc(%dim) : memref<?xf32>
        %alloca = memref.alloca(%dim) : memref<3x?xf32>
        %alloc_1 = memref.alloc(%dim) : memref<?xf32, 1>
        """,
        body());
    assertThrows(
        IllegalArgumentException.class,
        () -> AllocOp.build(builder, location, List.of(Dimension.UNKNOWN), f32));
  }

  @Test
  void callsHaveTheResultsOfTheFunction() {
    CallOp.build(
        builder, location, FuncOp.of(function), List.of(memory, number, element, condition));
    ConstantOp.build(builder, location, FloatAttr.get(FloatType.f32(context), 1));
    assertEquals(
        """
        call @f(%arg0, %arg1, %arg2, %arg3) : (memref<?x4xf32>, index, f32, i1) -> ()
        %cst = arith.constant 1.000000e+00 : f32
        """,
        body());
  }
}
