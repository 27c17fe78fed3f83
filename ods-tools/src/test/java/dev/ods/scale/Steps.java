// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Counts the steps of instrumented code; {@link CountingLoader} inserts the calls. */
public final class Steps {
  /** The elements that one step of copying moves. */
  private static final int COPIED_PER_STEP = 16;

  /** The names of methods, {@code class.method}, by number, and how often each was entered. */
  private static String[] methods = new String[1 << 12];

  private static long[] entered = new long[1 << 12];
  private static int methodCount;
  private static long count;

  private Steps() {}

  /** Gives a method a number. */
  static int number(String method) {
    if (methodCount == methods.length) {
      methods = Arrays.copyOf(methods, methodCount * 2);
      entered = Arrays.copyOf(entered, methodCount * 2);
    }
    methods[methodCount] = method;
    return methodCount++;
  }

  /** A method begins. */
  public static void enter(int method) {
    entered[method]++;
    count++;
  }

  /** An iteration of a loop ends. */
  public static void step() {
    count++;
  }

  /** A number of elements are copied. */
  public static void copy(int elements) {
    count += elements / COPIED_PER_STEP;
  }

  /** The steps so far. */
  static long count() {
    return count;
  }

  /** How often each method has been entered, those of equal names as one; and none since. */
  static Map<String, Long> takeEntered() {
    Map<String, Long> result = new HashMap<>();
    for (int i = 0; i < methodCount; i++) {
      result.merge(methods[i], entered[i], Long::sum);
      entered[i] = 0;
    }
    return result;
  }
}
