// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.TypeAttr;
import dev.ods.dialects.test.CompoundAType;
import dev.ods.dialects.test.TestDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import java.util.Optional;
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
