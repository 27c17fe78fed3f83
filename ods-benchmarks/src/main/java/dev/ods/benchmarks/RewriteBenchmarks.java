// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Passes and patterns, each on a new clone of its module. The number of operations that are left is
 * checked, so that both programs do the same.
 */
public class RewriteBenchmarks {
  private static final GreedyRewriteConfig PATTERNS_ONLY =
      GreedyRewriteConfig.DEFAULT
          .withFolding(false)
          .withConstantCse(false)
          .withRegionSimplification(RegionSimplification.DISABLED);

  /** Builds some operations, the last of which computes the next {@code x}. */
  private interface Step {
    Value build(OpBuilder builder, Location location, int index, Value x, Value y);
  }

  /** A module and the clone of it that is rewritten next. */
  @State(Scope.Thread)
  public abstract static class Cloned extends Sized {
    private final Functions.Body body;
    private final int leftPerFunction;
    private Operation original;
    Operation module;

    /** Repeats a step of so many operations. */
    Cloned(int operations, Step step, int leftPerFunction) {
      this.body =
          (builder, location, function, x, y) -> {
            Value value = x;
            for (int i = 0; i < Functions.BODY_OPS / operations; i++) {
              value = step.build(builder, location, i, value, y);
            }
            return value;
          };
      this.leftPerFunction = leftPerFunction;
    }

    abstract void rewrite();

    /** Builds the module, and checks that a rewrite leaves what it should. */
    @Setup
    public void build() {
      Context context = Chain.newContext();
      prepare(context);
      original = Functions.build(context, n, body);
      cloneOriginal();
      rewrite();
      int[] left = {0};
      module.walk(op -> left[0]++);
      int expected = n / Functions.OPS_PER_FUNCTION * leftPerFunction + 1;
      if (left[0] != expected) {
        throw new IllegalStateException(left[0] + " operations are left, not " + expected);
      }
    }

    void prepare(Context context) {}

    /** Clones the module. */
    @Setup(Level.Invocation)
    public void cloneOriginal() {
      module = original.cloneDetached();
    }

    void run(PassManager passes) {
      if (!passes.run(module, new Diagnostics())) {
        throw new IllegalStateException("the pass fails");
      }
    }

    static PassManager manager(String pass) {
      PassRegistry registry = PassRegistry.load(Cloned.class.getClassLoader());
      OpPassManager pipeline = OpPassManager.on("builtin.module");
      List<String> errors = PassPipelineParser.addTo(pipeline, pass, registry);
      if (!errors.isEmpty()) {
        throw new IllegalStateException(errors.toString());
      }
      return PassManager.of(pipeline).enableVerifier(false);
    }
  }

  /** Neutral elements and constants, of which two operations of nine are left. */
  public static class Foldable extends Cloned {
    private final PassManager passes = manager("canonicalize");

    /** For JMH. */
    public Foldable() {
      super(9, Foldable::step, 35);
    }

    private static Value step(OpBuilder builder, Location location, int index, Value x, Value y) {
      Value zero = constant(builder, location, x, 0);
      Value sum = AddIOp.build(builder, location, x, zero).result();
      Value one = constant(builder, location, x, 1);
      Value product = MulIOp.build(builder, location, sum, one).result();
      Value left = constant(builder, location, x, index + 2L);
      Value right = constant(builder, location, x, index + 3L);
      Value known = AddIOp.build(builder, location, left, right).result();
      Value mixed = XOrIOp.build(builder, location, product, known).result();
      return AddIOp.build(builder, location, mixed, y).result();
    }

    @Override
    void rewrite() {
      run(passes);
    }
  }

  /** Every third operation computes what the one before it does. */
  public static class Repeated extends Cloned {
    private final PassManager passes = manager("cse");

    /** For JMH. */
    public Repeated() {
      super(3, Repeated::step, 68);
    }

    private static Value step(OpBuilder builder, Location location, int index, Value x, Value y) {
      Value first = AddIOp.build(builder, location, x, y).result();
      Value second = AddIOp.build(builder, location, x, y).result();
      return MulIOp.build(builder, location, first, second).result();
    }

    @Override
    void rewrite() {
      run(passes);
    }
  }

  /** Every third operation adds a value to itself, which a pattern makes a product. */
  public static class Doubled extends Cloned {
    private FrozenRewritePatternSet patterns;

    /** For JMH. */
    public Doubled() {
      super(3, Doubled::step, 134);
    }

    private static Value step(OpBuilder builder, Location location, int index, Value x, Value y) {
      Value twice = AddIOp.build(builder, location, x, x).result();
      Value mixed = XOrIOp.build(builder, location, twice, y).result();
      return MulIOp.build(builder, location, mixed, y).result();
    }

    @Override
    void prepare(Context context) {
      patterns =
          FrozenRewritePatternSet.of(
              RewritePatternSet.create(context)
                  .add(AddIOp.MODEL, AddIOp::of, "DoubleByProduct", Doubled::doubleByProduct));
    }

    /** {@code x + x = x * 2}. */
    private static boolean doubleByProduct(AddIOp op, Rewriter rewriter) {
      if (!op.lhs().equals(op.rhs())) {
        return false;
      }
      Location location = op.operation().location();
      Value two = constant(rewriter, location, op.lhs(), 2);
      MulIOp product = MulIOp.build(rewriter, location, op.lhs(), two);
      rewriter.replace(op.operation(), product.result());
      return true;
    }

    @Override
    void rewrite() {
      if (!GreedyRewriter.apply(module, patterns, PATTERNS_ONLY).converged()) {
        throw new IllegalStateException("the rewrite does not converge");
      }
    }
  }

  private static Value constant(OpBuilder builder, Location location, Value like, long number) {
    IntegerType type = (IntegerType) like.type();
    return ConstantOp.build(builder, location, type, IntegerAttr.get(type, number)).result();
  }

  /** {@code canonicalize}. */
  @Benchmark
  public void canonicalize(Foldable state) {
    state.rewrite();
  }

  /** {@code cse}. */
  @Benchmark
  public void cse(Repeated state) {
    state.rewrite();
  }

  /** {@code greedy}: one pattern, without folding. */
  @Benchmark
  public void greedy(Doubled state) {
    state.rewrite();
  }
}
