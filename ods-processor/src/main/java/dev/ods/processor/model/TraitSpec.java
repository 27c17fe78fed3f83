// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A trait of an operation.
 *
 * @param trait the runtime class of the trait
 * @param members the names of members that a parameterised trait speaks of: {@code AllTypesMatch}
 * @param ops the ops that a parameterised trait speaks of: {@code HasParent}
 */
public record TraitSpec(
    ClassName trait, List<String> members, List<OpReference> ops, Origin origin) {
  public TraitSpec {
    members = List.copyOf(members);
    ops = List.copyOf(ops);
  }

  /** Whether this is the trait with the given simple name in the runtime's package of traits. */
  public boolean is(String simpleName) {
    return trait.packageName().equals("dev.ods.trait") && trait.simpleName().equals(simpleName);
  }
}
