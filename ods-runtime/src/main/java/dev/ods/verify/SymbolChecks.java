// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.SymbolTable;

/** The checks of the traits {@link dev.ods.trait.Symbol} and {@link SymbolTable}. */
final class SymbolChecks {
  private SymbolChecks() {}

  static boolean symbol(IrReader ir, int op, Diagnostics d) {
    OperationName name = ir.name(op);
    VerificationPlan plan = name.get(VerificationPlan.KEY);
    Attribute symbolName = plan.symbolName(ir, op);
    if (symbolName == null && isOptionalSymbol(ir, op)) {
      return true;
    }
    if (!(symbolName instanceof StringAttr)) {
      return fail(ir, op, "requires string attribute '" + Symbols.NAME + "'", d);
    }
    Operation lent = ir.lend(op);
    try {
      if (!visibilityIsValid(lent, ir.viewOf(lent), d)) {
        return false;
      }
    } finally {
      ir.takeBack(lent);
    }
    if (ir.resultCount(op) != 0) {
      return fail(ir, op, "symbols must not have results", d);
    }
    int parent = ir.parent(op);
    if (parent != 0 && !ir.name(parent).mightHaveTrait(SymbolTable.class)) {
      return fail(ir, op, "symbol's parent must have the SymbolTable trait", d);
    }
    return true;
  }

  private static boolean isOptionalSymbol(IrReader ir, int op) {
    Operation lent = ir.lend(op);
    try {
      return ir.viewOf(lent) instanceof SymbolOpInterface symbol && symbol.isOptionalSymbol();
    } finally {
      ir.takeBack(lent);
    }
  }

  private static boolean visibilityIsValid(Operation op, OpView view, Diagnostics d) {
    Attribute visibility = op.attribute(Symbols.VISIBILITY);
    if (visibility != null && !isVisibility(op, visibility, d)) {
      return false;
    }
    if (view instanceof SymbolOpInterface symbol
        && Symbols.visibility(symbol) == Symbols.Visibility.PUBLIC
        && symbol.isDeclaration()) {
      d.opError(op, "symbol declaration cannot have public visibility");
      return false;
    }
    return true;
  }

  private static boolean isVisibility(Operation op, Attribute visibility, Diagnostics d) {
    if (Symbols.isVisibility(visibility)) {
      return true;
    }
    if (visibility instanceof StringAttr) {
      d.opError(
          op,
          "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got "
              + visibility);
    } else {
      d.opError(
          op,
          "requires visibility attribute '"
              + Symbols.VISIBILITY
              + "' to be a string attribute, but got "
              + visibility);
    }
    return false;
  }

  private static boolean fail(IrReader ir, int op, String message, Diagnostics d) {
    d.opError(ir.operation(op), message);
    return false;
  }

  static boolean symbolTable(IrReader ir, int op, Diagnostics d) {
    if (ir.regionCount(op) != 1) {
      return fail(ir, op, "Operations with a 'SymbolTable' must have exactly one region", d);
    }
    int block = ir.firstBlock(ir.region(op, 0));
    if (block == 0 || ir.nextBlock(block) != 0) {
      return fail(ir, op, "Operations with a 'SymbolTable' must have exactly one block", d);
    }
    return namesAreUnique(ir, block, d);
  }

  private static boolean namesAreUnique(IrReader ir, int block, Diagnostics d) {
    NameSet names = NameSet.take(ir.context());
    try {
      for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
        Attribute name = ir.name(op).get(VerificationPlan.KEY).symbolName(ir, op);
        if (!(name instanceof StringAttr symbol)) {
          continue;
        }
        int earlier = names.add(symbol, op);
        if (earlier != 0) {
          d.error(ir.operation(op), "redefinition of symbol named '" + symbol.value() + "'");
          d.note(ir.operation(earlier).location(), "see existing symbol definition here");
          return false;
        }
      }
      return true;
    } finally {
      names.giveBack(ir.context());
    }
  }

  /**
   * Whether the operations that refer to symbols of a table, or might, say that all is well. Those
   * in operations that may be tables themselves, as their dialects are not loaded, are not asked.
   */
  static boolean usersAreValid(IrReader ir, int table, Diagnostics d) {
    RegionStack pending = new RegionStack(ir);
    pending.pushAll(table);
    SymbolTableCollection tables = new SymbolTableCollection();
    DictionaryAttr own = ir.discardableAttributes(table);
    if (own != null && hasUsers(own) && !usesAreValid(own, ir.operation(table), tables, d)) {
      return false;
    }
    while (!pending.isEmpty()) {
      int region = pending.pop();
      for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
        for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
          OperationName name = ir.name(op);
          VerificationPlan plan = name.get(VerificationPlan.KEY);
          if (plan.symbolUser && !usesAreValid(ir.operation(op), tables, d)) {
            return false;
          }
          DictionaryAttr attributes = ir.discardableAttributes(op);
          if (attributes != null
              && hasUsers(attributes)
              && !usesAreValid(attributes, ir.operation(op), tables, d)) {
            return false;
          }
          if (!plan.symbolTable && !Symbols.isUnknownTable(name, ir.regionCount(op))) {
            pending.pushAll(op);
          }
        }
      }
    }
    return true;
  }

  /** Whether an attribute in a dictionary refers to symbols. */
  static boolean hasUsers(DictionaryAttr attributes) {
    for (int i = 0; i < attributes.size(); i++) {
      if (attributes.entry(i).value() instanceof SymbolUserAttrInterface) {
        return true;
      }
    }
    return false;
  }

  private static boolean usesAreValid(
      DictionaryAttr attributes, Operation op, SymbolTableCollection tables, Diagnostics d) {
    int errors = d.errorCount();
    for (int i = 0; i < attributes.size() && d.errorCount() == errors; i++) {
      if (attributes.entry(i).value() instanceof SymbolUserAttrInterface user) {
        try {
          user.verifySymbolUses(op, tables, d);
        } catch (RuntimeException | Error e) {
          HookFailure.report(e, op.location(), op.name(), d);
        }
      }
    }
    return d.errorCount() == errors;
  }

  private static boolean usesAreValid(Operation op, SymbolTableCollection tables, Diagnostics d) {
    SymbolUserOpInterface user = op.as(SymbolUserOpInterface.class);
    int errors = d.errorCount();
    if (user != null) {
      try {
        user.verifySymbolUses(tables, d);
      } catch (RuntimeException | Error e) {
        // The verifier is at the operation with the table.
        HookFailure.report(e, op.location(), op.name(), d);
      }
    }
    return d.errorCount() == errors;
  }
}
