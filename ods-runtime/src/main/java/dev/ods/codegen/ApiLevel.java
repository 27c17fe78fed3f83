// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.UnsupportedDialectException;

/**
 * The level of the API between generated code and the runtime: all that this package and the hook
 * interfaces of the other packages offer to generated classes.
 *
 * <p>The processor writes the level that it generates for into each dialect and each model, as a
 * number, so that compiled classes remember it. A runtime loads what was generated for a level from
 * {@link #OLDEST} to {@link #CURRENT}, and refuses the rest with a message, before a class of an
 * operation is initialized.
 *
 * <p>A change that only adds what newly generated code may call raises {@link #CURRENT}: an older
 * runtime then refuses that code instead of failing with a {@link LinkageError}. A change that
 * removes or alters what generated code calls raises {@link #OLDEST} as well.
 */
public final class ApiLevel {
  /** The newest level that this runtime supports. */
  public static final int CURRENT = 1;

  /** The oldest level that this runtime supports. */
  public static final int OLDEST = 1;

  private ApiLevel() {}

  /**
   * Checks that this runtime supports a level.
   *
   * @param what whose level it is, such as {@code "dialect 'tf'"}
   * @param level the level that it was generated for
   * @throws UnsupportedDialectException if this runtime is too old or too new for it
   */
  static void require(String what, int level) {
    if (level > CURRENT) {
      throw new UnsupportedDialectException(
          generated(what, level)
              + ", and this ods-runtime has level "
              + CURRENT
              + ": update ods-runtime, or compile the dialect again with the ods-processor of the"
              + " same version as this ods-runtime");
    }
    if (level < OLDEST) {
      throw new UnsupportedDialectException(
          generated(what, level)
              + ", and this ods-runtime supports none before level "
              + OLDEST
              + ": compile the dialect again with the ods-processor of the same version as this"
              + " ods-runtime");
    }
  }

  private static String generated(String what, int level) {
    return what + " was generated for level " + level + " of dev.ods.codegen";
  }
}
