// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.constraint.StrAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.IrReader;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/** What the operations of the builtin dialect check, beyond their traits. */
final class BuiltinChecks {
  private BuiltinChecks() {}

  /** The checks of an operation of the builtin dialect, or null if it has none. */
  static @Nullable OpVerifier of(String name) {
    return switch (name) {
      case "builtin.module" -> new Module();
      case "builtin.unrealized_conversion_cast" -> new Cast();
      default -> null;
    };
  }

  private static final class Module implements OpVerifier, CustomVerifier {
    @Override
    public void verifyInvariants(Operation module, Diagnostics d) {
      if (isString(module, Symbols.NAME, d)
          && isString(module, Symbols.VISIBILITY, d)
          && !hasOneBlock(module)) {
        d.opError(
            module, "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks");
      }
    }

    private static boolean hasOneBlock(Operation module) {
      IrReader ir = IrReader.of(module);
      int block = ir.firstBlock(ir.region(IrReader.ref(module), 0));
      return block != 0 && ir.nextBlock(block) == 0;
    }

    private static boolean isString(Operation module, String name, Diagnostics d) {
      Attribute attribute = module.attribute(name);
      if (attribute == null || attribute instanceof StringAttr) {
        return true;
      }
      d.opError(
          module, "attribute '" + name + "' failed to satisfy constraint: " + StrAttr.SUMMARY);
      return false;
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics d) {
      Operation module = view.operation();
      DictionaryAttr attributes = module.discardableAttributes();
      for (int i = 0; i < attributes.size(); i++) {
        String name = attributes.entry(i).name();
        if (name.indexOf('.') < 0
            && !name.equals(Symbols.NAME)
            && !name.equals(Symbols.VISIBILITY)) {
          d.opError(
              module,
              "can only contain attributes with dialect-prefixed names, found: '" + name + "'");
          return;
        }
      }
    }
  }

  private static final class Cast implements OpVerifier, CustomVerifier {
    @Override
    public void verifyInvariants(Operation cast, Diagnostics d) {}

    @Override
    public void verifyOperation(OpView view, Diagnostics d) {
      Operation cast = view.operation();
      if (cast.resultCount() == 0) {
        d.opError(cast, "expected at least one result for cast operation");
      }
    }
  }
}
