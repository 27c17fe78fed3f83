// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Operation;
import dev.ods.text.ExternalResources;
import dev.ods.text.PrinterFlags;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.DialectHooks;
import java.util.Map;
import java.util.Set;

/**
 * Prints the file metadata after the operations: the contents of the resources that were
 * referenced, and those that belong to no dialect ({@code {-# dialect_resources: {…} #-}}).
 */
final class ResourcePrinter {
  private static final int ALIGNMENT_BYTES = 4;

  private final AsmBuffer out;
  private final PrinterFlags flags;
  private boolean isOpen;
  private boolean sectionOpen;
  private boolean groupOpen;
  private boolean groupPrinted;
  private boolean sectionPrinted;

  ResourcePrinter(AsmBuffer out, PrinterFlags flags) {
    this.out = out;
    this.flags = flags;
  }

  /**
   * Prints the dialects' resources and the external ones, if there are any.
   *
   * @param referenced the keys that were printed, by the namespaces of their dialects
   */
  void print(Operation root, Map<String, Set<String>> referenced, ExternalResources external) {
    DialectHooks.all(root.context())
        .forEach(
            (namespace, hooks) -> {
              Set<String> keys = referenced.getOrDefault(namespace, Set.of());
              hooks.buildResources(root, keys, new Entries("dialect", namespace));
              closeGroup();
            });
    closeSection();
    for (String owner : external.owners()) {
      external.build(owner, new Entries("external", owner));
      closeGroup();
    }
    closeSection();
    if (isOpen) {
      out.put("\n#-}\n");
    }
  }

  /** The resources of one owner. */
  private final class Entries implements ResourceBuilder {
    private final String section;
    private final String owner;

    private Entries(String section, String owner) {
      this.section = section;
      this.owner = owner;
    }

    @Override
    public void buildBool(String key, boolean value) {
      entry(key, value);
    }

    @Override
    public void buildString(String key, String value) {
      entry(key, value);
    }

    @Override
    public void buildBlob(String key, ResourceBlob value) {
      entry(key, value);
    }

    private void entry(String key, Object value) {
      ResourcePrinter.this.entry(section, owner, key, value);
    }
  }

  private void entry(String section, String owner, String key, Object value) {
    if (!isOpen) {
      isOpen = true;
      out.put("\n{-#\n");
    }
    if (isElided(value)) {
      return;
    }
    if (!sectionOpen) {
      sectionOpen = true;
      groupPrinted = false;
      out.put(sectionPrinted ? ",\n  " : "  ").put(section).put("_resources: {\n");
    }
    if (!groupOpen) {
      groupOpen = true;
      out.put(groupPrinted ? ",\n    " : "    ").put(owner).put(": {\n");
    } else {
      out.put(",\n");
    }
    out.put("      ");
    Names.putKeywordOrString(key, out);
    out.put(": ");
    value(value, out);
  }

  private void closeGroup() {
    if (groupOpen) {
      out.put("\n    }");
      groupOpen = false;
      groupPrinted = true;
    }
  }

  private void closeSection() {
    if (sectionOpen) {
      out.put("\n  }");
      sectionOpen = false;
      sectionPrinted = true;
    }
  }

  private boolean isElided(Object value) {
    long limit = flags.elideResourceLimit();
    if (limit <= 0) {
      return limit == 0;
    }
    AsmBuffer text = new AsmBuffer();
    value(value, text);
    return text.size() > limit;
  }

  private static void value(Object value, AsmBuffer out) {
    if (value instanceof ResourceBlob blob) {
      blob(blob, out);
    } else if (value instanceof String text) {
      out.put('"').putEscaped(text).put('"');
    } else {
      out.put(value.toString());
    }
  }

  private static void blob(ResourceBlob blob, AsmBuffer out) {
    out.put("\"0x");
    for (int i = 0; i < ALIGNMENT_BYTES; i++) {
      out.putHex(blob.alignment() >>> (8 * i));
    }
    for (int i = 0; i < blob.size(); i++) {
      out.putHex(blob.at(i));
    }
    out.put('"');
  }
}
