// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.Set;

/**
 * An op interface that an op extends.
 *
 * @param name the interface
 * @param overridden the names of its methods that the op, or an interface between the two,
 *     overrides with a body
 * @param verifies whether it verifies operations before those nested in them are verified
 * @param verifiesRegions whether it verifies operations after that
 * @param required its methods without a body, which the generated class must implement
 */
public record OpInterfaceSpec(
    ClassName name,
    Set<String> overridden,
    boolean verifies,
    boolean verifiesRegions,
    List<RequiredMethod> required) {
  public OpInterfaceSpec {
    overridden = Set.copyOf(overridden);
    required = List.copyOf(required);
  }

  /** Whether the author computes the names of the results. */
  public boolean namesResults() {
    return name.equals(RuntimeNames.OP_ASM_OP_INTERFACE) && overridden.contains("resultNames");
  }

  /** The same op interface with only some of its methods without a body. */
  public OpInterfaceSpec withRequired(List<RequiredMethod> methods) {
    return new OpInterfaceSpec(name, overridden, verifies, verifiesRegions, methods);
  }

  /**
   * An abstract method of an op interface.
   *
   * @param text the signature, for messages: {@code Value condition()}
   * @param method an override of the method, without a body
   */
  public record RequiredMethod(String text, MethodSpec method) {}
}
