// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.doc.DialectPage.Section;
import dev.ods.processor.doc.Entry;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is collected for the page of one dialect. */
final class DialectContents {
  private final DialectSpec spec;
  private final List<OpSpec> ops = new ArrayList<>();

  /** The entries of the other sections, in MLIR's order of them. */
  private final Map<String, List<Entry>> entries = new LinkedHashMap<>();

  /** The enums and constraints that its operations mention. */
  private final Set<ClassName> used = new HashSet<>();

  DialectContents(DialectSpec spec) {
    this.spec = spec;
    for (String title : Section.AFTER_OPERATIONS) {
      entries.put(title, new ArrayList<>());
    }
  }

  DialectSpec spec() {
    return spec;
  }

  List<OpSpec> ops() {
    return ops;
  }

  void add(OpSpec op) {
    ops.add(op);
    for (Member member : op.members()) {
      ClassName declared = OpEntries.declared(member);
      if (declared != null) {
        used.add(declared);
      }
      if (member instanceof AttributeSpec attribute) {
        EnumSpec cases = OpEntries.enumOf(attribute.storage());
        if (cases != null) {
          used.add(cases.name());
        }
      }
    }
  }

  void uses(ClassName name) {
    used.add(name);
  }

  boolean isUsed(ClassName name) {
    return used.contains(name);
  }

  void addEntry(String section, Entry entry) {
    entries.getOrDefault(section, new ArrayList<>()).add(entry);
  }

  /** The entries by section, of which none is empty. */
  Map<String, List<Entry>> entries() {
    Map<String, List<Entry>> some = new LinkedHashMap<>(entries);
    some.values().removeIf(List::isEmpty);
    return some;
  }
}
