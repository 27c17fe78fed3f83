// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A benchmark state with the number of body operations of the module. */
@State(Scope.Thread)
public abstract class Sized {
  /** The number of body operations. */
  @Param({"10000", "100000", "1000000"})
  public int n;
}
