// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.NameAllocator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names of the local variables of one generated method: after what they belong to and their
 * role, with underscores where two would be the same.
 */
final class LocalNames {
  private record Key(Object owner, String role) {}

  private final NameAllocator names = new NameAllocator();
  private final Map<Key, String> known = new HashMap<>();
  private final Set<String> taken;

  /**
   * Creates names.
   *
   * @param taken the parameters of the method, and the variables of its loops
   */
  LocalNames(String... taken) {
    this.taken = Set.of(taken);
    this.taken.forEach(this::fresh);
  }

  /**
   * The variable of an owner in a role; its value, if the name alone is taken.
   *
   * @param owner what identifies the owner
   * @param name the owner's name
   * @param role the end of the name of the variable
   */
  String of(Object owner, String name, String role) {
    String suffix = role.isEmpty() && taken.contains(name) ? "Value" : role;
    return known.computeIfAbsent(new Key(owner, role), key -> fresh(name + suffix));
  }

  /** One more variable. */
  String fresh(String name) {
    return fresh(names, variable(name));
  }

  /**
   * The name of a variable that has what a member is named after: never that of a class, which it
   * would hide.
   */
  static String variable(String name) {
    return Character.isUpperCase(name.charAt(0))
        ? Character.toLowerCase(name.charAt(0)) + name.substring(1)
        : name;
  }

  /** One more name, with a tag of its own: without one, JavaPoet draws a random UUID. */
  static String fresh(NameAllocator names, String name) {
    return names.newName(name, new Object());
  }
}
