// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.VerifiableTensorEncoding;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.OpModel;
import dev.ods.ir.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Encodings of tensors that fit only some tensors. Where the errors are, MLIR 22 shows with {@code
 * tensor<8xi32, #sparse_tensor.encoding<…>>} of two dimensions.
 */
final class TensorEncodingTest {
  private final Context context = Context.create();
  private final Type f32 = FloatType.get(context, FloatType.Kind.F32);

  TensorEncodingTest() {
    context.load(new RankDialect());
  }

  /** {@code #rank<2>}: fits tensors of this rank. */
  private static final class RankAttr extends Attribute implements VerifiableTensorEncoding {
    private final long rank;

    private RankAttr(Context context, long rank) {
      super(context);
      this.rank = rank;
    }

    static RankAttr get(Context context, long rank) {
      return intern(new RankAttr(context, rank));
    }

    @Override
    public @Nullable String verifyEncoding(long[] shape, Type elementType) {
      boolean fits = shape.length == rank;
      Arrays.fill(shape, -1);
      return fits ? null : "no rank of " + shape.length + " for " + elementType;
    }

    @Override
    public String dialectNamespace() {
      return "rank";
    }

    @Override
    protected int keyHash() {
      return Long.hashCode(rank);
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return rank == ((RankAttr) other).rank;
    }
  }

  private static final class RankDialect extends DialectDefinition implements DialectAssembly {
    RankDialect() {
      super("rank");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      Long rank = parser.parseInteger();
      return rank == null ? null : RankAttr.get(parser.context(), rank);
    }

    @Override
    public void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
      printer.print(((RankAttr) attribute).rank);
    }
  }

  private static long[] shape(int rank) {
    long[] shape = new long[rank];
    Arrays.fill(shape, 4);
    return shape;
  }

  private List<String> report(String type) {
    Diagnostics diagnostics = new Diagnostics();
    String text = "\"t.op\"() {t = " + type + "} : () -> ()";
    context.allowUnregisteredDialects(true);
    Parser.parse(text.getBytes(UTF_8), "t.mlir", context, ParserOptions.DEFAULT, diagnostics);
    return diagnostics.list().stream().map(diagnostic -> show(diagnostic, text)).toList();
  }

  private static String show(Diagnostic diagnostic, String text) {
    int column = ((FileLineColRange) diagnostic.location()).startColumn();
    return diagnostic.message() + " at " + text.substring(column - 1);
  }

  @Test
  void fitsOrIsAnError() {
    for (int rank = 0; rank <= 3; rank++) {
      for (int wanted = 0; wanted <= 3; wanted++) {
        long[] shape = shape(rank);
        Attribute encoding = RankAttr.get(context, wanted);
        String violation = rank == wanted ? null : "no rank of " + rank + " for f32";
        String text = "tensor<" + "4x".repeat(rank) + "f32, #rank<" + wanted + ">>";
        assertEquals(violation, RankedTensorType.verify(shape, f32, encoding));
        assertEquals(
            violation == null ? List.of() : List.of(violation + " at >} : () -> ()"), report(text));
        if (violation == null) {
          RankedTensorType type = RankedTensorType.get(shape, f32, encoding);
          assertEquals(text, type.toString());
        } else {
          Exception refused =
              assertThrows(
                  IllegalArgumentException.class, () -> RankedTensorType.get(shape, f32, encoding));
          assertEquals(violation, refused.getMessage());
        }
      }
    }
  }

  @Test
  void isAskedBetweenTheShapeAndTheElements() {
    Type tuple = TupleType.get(context, List.of());
    Attribute encoding = RankAttr.get(context, 2);
    assertEquals(
        "invalid tensor dimension size", RankedTensorType.verify(new long[] {-2}, tuple, encoding));
    assertEquals("no rank of 1 for tuple<>", RankedTensorType.verify(shape(1), tuple, encoding));
    assertEquals(
        "invalid tensor element type: 'tuple<>'",
        RankedTensorType.verify(shape(2), tuple, encoding));
    assertEquals(
        List.of("no rank of 1 for tuple<> at >} : () -> ()"),
        report("tensor<4xtuple<>, #rank<2>>"));
  }

  @Test
  void isAskedOfUnrankedTensorsToo() {
    assertEquals(
        List.of("no rank of 0 for f32 at >} : () -> ()"), report("tensor<*xf32, #rank<1>>"));
    assertEquals(
        List.of("cannot apply encoding to unranked tensor at } : () -> ()"),
        report("tensor<*xf32, #rank<0>>"));
  }
}
