// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.checking.Checks;
import dev.ods.ir.Block;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was in a copy or a discarded body does not stay, wherever it is when it is undone. */
final class UndoneCopiesTest extends ConversionFixture {
  private static final String PROGRAM =
      """
      "t.match"() ({
        "t.inner"() ({
          "t.innermost"() : () -> ()
        }) : () -> ()
      ^bb1:
        "t.last"() : () -> ()
      }) : () -> ()
      "t.end"() : () -> ()
      """;

  /** How what is in a copy leaves it. */
  private enum Leaving {
    BY_REWRITER {
      @Override
      void leave(Operation copy, Operation end, ConversionRewriter rewriter) {
        rewriter.moveBefore(first(copy), end);
      }
    },
    DIRECTLY {
      @Override
      void leave(Operation copy, Operation end, ConversionRewriter rewriter) {
        first(copy).moveBefore(end);
      }
    },
    BLOCK_BY_REWRITER {
      @Override
      void leave(Operation copy, Operation end, ConversionRewriter rewriter) {
        rewriter.moveToEnd(
            Objects.requireNonNull(copy.region(0).last()), Objects.requireNonNull(parent(end)));
      }
    },
    BLOCK_DIRECTLY {
      @Override
      void leave(Operation copy, Operation end, ConversionRewriter rewriter) {
        Objects.requireNonNull(copy.region(0).last())
            .moveToEnd(Objects.requireNonNull(parent(end)));
      }
    },
    AND_COPY_IS_ERASED {
      @Override
      void leave(Operation copy, Operation end, ConversionRewriter rewriter) {
        rewriter.moveBefore(first(copy), end);
        copy.erase();
      }
    };

    abstract void leave(Operation copy, Operation end, ConversionRewriter rewriter);

    private static Operation first(Operation copy) {
      return Objects.requireNonNull(Objects.requireNonNull(copy.region(0).first()).first());
    }

    private static Region parent(Operation end) {
      return Objects.requireNonNull(Objects.requireNonNull(end.block()).parent());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHasLeftACopyIsGone(Leaving leaving) {
    RewritePattern pattern =
        on(
            "t.match",
            null,
            (op, operands, rewriter) -> {
              Operation end = Objects.requireNonNull(op.next());
              leaving.leave(rewriter.clone(op, IrMapping.create()), end, rewriter);
              return false;
            });
    Operation module = parse(PROGRAM);
    String before = text(module);
    try {
      partial(module, target().addIllegalOps(name("t.match")), pattern);
    } catch (RuntimeException e) {
      // The checking mode refuses what the pattern has changed directly.
      assertTrue(
          !Checks.ENABLED || e.getMessage().contains("without the rewriter"), e.getMessage());
    }
    assertEquals(before, text(module));
  }

  /** As is all of what a builder discards. */
  @Test
  void bodiesAreDiscardedWhateverListenersThrow() {
    ArithmeticException thrown = new ArithmeticException();
    List<Operation> built = new ArrayList<>();
    List<String> told = new ArrayList<>();
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationErased(Operation op) {
            told.add(op.name().value());
            throw thrown;
          }

          @Override
          public void blockErased(Block block) {
            told.add("block");
          }
        };
    IllegalStateException inBody = new IllegalStateException();
    RewritePattern pattern =
        on(
            "t.match",
            null,
            (op, operands, rewriter) -> {
              OperationState state = rewriter.newState().reset(name("t.new"), op.location());
              Region region = state.addRegion();
              IllegalStateException caught =
                  assertThrows(
                      IllegalStateException.class,
                      () ->
                          rewriter.buildBlock(
                              region,
                              block -> {
                                built.add(rewriter.create(state(rewriter, "t.a")));
                                built.add(rewriter.create(state(rewriter, "t.b")));
                                throw inBody;
                              }));
              assertEquals(List.of(thrown), List.of(caught.getSuppressed()));
              assertTrue(region.isEmpty());
              assertEquals(List.of("t.a", "t.b", "block"), told);
              rewriter.erase(op);
              return true;
            });
    Operation module = parse("\"t.match\"() : () -> ()");
    ConversionConfig config = ConversionConfig.DEFAULT.withListener(listener);
    FrozenRewritePatternSet patterns = set(pattern);
    assertThrows(
        ArithmeticException.class,
        () ->
            DialectConversion.applyPartial(
                List.of(module),
                target().addIllegalOps(name("t.match")),
                patterns,
                config,
                diagnostics));
    assertEquals(2, built.size());
    assertEquals("\"t.match\"() : () -> ()\n", text(module));
  }

  private OperationState state(ConversionRewriter rewriter, String name) {
    return rewriter.state(name(name), UnknownLoc.get(context));
  }
}
