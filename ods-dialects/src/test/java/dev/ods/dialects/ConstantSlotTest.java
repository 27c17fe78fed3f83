// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.Folding;
import dev.ods.trait.ConstantLike;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constants are found without a call of their folds, and are what these return. */
final class ConstantSlotTest {
  @Test
  void allConstantsThatFoldHaveOne() {
    Set<String> found = new TreeSet<>();
    for (DialectDefinition dialect : ServiceLoader.load(DialectDefinition.class)) {
      for (OpModel model : dialect.operations()) {
        assertEquals(model.hasTrait(ConstantLike.class), model.constantSlot() >= 0, model.name());
        if (model.constantSlot() >= 0) {
          found.add(model.name());
        }
      }
    }
    assertEquals(
        Set.of(
            "arith.constant",
            "complex.constant",
            "func.constant",
            "index.bool.constant",
            "index.constant",
            "spirv.Constant",
            "ub.poison"),
        found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 : i32 | arith.constant 5 : i32",
        "dense<1.000000e+00> : tensor<4xf32> | arith.constant dense<1.0> : tensor<4xf32>",
        "[1.000000e+00 : f32, 2.000000e+00 : f32] | complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>",
        "@f | func.constant @f : () -> ()",
        "true | index.bool.constant true",
        "5 : index | index.constant 5",
        "#ub.poison | ub.poison : i32",
      })
  void isWhatTheFoldReturns(String value, String op) {
    Programs programs = new Programs();
    Operation constant = first(programs.read("func.func private @f()\n%0 = " + op));
    Attribute stored = constant.property(modelOf(constant).constantSlot());
    assertNotNull(stored);
    assertEquals(value, stored.toString());
    assertSame(stored, constantOf(constant));
    assertSame(stored, Objects.requireNonNull(Folding.fold(constant)).constant());
  }

  /** Then the fold tells the default. */
  @Test
  void maybeEmpty() {
    Operation poison = first(new Programs().read("%0 = ub.poison : i32"));
    poison.setProperty(modelOf(poison).constantSlot(), null);
    assertNull(poison.property(modelOf(poison).constantSlot()));
    assertEquals("#ub.poison", String.valueOf(constantOf(poison)));
  }

  private static @Nullable Attribute constantOf(Operation constant) {
    return Constants.ofDefinitions().of(constant.result(0));
  }

  private static Operation first(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).last());
  }

  private static OpModel modelOf(Operation op) {
    return Objects.requireNonNull(op.name().model());
  }
}
