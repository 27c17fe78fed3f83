// SPDX-License-Identifier: Apache-2.0

/**
 * Compiles again what an edit of a dialect touches, for the script {@code ods-opt}.
 *
 * <ul>
 *   <li>{@link dev.ods.build.Main}: the command line
 *   <li>{@code DialectBuild}: one run, module by module, and its commit
 *   <li>{@code ModuleBuild}: which sources of a module are due, until nothing more changes
 *   <li>{@code Dependents}, {@code ClassFacts}: what a change of one class means for others
 *   <li>{@code DialectCompiler}: javac with the processor
 *   <li>{@code BuildState}, {@code Snapshot}: what is remembered between runs
 * </ul>
 *
 * <p>It knows class files, sources and javac, and of the processor only what it promises: a
 * generated file depends on its declaration and on what that names. The module depends on the
 * processor to have it on its class path, and finds it with {@link java.util.ServiceLoader}.
 */
@NullMarked
package dev.ods.build;

import org.jspecify.annotations.NullMarked;
