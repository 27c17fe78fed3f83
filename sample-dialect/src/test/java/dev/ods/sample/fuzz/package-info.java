// SPDX-License-Identifier: Apache-2.0
/** What generated parsers and printers do with damaged texts. */
@NullMarked
package dev.ods.sample.fuzz;

import org.jspecify.annotations.NullMarked;
