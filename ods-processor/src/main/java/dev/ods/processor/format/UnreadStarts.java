// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Warns of attributes that are read only if they are there, but are not recognised: as in MLIR, the
 * words that some builtin attributes begin with are not among the starts of optional attributes.
 */
final class UnreadStarts {
  private static final String ARRAY = "array<";

  /** The first words of the texts of such classes. */
  private static final Map<String, String> WORDS =
      Map.of("DenseArrayAttr", ARRAY, "DistinctAttr", "distinct[", "StridedLayoutAttr", "strided<");

  private UnreadStarts() {}

  /** Checks the format of an op; an element at fault is null. */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    Set<FormatElement> inClauses = OiListRules.contents(elements);
    FormatElement.walk(elements)
        .filter(OpVariable.Attribute.class::isInstance)
        .map(OpVariable.Attribute.class::cast)
        .filter(variable -> OpFormat.isReadOptionally(elements, variable.member()))
        .forEach(variable -> check(variable, inClauses.contains(variable), mistakes));
  }

  /** Warns of an attribute that is optional where it stands. */
  private static void check(OpVariable.Attribute variable, boolean isInClause, Mistakes mistakes) {
    String word = word(variable);
    if (word != null) {
      mistakes.warn(
          FormatProblem.FORMAT_START,
          variable.offset(),
          variable.member().name(),
          word,
          isInClause ? "move it out of the list into" : "write it in");
    }
  }

  private static @Nullable String word(OpVariable.Attribute variable) {
    AttributeStorage storage = variable.member().storage();
    if (storage.kind().isDenseArray()) {
      return variable.qualified() ? ARRAY : null;
    }
    boolean isBuiltin =
        storage.kind() == AttributeStorage.Kind.CLASS
            && RuntimeNames.isBuiltin(storage.storageClass());
    return isBuiltin ? WORDS.get(storage.storageClass().simpleName()) : null;
  }
}
