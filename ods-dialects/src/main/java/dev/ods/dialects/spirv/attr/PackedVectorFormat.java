// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

/** How the numbers of a vector share the bits of an integer. */
public enum PackedVectorFormat {
  /** Four numbers of eight bits. */
  FOUR_BYTES("PackedVectorFormat4x8Bit");

  private final String keyword;

  PackedVectorFormat(String keyword) {
    this.keyword = keyword;
  }

  /** Its keyword. */
  public String keyword() {
    return keyword;
  }
}
