// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.Symbols;

/** Erases symbols that nothing refers to and that are not visible elsewhere (MLIR's pass). */
final class SymbolDce extends Pass {
  static final PassInfo INFO =
      new PassInfo("symbol-dce", "Eliminate dead symbols", options -> new SymbolDce());

  private final Statistic erased = statistic("num-dce'd", "Number of symbols DCE'd");

  private SymbolDce() {
    super(INFO.argument());
  }

  @Override
  public String name() {
    return "SymbolDCE";
  }

  @Override
  protected void run(PassRun run) {
    Operation table = run.operation();
    if (!table.name().hasTrait(SymbolTable.class)) {
      run.diagnostics()
          .opError(
              table, " was scheduled to run under SymbolDCE, but does not define a symbol table");
      run.signalFailure();
      return;
    }
    boolean hidden =
        table.parent() == null
            || !Symbols.isSymbol(table)
            || Symbols.visibility(table) == Symbols.Visibility.PRIVATE;
    SymbolLiveness liveness = new SymbolLiveness();
    Operation unknown = liveness.compute(table, hidden);
    if (unknown != null) {
      run.diagnostics()
          .error(
              unknown,
              "operation contains potentially unknown symbol table, meaning that we can't reliable"
                  + " compute symbol uses");
      run.signalFailure();
    } else if (!erase(table, liveness)) {
      run.skipVerification();
    }
  }

  private boolean erase(Operation root, SymbolLiveness liveness) {
    boolean changed = false;
    for (Operation table : Symbols.tablesIn(root)) {
      for (Block block : table.region(0).blocks()) {
        for (Operation op : block.operations()) {
          if (Symbols.isSymbol(op) && !liveness.isLive(op)) {
            op.erase();
            erased.increment();
            changed = true;
          }
        }
      }
    }
    return changed;
  }
}
