// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;
import java.util.stream.Stream;

/**
 * The reference of one dialect.
 *
 * @param name the namespace: {@code arith}
 * @param sections operations, types and so on; none of them is empty
 */
public record DialectPage(String name, Prose prose, List<Section> sections) {
  public DialectPage {
    sections = List.copyOf(sections);
  }

  /** Entries of one kind. */
  public record Section(String title, List<Group> groups) {
    public static final String OPERATIONS = "Operations";
    public static final String ATTRIBUTE_CONSTRAINTS = "Attribute constraints";
    public static final String ATTRIBUTES = "Attributes";
    public static final String TYPE_CONSTRAINTS = "Type constraints";
    public static final String TYPES = "Types";
    public static final String ENUMS = "Enums";

    /** The titles of the sections after that of operations, in MLIR's order. */
    public static final List<String> AFTER_OPERATIONS =
        List.of(ATTRIBUTE_CONSTRAINTS, ATTRIBUTES, TYPE_CONSTRAINTS, TYPES, ENUMS);

    public Section {
      groups = List.copyOf(groups);
    }

    /** All entries in order. */
    public Stream<Entry> entries() {
      return groups.stream().flatMap(group -> group.entries().stream());
    }
  }

  /**
   * Entries with a heading in common.
   *
   * @param prose of which the summary is the heading; none for entries without a group
   */
  public record Group(Prose prose, List<Entry> entries) {
    public Group {
      entries = List.copyOf(entries);
    }

    boolean hasHeading() {
      return !prose.summary().isEmpty();
    }
  }

  /** All entries in order. */
  public Stream<Entry> entries() {
    return sections.stream().flatMap(Section::entries);
  }
}
