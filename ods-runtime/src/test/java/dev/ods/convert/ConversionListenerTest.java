// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a listener is told of replacements. */
final class ConversionListenerTest extends ConversionFixture {
  /** Writes down what it is told. */
  private static final class Notes implements RewriteListener {
    private final List<String> lines = new ArrayList<>();

    @Override
    public void operationInserted(Operation op) {
      lines.add("inserted " + op.name());
    }

    @Override
    public void operationModified(Operation op) {
      lines.add("modified " + op.name());
    }

    @Override
    public void operationReplaced(Operation op, List<Value> values) {
      lines.add("replaced " + op.name() + " by " + values.stream().map(Notes::definition).toList());
    }

    @Override
    public void operationErased(Operation op) {
      lines.add("erased " + op.name());
    }

    private static String definition(Value value) {
      return Objects.requireNonNull(value.definingOp()).name() + "#" + value.index();
    }
  }

  private boolean convert(
      Operation module, ConversionTarget target, Notes notes, RewritePattern... patterns) {
    return DialectConversion.applyPartial(
        List.of(module),
        target,
        set(patterns),
        ConversionConfig.DEFAULT.withListener(notes),
        diagnostics);
  }

  @Test
  void isToldOfReplacementsThatNothingUses() {
    Operation module = parse("%0:2 = \"a.x\"() : () -> (i32, i32)\n\"u\"(%0#1) : (i32) -> ()");
    RewritePattern swap =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              Operation created =
                  rewriter.create(
                      rewriter.state(name("b.x"), op.location()).addTypes(List.of(i32, i32)));
              rewriter.replace(op, List.of(created.result(1), created.result(0)));
              return true;
            });
    Notes notes = new Notes();
    assertTrue(convert(module, target("b.x", "u"), notes, swap));
    assertEquals(
        List.of("inserted b.x", "replaced a.x by [b.x#1, b.x#0]", "modified u", "erased a.x"),
        notes.lines);
  }

  private TypeConverter making(String name) {
    return converter()
        .addSourceMaterialization(
            (builder, location, types, values, original) ->
                List.copyOf(
                    builder
                        .create(
                            builder.state(name(name), location).addOperands(values).addTypes(types))
                        .results()));
  }

  /** As in MLIR, of the end of a cast, though not of its insertion. */
  @Test
  void isToldOfWhatReplacesACast() {
    Operation module = parse("%0 = \"a.x\"() : () -> i32\n\"u\"(%0) : (i32) -> ()");
    Notes notes = new Notes();
    assertTrue(
        convert(module, target("b.x", "u"), notes, rename("a.x", "b.x", making("made"), i64)));
    int made = notes.lines.indexOf("inserted made");
    assertEquals(
        List.of(
            "inserted made",
            "replaced builtin.unrealized_conversion_cast by [made#0]",
            "modified u",
            "erased builtin.unrealized_conversion_cast"),
        notes.lines.subList(made, notes.lines.size()));
  }

  /** A second cast that nothing makes undoes what became of the first. */
  @Test
  void isNotToldOfCastsThatAreRestored() {
    Operation module =
        parse(
            """
            %0 = "a.x"() : () -> i32
            "u"(%0) : (i32) -> ()
            %1 = "a.y"() : () -> i32
            "u"(%1) : (i32) -> ()
            """);
    String before = text(module);
    Notes notes = new Notes();
    assertFalse(
        convert(
            module,
            target("b.x", "b.y", "u"),
            notes,
            rename("a.x", "b.x", making("made"), i64),
            rename("a.y", "b.y", converter(), i64)));
    assertEquals(before, text(module));
    assertTrue(notes.lines.contains("erased builtin.unrealized_conversion_cast"));
    assertFalse(notes.lines.contains("inserted builtin.unrealized_conversion_cast"));
  }
}
