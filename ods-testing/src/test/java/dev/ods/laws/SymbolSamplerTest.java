// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Context;
import dev.ods.laws.SymbolSampler.Made;
import dev.ods.laws.hidden.HiddenClasses;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What random instances are made of. */
final class SymbolSamplerTest {
  @Test
  void classesNeedNotBePublic() {
    SymbolSampler sampler = sampler();
    assertNotNull(sampler.next(HiddenClasses.symbol()), sampler::refusal);
  }

  @Test
  void recordsMayContainThemselves() {
    SymbolSampler sampler = sampler();
    int deepest = 0;
    for (int i = 0; i < 200; i++) {
      Made made = sampler.next(Forest.class);
      assertNotNull(made, sampler::refusal);
      deepest = Math.max(deepest, ((Forest) made.result()).tree().depth());
    }
    assertTrue(deepest > 3, "trees are at most " + deepest + " deep");
  }

  @Test
  void whatHasNoValueIsNamed() {
    SymbolSampler sampler = sampler();
    assertNull(sampler.next(Timed.class));
    assertEquals("no value of java.time.Duration is known, for a parameter", sampler.refusal());
    assertEquals(
        """

        name values of its parameters that it accepts:
          .withValues((List) …, (Duration) …)""",
        Advice.values(Timed.class));
    SymbolSampler other = sampler();
    assertNull(other.next(Duration.class));
    assertEquals("it has no public static method 'get'", other.refusal());
  }

  /** Parameters of primitive types are given the values of their boxes. */
  @Test
  void valuesMayBeOfPrimitiveTypes() {
    Context context = Context.create();
    List<Object> extras = List.of(123_456_789L, (byte) 77, 0.123, true, 'x');
    SymbolValues values =
        new SymbolValues(context, "none", new Candidates(context, symbol -> true), extras);
    SymbolSampler sampler = new SymbolSampler(values, made -> true, 0);
    int longs = 0;
    int bytes = 0;
    for (int i = 0; i < 200; i++) {
      Made made = sampler.next(Numbers.class);
      assertNotNull(made, sampler::refusal);
      Numbers numbers = (Numbers) made.result();
      longs += numbers.wide() == 123_456_789L ? 1 : 0;
      bytes += numbers.narrow() == 77 ? 1 : 0;
    }
    assertTrue(longs > 50 && bytes > 50, longs + " and " + bytes + " of 200");
  }

  @Test
  void integersMayBeOfAnySize() {
    SymbolSampler sampler = sampler();
    boolean wide = false;
    for (int i = 0; i < 50; i++) {
      Made made = sampler.next(Wide.class);
      assertNotNull(made, sampler::refusal);
      wide |= ((Wide) made.result()).number().bitLength() > Long.SIZE;
    }
    assertTrue(wide, "none has more than 64 bits");
  }

  private static SymbolSampler sampler() {
    Context context = Context.create();
    SymbolValues values =
        new SymbolValues(context, "none", new Candidates(context, symbol -> true), List.of());
    return new SymbolSampler(values, made -> true, 0);
  }

  /** A record that contains itself, through collections. */
  record Tree(int value, List<Tree> children, Optional<Tree> next) {
    int depth() {
      int deepest = next.map(Tree::depth).orElse(0);
      for (Tree child : children) {
        deepest = Math.max(deepest, child.depth());
      }
      return deepest + 1;
    }
  }

  record Numbers(long wide, byte narrow, char letter) {
    @SuppressWarnings({"unused", "EffectivelyPrivate"}) // found by reflection
    public static Numbers get(long wide, byte narrow, char letter) {
      return new Numbers(wide, narrow, letter);
    }
  }

  record Wide(BigInteger number) {
    @SuppressWarnings({"unused", "EffectivelyPrivate"}) // found by reflection
    public static Wide get(BigInteger number) {
      return new Wide(number);
    }
  }

  record Forest(Tree tree) {
    @SuppressWarnings({"unused", "EffectivelyPrivate"}) // found by reflection
    public static Forest get(Tree tree) {
      return new Forest(tree);
    }
  }

  record Timed(Duration time) {
    @SuppressWarnings({"unused", "EffectivelyPrivate"}) // found by reflection
    public static Timed get(List<Duration> others, Duration time) {
      return new Timed(others.isEmpty() ? time : others.get(0));
    }
  }
}
