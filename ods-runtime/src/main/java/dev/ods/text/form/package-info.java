// SPDX-License-Identifier: Apache-2.0
/**
 * What is known of the custom forms of operations and dialects: which one an operation or a dialect
 * has, what it costs to look up, made once for each name. Reading, printing and naming all ask
 * here; nothing here reads or prints. Not exported.
 */
@NullMarked
package dev.ods.text.form;

import org.jspecify.annotations.NullMarked;
