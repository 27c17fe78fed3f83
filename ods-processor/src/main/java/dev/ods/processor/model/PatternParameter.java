// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of the method of a pattern.
 *
 * @param name its name, which is that of the capture unless an annotation has another one
 * @param type its type, which says what it may capture
 * @param capture the text of {@code @Capture}, or null
 * @param constraints what the type of the value, or the attribute, has to satisfy
 * @param uses how many uses the value may have, or the results of the operation
 * @param ofBlock whether the value must be the argument of a block
 */
public record PatternParameter(
    String name,
    JavaType type,
    @Nullable PatternText capture,
    List<ConstraintUse> constraints,
    Uses uses,
    boolean ofBlock,
    Origin origin) {
  public PatternParameter {
    constraints = List.copyOf(constraints);
  }

  /** Whether its type is of such a kind. */
  public boolean is(JavaKind kind) {
    return type.is(kind);
  }

  /** Whether what it captures has to be there, though the operation may lack it. */
  public boolean asksForPresence() {
    return type.asksForPresence();
  }

  /** How many uses a value may have. */
  public enum Uses {
    ANY,
    ONE,
    NONE
  }
}
