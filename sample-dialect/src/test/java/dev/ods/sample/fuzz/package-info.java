// SPDX-License-Identifier: Apache-2.0
/** Tests of generated parsers and printers with mutated texts. */
@NullMarked
package dev.ods.sample.fuzz;

import org.jspecify.annotations.NullMarked;
