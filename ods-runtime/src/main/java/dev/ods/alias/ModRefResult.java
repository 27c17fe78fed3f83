// SPDX-License-Identifier: Apache-2.0
package dev.ods.alias;

/** Whether an operation may read or write a memory (MLIR's class of the same name). */
public enum ModRefResult {
  /** It does neither. */
  NO_MOD_REF("NoModRef", false, false),
  /** It may read it. */
  REF("Ref", false, true),
  /** It may write it. */
  MOD("Mod", true, false),
  /** It may do both. */
  MOD_AND_REF("ModRef", true, true);

  private final String text;
  private final boolean mod;
  private final boolean ref;

  ModRefResult(String text, boolean mod, boolean ref) {
    this.text = text;
    this.mod = mod;
    this.ref = ref;
  }

  private static ModRefResult of(boolean mod, boolean ref) {
    return mod ? (ref ? MOD_AND_REF : MOD) : ref ? REF : NO_MOD_REF;
  }

  /** Whether it may read it. */
  public boolean isRef() {
    return ref;
  }

  /** Whether it may write it. */
  public boolean isMod() {
    return mod;
  }

  /** What either of two results allows. */
  public ModRefResult merge(ModRefResult other) {
    return of(mod || other.mod, ref || other.ref);
  }

  /** What both of two results allow. */
  public ModRefResult intersect(ModRefResult other) {
    return of(mod && other.mod, ref && other.ref);
  }

  /** The name in MLIR. */
  @Override
  public String toString() {
    return text;
  }
}
