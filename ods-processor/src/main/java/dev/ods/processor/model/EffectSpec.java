// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An effect that an op declares.
 *
 * @param effect the constant of the runtime's enum: {@code READ}
 * @param resource the class of the resource
 * @param stage when it occurs
 * @param full whether it is on each element
 * @param member the operand, result or attribute that it acts through; null for none
 * @param origin its annotation
 */
public record EffectSpec(
    String effect,
    ClassName resource,
    int stage,
    boolean full,
    @Nullable Member member,
    Origin origin) {

  /** The simple name of the annotation: {@code MemRead}. */
  public String annotation() {
    String kind = effect.equals("ALLOCATE") ? "ALLOC" : effect;
    return "Mem" + kind.charAt(0) + kind.substring(1).toLowerCase(Locale.ROOT);
  }
}
