// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.text.PrinterFlags;

/** Operations that declared patterns of tests rewrite. */
final class RewrittenOps {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Neg.class, Pair.class, Take.class, Free.class,
          Sink.class, Gather.class, Maybe.class, Tagged.class, Levels.class, Typed.class, Marked.class, Any.class, Constant.class,
          Holder.class, Boxes.class, Wrapped.class, Box.class, Ints.class, Made.class, Loop.class,
          Refer.class})
      interface TDialect {}

      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }

      @Op(dialect = TDialect.class, name = "neg")
      @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "pair")
      interface Pair { @Operand Value x(); @Result(I32.class) Value first();
        @Result(I32.class) Value second(); }

      @Op(dialect = TDialect.class, name = "take")
      interface Take { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "free")
      interface Free { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "sink")
      interface Sink { @Operand Value x(); }

      @Op(dialect = TDialect.class, name = "gather")
      interface Gather { @Operand ValueRange all(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "maybe")
      interface Maybe { @Operand Value x(); @Operand Optional<Value> other();
        @Attr Optional<String> note(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "tagged")
      interface Tagged { @Operand Value x(); @Prop long number(); @Prop String text();
        @Result Value y(); }

      @Op(dialect = TDialect.class, name = "levels")
      interface Levels { @Operand Value x(); @Prop(unsigned = true) byte a();
        @Prop(unsigned = true) long b(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "typed")
      interface Typed { @Operand Value x(); @Attr(I32Attr.class) IntegerAttr a();
        @Attr(F32Attr.class) FloatAttr b(); @Attr BoolAttr c(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "marked")
      interface Marked { @Operand Value x(); @Prop @Unit boolean mark(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "any")
      interface Any { @Attr Attribute a(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "ints")
      interface Ints { @Attr long[] dense(); @Attr List<Long> list(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "refer")
      interface Refer { @Attr @FlatSymbolRef String to(); @Attr String name(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "constant")
      @Trait({Pure.class, ConstantLike.class})
      interface Constant extends Foldable { @Attr Attribute value(); @Result Value y();
        @Override default FoldResult fold(Constants constants) {
          return FoldResult.of(value()); } }

      @Op(dialect = TDialect.class, name = "holder") @Trait({NoTerminator.class})
      interface Holder { @Operand Value x(); Region body(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "box") @Trait({NoTerminator.class})
      interface Box { Region body(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "boxes") @Trait({NoTerminator.class})
      interface Boxes { Region body(); @Result Value y(); @Result Value z(); }

      @Op(dialect = TDialect.class, name = "wrapped") @Trait({NoTerminator.class})
      interface Wrapped { Region body(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Region from) {
          state.addType(IntegerType.get(builder.context(), 8)).addRegion().takeBody(from);
        } }

      @Op(dialect = TDialect.class, name = "made")
      interface Made { @Operand Value x(); @Attr long n(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Value x, long n) {
          state.addOperand(x).addType(IntegerType.get(builder.context(), (int) n));
          state.setAttribute("n", IntegerAttr.get(IntegerType.get(builder.context(), 64), n));
        }
        static void build(OpBuilder builder, OperationState state, Value x) {
          build(builder, state, x, 7);
        }
        static void build(OpBuilder builder, OperationState state, long n, Value x) {
          build(builder, state, x, 2 * n);
        }
        static void build(OpBuilder builder, OperationState state, StringAttr n,
            List<Value> all, @org.jspecify.annotations.Nullable Value other) {
          build(builder, state, other == null ? all.get(0) : other, n.value().length());
        } }

      @Op(dialect = TDialect.class, name = "loop") @Trait({NoTerminator.class})
      interface Loop { @Operand Value x(); Region body(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Value x) {
          state.addOperand(x).addType(x.type()).addRegion();
        } }
      """;

  static void assertRewritten(String patterns, String before, String after) {
    CompiledDialect dialect =
        CompiledDialect.of(
            OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + patterns + "\n}\n");
    assertEquals(after.strip(), dialect.rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

  private RewrittenOps() {}
}
