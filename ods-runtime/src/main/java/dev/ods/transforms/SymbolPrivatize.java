// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.verify.Symbols;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes the symbols that are directly in an operation private (MLIR's pass). */
final class SymbolPrivatize extends Pass {
  private static final String EXCLUDE = "exclude";

  static final PassInfo INFO =
      new PassInfo(
          "symbol-privatize",
          "Mark symbols private",
          List.of(
              PassOption.value(
                  EXCLUDE,
                  "string",
                  "Comma separated list of symbols that should not be marked private")),
          SymbolPrivatize::new);

  private final Set<String> excluded;

  private SymbolPrivatize(PassOptions options) {
    super(INFO.argument());
    excluded = new HashSet<>(options.list(EXCLUDE, List.of()));
  }

  @Override
  protected void run(PassRun run) {
    Operation op = run.operation();
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Operation nested : block.operations()) {
          StringAttr name = Symbols.isSymbol(nested) ? Symbols.name(nested) : null;
          if (name != null && !excluded.contains(name.value())) {
            Symbols.setVisibility(nested, Symbols.Visibility.PRIVATE);
          }
        }
      }
    }
  }
}
