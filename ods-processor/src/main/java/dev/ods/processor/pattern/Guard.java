// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import org.jspecify.annotations.Nullable;

/**
 * A method that is asked once the structure has matched.
 *
 * @param call the call, whose first argument is what it is about
 * @param result what it returns and a name stands for, which must not be null; null if it returns
 *     whether the pattern applies
 */
public record Guard(Build.Call call, @Nullable Symbol result) {}
