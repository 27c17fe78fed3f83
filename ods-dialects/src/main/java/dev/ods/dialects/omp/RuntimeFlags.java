// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

/**
 * What the runtime library of a device may rely on.
 *
 * @param debugKind how it reports, an unsigned number
 * @param assumeTeamsOversubscription whether there are never more teams than run at once
 * @param assumeThreadsOversubscription whether there are never more threads than run at once
 * @param assumeNoThreadState whether no thread changes the state that it was given
 * @param assumeNoNestedParallelism whether no parallel region is in another
 * @param noGpuLib whether the library for devices is not linked
 * @param deviceVersion the version of OpenMP, ten for each whole one; an unsigned number
 */
public record RuntimeFlags(
    int debugKind,
    boolean assumeTeamsOversubscription,
    boolean assumeThreadsOversubscription,
    boolean assumeNoThreadState,
    boolean assumeNoNestedParallelism,
    boolean noGpuLib,
    int deviceVersion) {
  /** The flags where nothing is said: no liberties, version 5.0. */
  public static final RuntimeFlags DEFAULT =
      new RuntimeFlags(0, false, false, false, false, false, 50);
}
