// SPDX-License-Identifier: Apache-2.0

/**
 * An incremental compiler of dialects, for the script {@code ods-opt}.
 *
 * <ul>
 *   <li>{@link dev.ods.build.Main}: the command line
 *   <li>{@code DialectBuild}: one build, module by module, and its commit
 *   <li>{@code ModuleBuild}: the compilation of a module's changed sources and their dependents, to
 *       a fixpoint
 *   <li>{@code Dependents}, {@code ClassFacts}: the effect of a change of one class on others
 *   <li>{@code DialectCompiler}: javac with the processor
 *   <li>{@code BuildState}, {@code Snapshot}: the state that persists between builds
 * </ul>
 *
 * <p>It relies on one guarantee of the processor: a generated file depends only on its declaration
 * and on what that references. The module depends on the processor only to have it on the class
 * path, where {@link java.util.ServiceLoader} finds it.
 */
@NullMarked
package dev.ods.build;

import org.jspecify.annotations.NullMarked;
