// SPDX-License-Identifier: Apache-2.0

/** The command line tool ods-opt, which parses, verifies and prints modules. */
@NullMarked
package dev.ods.tools;

import org.jspecify.annotations.NullMarked;
