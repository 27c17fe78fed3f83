// SPDX-License-Identifier: Apache-2.0
/** Tests of the dialect {@code test}. */
@NullMarked
package dev.ods.dialects.test;

import org.jspecify.annotations.NullMarked;
