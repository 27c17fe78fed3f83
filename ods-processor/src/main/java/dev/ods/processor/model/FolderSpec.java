// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * What {@code @FoldedBy} names.
 *
 * @param owner the class that has it
 * @param name that of a static method, or of a field of type {@code Folder}
 * @param kind which of these
 * @param takesConstants whether it is a method that takes the constants, too
 */
public record FolderSpec(ClassName owner, String name, Kind kind, boolean takesConstants) {
  /** What it is, and what it is given. */
  public enum Kind {
    /** A field, which is final. */
    FIELD,
    /** A method that takes the {@code Operation}. */
    OF_OPERATION,
    /** A method that takes the op's class, or an interface that this implements. */
    OF_VIEW
  }
}
