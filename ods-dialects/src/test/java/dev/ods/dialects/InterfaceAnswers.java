// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import dev.ods.control.ArgAndResultAttrsOpInterface;
import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.Callee;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.InvocationBounds;
import dev.ods.control.LoopBound;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.control.SelectLikeOpInterface;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.shaped.ViewLikeOpInterface;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.SymbolOpInterface;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the implementations of the standard op interfaces answer for each operation, in the order of
 * a walk: the text that {@code src/test/cpp/interfaces.cpp} prints with MLIR's library.
 */
final class InterfaceAnswers {
  private final StringBuilder out = new StringBuilder();

  private InterfaceAnswers() {}

  static String of(Operation root) {
    InterfaceAnswers answers = new InterfaceAnswers();
    answers.walk(root);
    return answers.out.toString();
  }

  private void walk(Operation op) {
    out.append(op.name().value()).append('\n');
    ask(op, BranchOpInterface.class, this::branch);
    ask(op, RegionBranchOpInterface.class, this::regionBranch);
    ask(op, RegionBranchTerminatorOpInterface.class, this::regionTerminator);
    ask(op, LoopLikeOpInterface.class, this::loop);
    ask(op, CallOpInterface.class, this::call);
    ask(op, CallableOpInterface.class, this::callable);
    ask(op, FunctionOpInterface.class, this::function);
    ask(op, ArgAndResultAttrsOpInterface.class, this::attributes);
    others(op);
    ask(op, MemoryEffectsOpInterface.class, this::effects);
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        block.operations().forEach(this::walk);
      }
    }
  }

  /** Asks an operation that has an interface. */
  private static <T> void ask(Operation op, Class<T> opInterface, Consumer<T> questions) {
    T known = op.as(opInterface);
    if (known != null) {
      questions.accept(known);
    }
  }

  private void fact(String what, Object answer) {
    out.append("  ").append(what).append(": ").append(answer).append('\n');
  }

  // --- Control.

  private void branch(BranchOpInterface branch) {
    Operation op = branch.operation();
    for (int i = 0; i < op.successorCount(); i++) {
      fact(
          "successorOperands " + i,
          branch.producedOperandCount(i) + " " + text(branch.successorOperands(i)));
      if (!branch.allSuccessorOperands().get(i).equals(branch.successorOperands(i))) {
        fact("allSuccessorOperands " + i, "differ");
      }
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Value argument = branch.successorBlockArgument(i);
      if (argument != null) {
        fact("successorBlockArgument " + i, text(argument));
      }
    }
    Block known = branch.successorForOperands(constants(op));
    fact("successorForOperands", known == null ? "none" : "block" + index(known));
  }

  private void regionBranch(RegionBranchOpInterface branch) {
    Operation op = branch.operation();
    for (RegionBranchPoint point : branch.regionBranchPoints()) {
      Operation from = point.terminator();
      String name =
          from == null
              ? "parent"
              : "region%d.block%d".formatted(from.parentRegion().index(), index(from.block()));
      List<RegionSuccessor> successors = branch.successorRegions(point);
      fact("successorRegions " + name, regions(successors));
      for (RegionSuccessor successor : successors) {
        String edge = name + " to " + text(successor);
        fact("successorOperands " + edge, text(branch.successorOperands(point, successor)));
        fact("successorInputs " + edge, text(branch.successorInputs(successor)));
      }
    }
    fact("entrySuccessorRegions", regions(branch.entrySuccessorRegions(constants(op))));
    fact(
        "regionInvocationBounds",
        branch.regionInvocationBounds(constants(op)).stream()
            .map(InterfaceAnswers::text)
            .collect(Collectors.joining(" ", "[ ", " ]")));
    for (int i = 0; i < op.regionCount(); i++) {
      fact("isRepetitiveRegion " + i, branch.isRepetitiveRegion(i));
    }
    fact("hasLoop", branch.hasLoop());
  }

  private void regionTerminator(RegionBranchTerminatorOpInterface terminator) {
    Operation op = terminator.operation();
    Operation parent = op.parent();
    if (parent != null && parent.name().hasInterface(RegionBranchOpInterface.class)) {
      fact("terminatorSuccessorRegions", regions(terminator.successorRegions(constants(op))));
    }
  }

  private void loop(LoopLikeOpInterface loop) {
    fact(
        "loopRegions",
        loop.loopRegions().stream().map(region -> "region" + region.index()).toList());
    fact("loopInits", text(loop.loopInits()));
    fact("regionIterArgs", text(loop.regionIterArgs()));
    fact("yieldedValues", text(loop.yieldedValues()));
    fact("loopResults", optional(loop.loopResults().map(InterfaceAnswers::text)));
    fact("loopInductionVars", optional(loop.loopInductionVars().map(InterfaceAnswers::text)));
    fact("loopLowerBounds", optional(loop.loopLowerBounds().map(InterfaceAnswers::bounds)));
    fact("loopUpperBounds", optional(loop.loopUpperBounds().map(InterfaceAnswers::bounds)));
    fact("loopSteps", optional(loop.loopSteps().map(InterfaceAnswers::bounds)));
    fact("staticTripCount", optional(loop.staticTripCount()));
  }

  // --- Calls.

  private void call(CallOpInterface call) {
    Callee callee = call.callableForCallee();
    fact(
        "callableForCallee",
        callee instanceof Callee.OfSymbol symbol
            ? symbol.reference().toString()
            : text(((Callee.OfValue) callee).value()));
    fact("argOperands", text(call.argOperands()));
    Operation found = call.resolveCallable();
    fact("resolveCallable", found == null ? "none" : found.name().value());
  }

  private void callable(CallableOpInterface callable) {
    fact("callableRegion", callable.callableRegion() == null ? "none" : "region");
    fact("argumentTypes", types(callable.argumentTypes()));
    fact("resultTypes", types(callable.resultTypes()));
  }

  private void function(FunctionOpInterface function) {
    fact("isExternal", function.isExternal());
    fact("bodyArguments", text(function.bodyArguments()));
  }

  private void attributes(ArgAndResultAttrsOpInterface op) {
    fact("argAndResultAttrs", orUnit(op.argAttrsAttr()) + " " + orUnit(op.resAttrsAttr()));
  }

  private static String orUnit(@Nullable Attribute attribute) {
    return attribute == null ? "unit" : attribute.toString();
  }

  // --- Others.

  private void others(Operation op) {
    ask(
        op,
        ViewLikeOpInterface.class,
        view -> fact("viewSource", text(view.viewSource()) + " " + text(view.viewDest())));
    ask(
        op,
        SelectLikeOpInterface.class,
        select ->
            fact(
                "selectLike",
                text(select.condition())
                    + " "
                    + text(select.trueValue())
                    + " "
                    + text(select.falseValue())));
    ask(op, DestinationStyleOpInterface.class, this::destinationStyle);
    ask(
        op,
        RegionKindInterface.class,
        kinds -> {
          for (int i = 0; i < op.regionCount(); i++) {
            fact("regionKind " + i, kinds.regionKind(i));
          }
        });
    ask(op, SymbolOpInterface.class, this::symbol);
    ask(
        op,
        ConditionallySpeculatable.class,
        known -> fact("speculatability", known.speculatability()));
  }

  private void destinationStyle(DestinationStyleOpInterface op) {
    fact(
        "dps",
        text(op.dpsInits())
            + " "
            + text(op.dpsInputs().stream().map(OpOperand::get).toList())
            + " "
            + (op.hasPureTensorSemantics() ? "tensors" : "")
            + (op.hasPureBufferSemantics() ? "buffers" : ""));
  }

  /** In MLIR an operation without a name has no such interface, if it needs none. */
  private void symbol(SymbolOpInterface symbol) {
    if (!symbol.isOptionalSymbol() || symbol.operation().attribute("sym_name") != null) {
      fact(
          "symbol",
          (symbol.isOptionalSymbol() ? "optional" : "required")
              + (symbol.isDeclaration() ? " declaration" : ""));
    }
  }

  private void effects(MemoryEffectsOpInterface op) {
    List<EffectInstance> effects = op.memoryEffects();
    for (EffectInstance effect : effects) {
      OpOperand operand = effect.operand();
      Value value = effect.value();
      fact(
          "effect",
          effect.effect()
              + " "
              + effect.resource()
              + (operand != null
                  ? " operand " + operand.index()
                  : value == null ? "" : " " + text(value))
              + (effect.symbol() == null ? "" : " symbol"));
    }
    if (effects.isEmpty()) {
      fact("effects", "none");
    }
  }

  // --- Texts.

  private static int index(Block block) {
    int index = 0;
    for (Block before = block.previous(); before != null; before = before.previous()) {
      index++;
    }
    return index;
  }

  private static String text(Value value) {
    Operation op = value.definingOp();
    if (op != null) {
      return op.name().value() + "#" + value.index();
    }
    Block owner = value.ownerBlock();
    Region region = owner.parent();
    return "%s.region%d.block%d#%d"
        .formatted(region.parentOp().name().value(), region.index(), index(owner), value.index());
  }

  private static String text(Collection<Value> values) {
    return values.stream().map(InterfaceAnswers::text).collect(Collectors.joining(", ", "(", ")"));
  }

  private static String text(RegionSuccessor successor) {
    Region region = successor.region();
    return region == null ? "parent" : "region" + region.index();
  }

  private static String regions(List<RegionSuccessor> successors) {
    return successors.stream().map(InterfaceAnswers::text).toList().toString();
  }

  private static String text(InvocationBounds bounds) {
    return bounds.lower() + ".." + (bounds.upper() == null ? "any" : bounds.upper());
  }

  private static String bounds(List<LoopBound> bounds) {
    return bounds.stream()
        .map(
            bound ->
                bound.value() == null
                    ? bound.constant().toString().replaceAll(" :.*", "")
                    : text(bound.value()))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String types(List<Type> types) {
    return types.stream().map(Type::toString).collect(Collectors.joining(", ", "(", ")"));
  }

  private static Object optional(Optional<?> answer) {
    return answer.isPresent() ? answer.get() : "none";
  }

  /** The operands that are constants, with null for the others. */
  private static List<@Nullable Attribute> constants(Operation op) {
    List<@Nullable Attribute> constants = new ArrayList<>();
    for (Value operand : op.operands()) {
      Operation definition = operand.definingOp();
      constants.add(
          definition != null && definition.name().hasTrait(ConstantLike.class)
              ? definition.attribute("value")
              : null);
    }
    return constants;
  }
}
