// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableMap;
import org.jspecify.annotations.Nullable;

/** The names in MLIR of hooks that have others here. */
final class MlirHookNames {
  private static final String GETTER = "get";

  /**
   * Those that mean nothing else: a method with such a name is a hook in error, whatever its
   * signature is.
   */
  private static final ImmutableMap<String, String> CERTAIN =
      ImmutableMap.<String, String>builder()
          .put("getAsmBlockArgumentNames", "blockArgumentNames")
          .put("getAsmBlockNames", "blockNames")
          .put("getAsmResultNames", "resultNames")
          .put("getCanonicalizationPatterns", "canonicalizationPatterns")
          .put("getDefaultDialect", "defaultDialect")
          .put("getDpsInitsMutable", "dpsInits")
          .put("getEffects", "memoryEffects")
          .put("getInitsMutable", "loopInits")
          .put("getSpeculatability", "speculatability")
          .put("getYieldedValuesMutable", "yieldedValues")
          .build();

  private MlirHookNames() {}

  /** Whether the name alone tells which hook is meant. */
  static boolean isCertain(String name) {
    return CERTAIN.containsKey(name);
  }

  /** The name here of the hook that may be meant, or null if there is none. */
  static @Nullable String hook(String name) {
    String certain = CERTAIN.get(name);
    if (certain != null || !name.startsWith(GETTER) || name.length() == GETTER.length()) {
      return certain;
    }
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_CAMEL, name.substring(GETTER.length()));
  }
}
