// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import org.jspecify.annotations.Nullable;

/**
 * How many instances of an operation {@link DialectLaws} makes.
 *
 * @param operation its full name
 * @param instances how many, as many as were asked for or none
 * @param distinct how many different texts these have
 * @param reason why there are none; null if there are some
 */
public record OpSurvey(String operation, int instances, int distinct, @Nullable String reason) {}
