// SPDX-License-Identifier: Apache-2.0

/** The command line tools: ods-opt reads, verifies and prints modules. */
@NullMarked
package dev.ods.tools;

import org.jspecify.annotations.NullMarked;
