// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import java.util.ArrayList;
import java.util.List;

/**
 * The structural checks of operations and blocks, for all dialects. Each method reports violations.
 */
final class StructureChecks {
  private final IrReader ir;
  private final PlanCache plans;
  private Diagnostics diagnostics = new Diagnostics();
  private boolean allowUnregistered;
  private List<DialectDefinition> dialects = List.of();
  private final List<DialectDefinition> attributeVerifiers = new ArrayList<>();

  /** The numbers of the dictionaries that were found to refer to no symbols. */
  private final RecentNumbers withoutSymbolUsers = new RecentNumbers();

  StructureChecks(IrReader ir, PlanCache plans) {
    this.ir = ir;
    this.plans = plans;
  }

  /** Begins a verification, with the current options and dialects of the context. */
  void begin(Diagnostics target) {
    diagnostics = target;
    Context context = ir.context();
    allowUnregistered = context.allowsUnregisteredDialects();
    if (dialects != context.dialects()) {
      dialects = context.dialects();
      attributeVerifiers.clear();
      for (DialectDefinition dialect : dialects) {
        if (dialect instanceof DialectVerifier) {
          attributeVerifiers.add(dialect);
        }
      }
    }
  }

  /** Whether each operand holds a value. */
  boolean operandsAreThere(int current) {
    int count = ir.operandCount(current);
    for (int i = 0; i < count; i++) {
      if (ir.operand(current, i) == 0) {
        diagnostics.error(ir.operation(current), "null operand found");
        return false;
      }
    }
    return true;
  }

  /** Whether dialects accept the discardable attributes with their prefix. */
  boolean attributesAreValid(int current) {
    if (attributeVerifiers.isEmpty()) {
      return true;
    }
    DictionaryAttr attributes = ir.discardableAttributes(current);
    int count = attributes == null ? 0 : attributes.size();
    for (int i = 0; i < count; i++) {
      NamedAttribute attribute = attributes.entry(i);
      for (int v = 0; v < attributeVerifiers.size(); v++) {
        DialectDefinition dialect = attributeVerifiers.get(v);
        int errors = diagnostics.errorCount();
        if (isOf(attribute.name(), dialect.namespace())) {
          ((DialectVerifier) dialect)
              .verifyOperationAttribute(ir.operation(current), attribute, diagnostics);
        }
        if (diagnostics.errorCount() != errors) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a discardable attribute of an operation refers to symbols. */
  boolean hasSymbolUsers(int current) {
    int number = ir.discardableId(current);
    if (number == 0 || withoutSymbolUsers.contains(number)) {
      return false;
    }
    DictionaryAttr attributes = ir.discardableAttributes(current);
    if (attributes != null && SymbolChecks.hasUsers(attributes)) {
      return true;
    }
    withoutSymbolUsers.add(number);
    return false;
  }

  private static boolean isOf(String name, String namespace) {
    return name.length() > namespace.length() + 1
        && name.charAt(namespace.length()) == '.'
        && name.startsWith(namespace);
  }

  /** Whether the structure of an operation's regions is valid: graph regions, entry blocks. */
  boolean regionsAreValid(int current, VerificationPlan plan) {
    RegionKindInterface kinds = plan.regionKinds;
    int count = ir.regionCount(current);
    for (int i = 0; i < count; i++) {
      int first = ir.firstBlock(ir.region(current, i));
      if (first == 0) {
        continue;
      }
      if (kinds != null && kinds.regionKind(i) == RegionKind.GRAPH && ir.nextBlock(first) != 0) {
        diagnostics.opError(
            ir.operation(current), "expects graph region #" + i + " to have 0 or 1 blocks");
        return false;
      }
      // An operation in no block, or in the middle of one, counts as a predecessor too.
      if (ir.firstPredecessor(first) != 0) {
        diagnostics.error(
            ir.operation(current).location(), "entry block of region may not have predecessors");
        return false;
      }
    }
    return true;
  }

  /** Whether a block has operations if it must, and branches only at its end. */
  boolean blockIsValidOnEntry(int current) {
    int first = ir.firstOp(current);
    if (first == 0) {
      if (mayLackTerminator(current)) {
        return true;
      }
      int parent = ir.ownerOfRegion(ir.regionOf(current));
      diagnostics.error(
          ir.operation(parent).location(), "empty block: expect at least a terminator");
      return false;
    }
    int last = ir.lastOp(current);
    for (int o = first; o != last; o = ir.next(o)) {
      if (ir.successorCount(o) != 0) {
        diagnostics.error(
            ir.operation(o), "operation with block successors must terminate its parent block");
        return false;
      }
    }
    return true;
  }

  private boolean mayLackTerminator(int current) {
    int region = ir.regionOf(current);
    boolean single = ir.firstBlock(region) == current && ir.nextBlock(current) == 0;
    return single && plans.planOf(ir.ownerOfRegion(region)).mightOmitTerminator;
  }

  /** Whether a block that is not empty ends with a terminator if it must, within its region. */
  boolean blockIsValidOnExit(int current) {
    int last = ir.lastOp(current);
    int count = ir.successorCount(last);
    for (int i = 0; i < count; i++) {
      int successor = ir.successor(last, i);
      if (successor == 0 || ir.regionOf(successor) != ir.regionOf(current)) {
        diagnostics.opError(ir.operation(last), "branching to block of a different region");
        return false;
      }
    }
    if (!plans.planOf(last).mightBeTerminator && !mayLackTerminator(current)) {
      Operation op = ir.operation(last);
      diagnostics.error(
          op, "block with no terminator, has " + diagnostics.text(Severity.ERROR, op));
      return false;
    }
    return true;
  }

  /** Whether the operation is registered, or allowed to be unregistered. */
  boolean isRegistered(int current, VerificationPlan plan) {
    if (plan.registered) {
      return true;
    }
    OperationName name = ir.name(current);
    DialectDefinition dialect = name.dialect();
    if (dialect == null ? allowUnregistered : dialect.allowsUnknownOperations()) {
      return true;
    }
    if (dialect == null) {
      diagnostics.opError(
          ir.operation(current),
          "created with unregistered dialect. If this is intended, please call"
              + " allowUnregisteredDialects() on the MLIRContext, or use"
              + " -allow-unregistered-dialect with the MLIR opt tool used");
    } else {
      diagnostics.error(
          ir.operation(current),
          "unregistered operation '"
              + name
              + "' found in dialect ('"
              + dialect.namespace()
              + "') that does not allow unknown operations");
    }
    return false;
  }
}
