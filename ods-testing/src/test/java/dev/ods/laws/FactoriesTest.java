// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.TypeAttr;
import dev.ods.dialects.test.CompoundAType;
import dev.ods.dialects.test.TestDialectDefinition;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The attributes that follow from the accessors of an operation. */
final class FactoriesTest {
  @Test
  void makesTheTypesThatAttributesHold() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    Candidates candidates = new Candidates(context, symbol -> true);
    new Factories(context, candidates).addAllOf(new TypedModel());
    assertTrue(
        candidates.attributes().stream()
            .anyMatch(value -> value instanceof TypeAttr t && t.value() instanceof CompoundAType));
  }

  /** As {@code without} and {@code where} say. */
  @Test
  void leavesOutWhatTheAuthorDoesNotAllow() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    Candidates candidates = new Candidates(context, symbol -> !(symbol instanceof CompoundAType));
    new Factories(context, candidates).addAllOf(new TypedModel());
    assertTrue(
        candidates.attributes().stream()
            .noneMatch(value -> value instanceof TypeAttr t && t.value() instanceof CompoundAType));
  }

  @Test
  void leavesOutWhatIsNotParsedBack() {
    Context context = Context.create();
    context.load(new ShortDialect());
    Candidates candidates = new Candidates(context, symbol -> true);
    new Factories(context, candidates).addAllOf(new ShortModel());
    List<Long> numbers =
        candidates.attributes().stream()
            .filter(ShortAttr.class::isInstance)
            .map(attribute -> ((ShortAttr) attribute).number)
            .toList();
    assertFalse(numbers.isEmpty());
    assertTrue(numbers.stream().allMatch(number -> Math.abs(number) < 10), numbers.toString());
  }

  private static final class ShortDialect extends DialectDefinition implements DialectAssembly {
    ShortDialect() {
      super("short");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      Long number = parser.parseInteger();
      return number == null ? null : ShortAttr.get(parser.context(), number);
    }

    @Override
    public void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
      printer.print(((ShortAttr) attribute).number % 10);
    }
  }

  /** {@code #short<7>}: its text has the last digit only. */
  public static final class ShortAttr extends Attribute {
    private final long number;

    private ShortAttr(Context context, long number) {
      super(context);
      this.number = number;
    }

    /** One with this number. */
    public static ShortAttr get(Context context, long number) {
      return intern(new ShortAttr(context, number));
    }

    @Override
    public String dialectNamespace() {
      return "short";
    }

    @Override
    protected int keyHash() {
      return Long.hashCode(number);
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return number == ((ShortAttr) other).number;
    }
  }

  private static final class ShortModel extends OpModel implements OpView {
    ShortModel() {
      super(OpDefinition.builder("short.op").optionalAttribute("value", "any").build());
    }

    @SuppressWarnings({"unused", "EffectivelyPrivate"}) // found by reflection
    public Optional<ShortAttr> value() {
      return Optional.empty();
    }

    @Override
    public Operation operation() {
      throw new IllegalStateException("the model of no operation");
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }

  private interface Typed extends OpView {
    @SuppressWarnings("unused") // found by reflection
    Optional<CompoundAType> type();
  }

  private static final class TypedModel extends OpModel implements Typed {
    TypedModel() {
      super(OpDefinition.builder("test.typed").optionalAttribute("type", "any type").build());
    }

    @Override
    public Optional<CompoundAType> type() {
      return Optional.empty();
    }

    @Override
    public Operation operation() {
      throw new IllegalStateException("the model of no operation");
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }
}
