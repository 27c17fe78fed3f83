// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.MethodSpec;
import java.util.Set;

/**
 * An abstract method of an op that is no member, which is reported.
 *
 * @param override an override of the method, without a body
 * @param roles the simple names of its annotations that say what kind of member it should be
 */
public record UnreadMethod(MethodSpec override, Set<String> roles) {
  public UnreadMethod {
    roles = Set.copyOf(roles);
  }

  /** Whether the author may mean a member of a kind: {@code Operand}. */
  public boolean mayBe(String role) {
    return roles.isEmpty() || roles.contains(role);
  }
}
