// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Seeds for the random mutation of inputs. Every build uses the same ones; the system property
 * {@code ods.mutation.seed} or the environment variable {@code ODS_MUTATION_SEED} adds one, as
 * {@code .ci/nightly} does.
 */
public final class MutationSeeds {
  private static final String PROPERTY = "ods.mutation.seed";
  private static final String VARIABLE = "ODS_MUTATION_SEED";

  private MutationSeeds() {}

  /** The seeds 1 to {@code fixed}, and the additional one, if any. */
  public static List<Long> first(int fixed) {
    return first(fixed, System.getProperty(PROPERTY, ""), System.getenv());
  }

  static List<Long> first(int fixed, String property, Map<String, String> environment) {
    List<Long> seeds = new ArrayList<>();
    for (long seed = 1; seed <= fixed; seed++) {
      seeds.add(seed);
    }
    String fresh = property.isEmpty() ? environment.getOrDefault(VARIABLE, "") : property;
    if (!fresh.isEmpty()) {
      long seed = parse(fresh);
      if (!seeds.contains(seed)) {
        seeds.add(seed);
      }
    }
    return seeds;
  }

  private static long parse(String fresh) {
    try {
      return Long.parseLong(fresh);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          VARIABLE + " or " + PROPERTY + " is no integer: \"" + fresh + "\"", e);
    }
  }

  /** Describes the seed and the input of a failure. */
  public static String describe(long seed, String input) {
    return "with seed " + seed + " (-D" + PROPERTY + "=" + seed + " tries it again), for\n" + input;
  }
}
