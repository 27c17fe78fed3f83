// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

/**
 * Assumptions and options of a device's runtime library.
 *
 * @param debugKind the debug kind, an unsigned number
 * @param assumeTeamsOversubscription whether teams are never oversubscribed
 * @param assumeThreadsOversubscription whether threads are never oversubscribed
 * @param assumeNoThreadState whether no thread modifies its state
 * @param assumeNoNestedParallelism whether parallel regions are not nested
 * @param noGpuLib whether the device library is not linked
 * @param deviceVersion the version of OpenMP times ten, an unsigned number
 */
public record RuntimeFlags(
    int debugKind,
    boolean assumeTeamsOversubscription,
    boolean assumeThreadsOversubscription,
    boolean assumeNoThreadState,
    boolean assumeNoNestedParallelism,
    boolean noGpuLib,
    int deviceVersion) {
  /** The default flags: no assumptions, version 5.0. */
  public static final RuntimeFlags DEFAULT =
      new RuntimeFlags(0, false, false, false, false, false, 50);
}
