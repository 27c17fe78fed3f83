// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DenseResources;
import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import java.util.Collection;

/**
 * Writes the file metadata behind the operations: the contents of the resources that were referred
 * to ({@code {-# dialect_resources: {…} #-}}).
 */
final class ResourcePrinter {
  private static final int ALIGNMENT_BYTES = 4;

  /** The quotation marks and {@code 0x} around a resource's digits. */
  private static final int FRAME = 4;

  private final AsmBuffer out;
  private final PrinterFlags flags;

  ResourcePrinter(AsmBuffer out, PrinterFlags flags) {
    this.out = out;
    this.flags = flags;
  }

  /** Writes the resources of these keys, in their order; nothing if none of them has contents. */
  void print(Context context, Collection<String> keys) {
    DenseResources resources = DenseResources.of(context);
    boolean any = false;
    boolean anyPrinted = false;
    for (String key : keys) {
      ResourceBlob blob = resources.get(key);
      if (blob == null) {
        continue;
      }
      if (!any) {
        out.put("\n{-#\n");
        any = true;
      }
      if (isElided(blob)) {
        continue;
      }
      out.put(anyPrinted ? ",\n" : "  dialect_resources: {\n    builtin: {\n");
      anyPrinted = true;
      entry(key, blob);
    }
    if (anyPrinted) {
      out.put("\n    }\n  }");
    }
    if (any) {
      out.put("\n#-}\n");
    }
  }

  private boolean isElided(ResourceBlob blob) {
    long limit = flags.elideResourceLimit();
    return limit >= 0 && FRAME + 2L * (ALIGNMENT_BYTES + blob.size()) > limit;
  }

  private void entry(String key, ResourceBlob blob) {
    out.put("      ");
    Names.putKeywordOrString(key, out);
    out.put(": \"0x");
    for (int i = 0; i < ALIGNMENT_BYTES; i++) {
      out.putHex(blob.alignment() >>> (8 * i));
    }
    for (int i = 0; i < blob.size(); i++) {
      out.putHex(blob.at(i));
    }
    out.put('"');
  }
}
