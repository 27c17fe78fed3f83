// SPDX-License-Identifier: Apache-2.0

/** Tests of the distribution: the archives, their start scripts and the runnable jar. */
@NullMarked
package dev.ods.distribution;

import org.jspecify.annotations.NullMarked;
