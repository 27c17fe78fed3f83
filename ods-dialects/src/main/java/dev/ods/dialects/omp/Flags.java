// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.annotation.*;

/**
 * {@code #omp.flags<debug_kind = 1, no_gpu_lib = true>}: assumptions and options of a device's
 * runtime library.
 *
 * @param debugKind the debug kind, an unsigned number
 * @param assumeTeamsOversubscription whether teams are never oversubscribed
 * @param assumeThreadsOversubscription whether threads are never oversubscribed
 * @param assumeNoThreadState whether no thread modifies its state
 * @param assumeNoNestedParallelism whether parallel regions are not nested
 * @param noGpuLib whether the device library is not linked
 * @param deviceVersion the version of OpenMP times ten, an unsigned number
 */
@AttrDef(dialect = OmpDialect.class, mnemonic = "flags", definition = "FlagsAttr")
@AssemblyFormat("`<` struct(params) `>`")
public record Flags(
    @Param(name = "debug_kind", unsigned = true, cppType = "uint32_t") @Default("0") int debugKind,
    @Param(name = "assume_teams_oversubscription") @Default("false")
        boolean assumeTeamsOversubscription,
    @Param(name = "assume_threads_oversubscription") @Default("false")
        boolean assumeThreadsOversubscription,
    @Param(name = "assume_no_thread_state") @Default("false") boolean assumeNoThreadState,
    @Param(name = "assume_no_nested_parallelism") @Default("false")
        boolean assumeNoNestedParallelism,
    @Param(name = "no_gpu_lib") @Default("false") boolean noGpuLib,
    @Param(name = "openmp_device_version", unsigned = true, cppType = "uint32_t") @Default("50")
        int deviceVersion) {}
