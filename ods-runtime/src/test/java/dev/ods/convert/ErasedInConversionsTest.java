// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What was erased in a conversion, which keeps it until its end, is of no use any more. */
final class ErasedInConversionsTest extends ConversionFixture {
  private static final String PROGRAM =
      """
      %0 = "t.value"() : () -> i32
      "t.match"() ({
        "t.inner"(%0) ({
          "t.innermost"(%0) : (i32) -> ()
        }) : (i32) -> ()
      ^bb1:
        "t.last"() : () -> ()
      }, {
      }) : () -> ()
      "t.end"() ({
      }) : () -> ()
      """;

  @Test
  void whatIsErasedIsNotMoved() {
    RewritePattern pattern =
        on(
            "t.match",
            null,
            (op, operands, rewriter) -> {
              Operation end = Objects.requireNonNull(op.next());
              Block body = Objects.requireNonNull(op.region(0).first());
              Operation inner = Objects.requireNonNull(body.first());
              Block innerBody = Objects.requireNonNull(inner.region(0).first());
              Operation innermost = Objects.requireNonNull(innerBody.first());
              rewriter.erase(op);
              List<Executable> moves =
                  List.of(
                      () -> rewriter.moveBefore(op, end),
                      () -> rewriter.moveAfter(inner, end),
                      () -> rewriter.moveBefore(innermost, end),
                      () -> rewriter.moveToEnd(body, end.region(0)),
                      () -> rewriter.moveToEnd(innerBody, end.region(0)),
                      () -> rewriter.inlineAtEnd(op.region(0), end.region(0)),
                      () -> rewriter.takeBody(end.region(0), op.region(0)),
                      () -> rewriter.inlineBefore(body, end, List.of()));
              for (Executable move : moves) {
                String message = assertThrows(IllegalArgumentException.class, move).getMessage();
                assertTrue(message.contains("was erased or replaced before"), message);
              }
              return true;
            });
    Operation module = parse(PROGRAM);
    assertTrue(partial(module, target("t.value", "t.end"), pattern));
    assertEquals("%0 = \"t.value\"() : () -> i32\n\"t.end\"() ({\n}) : () -> ()\n", text(module));
  }

  @Test
  void whatIsInAnErasedBlockIsNotMoved() {
    RewritePattern pattern =
        on(
            "t.match",
            null,
            (op, operands, rewriter) -> {
              Block body = Objects.requireNonNull(op.region(0).first());
              Operation inner = Objects.requireNonNull(body.first());
              rewriter.erase(body);
              assertThrows(
                  IllegalArgumentException.class, () -> rewriter.moveToEnd(body, op.region(1)));
              assertThrows(IllegalArgumentException.class, () -> rewriter.moveBefore(inner, op));
              rewriter.erase(op);
              return true;
            });
    Operation module = parse(PROGRAM);
    assertTrue(partial(module, target("t.value", "t.end"), pattern));
    assertEquals("%0 = \"t.value\"() : () -> i32\n\"t.end\"() ({\n}) : () -> ()\n", text(module));
  }

  /** What was erased is gone, also if a pattern goes on after its listener has thrown. */
  @Test
  void isErasedWhateverListenersThrow() {
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationErased(Operation op) {
            throw new ArithmeticException();
          }
        };
    RewritePattern pattern =
        on(
            "t.match",
            null,
            (op, operands, rewriter) -> {
              Block body = Objects.requireNonNull(op.region(0).first());
              assertThrows(ArithmeticException.class, () -> rewriter.erase(body));
              assertNull(body.parent());
              assertThrows(ArithmeticException.class, () -> rewriter.erase(op));
              assertNull(op.block());
              return true;
            });
    Operation module = parse(PROGRAM);
    ConversionConfig config = ConversionConfig.DEFAULT.withListener(listener);
    assertTrue(
        DialectConversion.applyPartial(
            List.of(module), target("t.value", "t.end"), set(pattern), config, diagnostics));
    assertEquals("%0 = \"t.value\"() : () -> i32\n\"t.end\"() ({\n}) : () -> ()\n", text(module));
  }

  /** What a listener throws as the changes of a fold are undone does not hide it. */
  @Test
  void whatFoldsThrowIsNotHidden() {
    ArithmeticException first = new ArithmeticException();
    IllegalStateException second = new IllegalStateException();
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationErased(Operation op) {
            throw second;
          }
        };
    Operation module = parse(PROGRAM);
    String before = text(module);
    Operation op = Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
    ChangeTracker tracker = new ChangeTracker(IrReader.of(module), listener, null);
    ArithmeticException thrown =
        assertThrows(
            ArithmeticException.class,
            () ->
                tracker.tryToModify(
                    op,
                    () -> {
                      op.setAttribute("x", UnitAttr.get(context));
                      OpBuilder builder = OpBuilder.before(op);
                      tracker.inserted(
                          builder.create(builder.state(name("t.constant"), op.location())));
                      throw first;
                    }));
    assertSame(first, thrown);
    assertEquals(List.of(second), List.of(thrown.getSuppressed()));
    assertEquals(before, text(module));
  }
}
