// SPDX-License-Identifier: Apache-2.0
package dev.ods.alias;

import dev.ods.control.FunctionOpInterface;
import dev.ods.effect.AutomaticAllocationScopeResource;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.DistinctObjectsTrait;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Knows what follows from where values come from within a function: views, branches and regions are
 * followed, and what an operation allocates is apart from everything older (MLIR's class of the
 * same name). Subclasses may know more of values that come from nowhere else.
 */
public class LocalAliasAnalysis implements AliasAnalysis.Implementation {
  /** Creates the analysis, which has no state. */
  public LocalAliasAnalysis() {}

  /**
   * What is known of a memory that is allocated.
   *
   * @param scope the operation in which it is, or null if that is not known
   */
  private record Allocation(@Nullable Operation scope) {
    /** Whether it is made after the value, which so refers to something else. */
    boolean isAfter(Value value) {
      Region region = value.parentRegion();
      Operation parent = region == null ? null : region.parentOp();
      if (scope == null || parent == null) {
        return false;
      }
      if (parent.equals(scope)) {
        Block block = value.ownerBlock();
        return value.definingOp() == null && block != null && block.isEntryBlock();
      }
      return enclosing(scope, parent::equals) != null;
    }
  }

  @Override
  public final AliasResult alias(Value a, Value b) {
    if (a.equals(b)) {
      return AliasResult.MUST_ALIAS;
    }
    List<Value> sources = UnderlyingValues.of(a);
    List<Value> others = UnderlyingValues.of(b);
    AliasResult result = null;
    for (Value source : sources) {
      for (Value other : others) {
        AliasResult next = aliasOfSources(source, other);
        result = result == null ? next : result.merge(next);
      }
    }
    return result == null ? AliasResult.MAY_ALIAS : result;
  }

  /** How two values are related that no view, branch or region passes on. */
  protected AliasResult aliasOfSources(Value a, Value b) {
    if (a.equals(b)) {
      return AliasResult.MUST_ALIAS;
    }
    boolean isConstant = Matchers.constant(a) != null;
    if (isConstant || Matchers.constant(b) != null) {
      Value other = isConstant ? b : a;
      return Matchers.constant(other) == null && allocation(other) != null
          ? AliasResult.NO_ALIAS
          : AliasResult.MAY_ALIAS;
    }
    AliasResult distinct = distinct(a, b);
    if (distinct != null) {
      return distinct;
    }
    Allocation ofA = allocation(a);
    Allocation ofB = allocation(b);
    boolean apart = ofA == null ? ofB != null && ofB.isAfter(a) : ofB != null || ofA.isAfter(b);
    return apart ? AliasResult.NO_ALIAS : AliasResult.MAY_ALIAS;
  }

  /** What an operation says that takes its operands to be distinct, or null. */
  private static @Nullable AliasResult distinct(Value a, Value b) {
    Operation ofA = distinguishing(a);
    Operation ofB = distinguishing(b);
    if ((ofA != null && ofA.operand(a.index()).equals(b))
        || (ofB != null && ofB.operand(b.index()).equals(a))) {
      return AliasResult.MUST_ALIAS;
    }
    return ofA != null && ofA.equals(ofB) ? AliasResult.NO_ALIAS : null;
  }

  private static @Nullable Operation distinguishing(Value value) {
    Operation op = value.definingOp();
    return op != null && op.name().hasTrait(DistinctObjectsTrait.class) ? op : null;
  }

  private static @Nullable Allocation allocation(Value value) {
    Operation definition = value.definingOp();
    Block block = value.ownerBlock();
    Operation op = definition != null ? definition : block == null ? null : block.parentOp();
    MemoryEffectsOpInterface effects = op == null ? null : op.as(MemoryEffectsOpInterface.class);
    EffectInstance found =
        effects == null ? null : effects.memoryEffectOn(MemoryEffect.ALLOCATE, value);
    if (op == null || found == null) {
      return null;
    }
    return new Allocation(
        found.resource() instanceof AutomaticAllocationScopeResource
            ? enclosing(op, each -> each.name().hasTrait(AutomaticAllocationScope.class))
            : enclosing(op, each -> each.name().hasInterface(FunctionOpInterface.class)));
  }

  private static @Nullable Operation enclosing(Operation op, Predicate<Operation> condition) {
    Operation each = op.parent();
    while (each != null && !condition.test(each)) {
      each = each.parent();
    }
    return each;
  }

  @Override
  public ModRefResult modRef(Operation op, Value location) {
    MemoryEffectsOpInterface effects = op.as(MemoryEffectsOpInterface.class);
    if (op.name().hasTrait(RecursiveMemoryEffects.class) || effects == null) {
      return ModRefResult.MOD_AND_REF;
    }
    ModRefResult result = ModRefResult.NO_MOD_REF;
    for (EffectInstance effect : effects.memoryEffects()) {
      ModRefResult kind =
          effect.effect() == MemoryEffect.READ
              ? ModRefResult.REF
              : effect.effect() == MemoryEffect.WRITE ? ModRefResult.MOD : ModRefResult.NO_MOD_REF;
      Value value = effect.value();
      if (value == null || alias(value, location) != AliasResult.NO_ALIAS) {
        result = result.merge(kind);
      }
    }
    return result;
  }
}
