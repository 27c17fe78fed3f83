// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

/** One condition of a pattern. */
record Test(Question question, Answer answer) {}
