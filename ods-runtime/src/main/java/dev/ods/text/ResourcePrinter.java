// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DenseResources;
import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import java.util.Collection;

/**
 * Writes the file metadata behind the operations: the contents of the resources that were referred
 * to, and those that belong to no dialect ({@code {-# dialect_resources: {…} #-}}).
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

  /** Writes the builtin dialect's resources of these keys and the external ones; maybe nothing. */
  void print(Context context, Collection<String> keys, ExternalResources external) {
    DenseResources resources = DenseResources.of(context);
    for (String key : keys) {
      ResourceBlob blob = resources.get(key);
      if (blob != null) {
        entry("dialect", "builtin", key, blob);
      }
    }
    closeGroup();
    closeSection();
    external
        .owners()
        .forEach(
            (owner, entries) -> {
              for (ExternalResources.Entry entry : entries) {
                entry("external", owner, entry.key(), entry.value());
              }
              closeGroup();
            });
    closeSection();
    if (isOpen) {
      out.put("\n#-}\n");
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
