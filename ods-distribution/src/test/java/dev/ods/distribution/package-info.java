// SPDX-License-Identifier: Apache-2.0

/** Tests of what is carried away: the archives, the start scripts in them and the runnable jar. */
@NullMarked
package dev.ods.distribution;

import org.jspecify.annotations.NullMarked;
