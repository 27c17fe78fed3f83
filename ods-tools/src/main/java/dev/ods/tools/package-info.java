// SPDX-License-Identifier: Apache-2.0

/**
 * The command line tool ods-opt, which parses, verifies and prints modules. {@link
 * dev.ods.tools.OdsOpt} is for programs that are such a tool themselves, or run it; the rest is not
 * API.
 */
@NullMarked
package dev.ods.tools;

import org.jspecify.annotations.NullMarked;
