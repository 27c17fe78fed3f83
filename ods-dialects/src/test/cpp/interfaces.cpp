// SPDX-License-Identifier: Apache-2.0
//
// Prints what MLIR's implementations of the standard op interfaces answer for each operation of a
// file; InterfaceAnswers.java prints the same. From this directory, with MLIR 22:
//
//   clang++ -std=c++17 -fno-rtti -I$LLVM/include interfaces.cpp -o interfaces -L$LLVM/lib -lMLIR -lLLVM
//   ./interfaces ../resources/dev/ods/dialects/interfaces.mlir > \
//     ../resources/dev/ods/dialects/interfaces.answers.txt
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using llvm::outs;

static int blockIndex(Block *block) {
  return (int)std::distance(block->getParent()->begin(), Region::iterator(block));
}

static std::string text(Value value) {
  std::string s;
  llvm::raw_string_ostream os(s);
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    Operation *parent = arg.getOwner()->getParentOp();
    os << parent->getName() << ".region" << arg.getOwner()->getParent()->getRegionNumber() << ".block"
       << blockIndex(arg.getOwner()) << "#" << arg.getArgNumber();
  } else {
    os << value.getDefiningOp()->getName() << "#" << cast<OpResult>(value).getResultNumber();
  }
  return s;
}

template <typename Range> static std::string text(Range values) {
  std::string s = "(";
  for (Value v : values)
    s += (s.size() > 1 ? ", " : "") + text(v);
  return s + ")";
}

static std::string text(RegionSuccessor successor) {
  return successor.isParent() ? "parent" : "region" + std::to_string(successor.getSuccessor()->getRegionNumber());
}

static std::string list(ArrayRef<RegionSuccessor> all) {
  std::string s = "[";
  for (RegionSuccessor one : all)
    s += (s.size() > 1 ? ", " : "") + text(one);
  return s + "]";
}

static std::string bounds(std::optional<SmallVector<OpFoldResult>> bounds) {
  if (!bounds)
    return "none";
  std::string s = "(";
  for (OpFoldResult one : *bounds) {
    s += s.size() > 1 ? ", " : "";
    if (auto v = dyn_cast<Value>(one))
      s += text(v);
    else
      s += std::to_string(cast<IntegerAttr>(cast<Attribute>(one)).getInt());
  }
  return s + ")";
}

static std::string types(ArrayRef<Type> all) {
  std::string s;
  llvm::raw_string_ostream os(s);
  os << "(";
  llvm::interleaveComma(all, os);
  os << ")";
  return s;
}

static SmallVector<Attribute> constants(Operation *op) {
  SmallVector<Attribute> all;
  for (Value v : op->getOperands()) {
    Attribute a;
    matchPattern(v, m_Constant(&a));
    all.push_back(a);
  }
  return all;
}

static void fact(StringRef what, const Twine &answer) {
  outs() << "  " << what << ": " << answer << "\n";
}

static void branch(Operation *op, BranchOpInterface b) {
  for (unsigned i = 0; i < op->getNumSuccessors(); i++) {
    SuccessorOperands operands = b.getSuccessorOperands(i);
    fact("successorOperands " + std::to_string(i),
         Twine(operands.getProducedOperandCount()) + " " + text(operands.getForwardedOperands()));
  }
  for (unsigned i = 0; i < op->getNumOperands(); i++)
    if (auto arg = b.getSuccessorBlockArgument(i))
      fact("successorBlockArgument " + std::to_string(i), text(Value(*arg)));
  Block *known = b.getSuccessorForOperands(constants(op));
  fact("successorForOperands", known ? "block" + std::to_string(blockIndex(known)) : "none");
}

static void regionBranch(Operation *op, RegionBranchOpInterface b) {
  for (RegionBranchPoint point : b.getAllRegionBranchPoints()) {
    Operation *from = point.getTerminatorPredecessorOrNull();
    std::string name = from ? "region" + std::to_string(from->getParentRegion()->getRegionNumber()) + ".block" +
                                  std::to_string(blockIndex(from->getBlock()))
                            : "parent";
    SmallVector<RegionSuccessor> successors;
    b.getSuccessorRegions(point, successors);
    fact("successorRegions " + name, list(successors));
    for (RegionSuccessor s : successors) {
      std::string edge = name + " to " + text(s);
      fact("successorOperands " + edge, text(b.getSuccessorOperands(point, s)));
      fact("successorInputs " + edge, text(s.getSuccessorInputs()));
    }
  }
  SmallVector<RegionSuccessor> entries;
  b.getEntrySuccessorRegions(constants(op), entries);
  fact("entrySuccessorRegions", list(entries));
  SmallVector<InvocationBounds> bounds;
  b.getRegionInvocationBounds(constants(op), bounds);
  std::string s;
  for (InvocationBounds one : bounds)
    s += " " + std::to_string(one.getLowerBound()) + ".." +
         (one.getUpperBound() ? std::to_string(*one.getUpperBound()) : "any");
  fact("regionInvocationBounds", "[" + s + " ]");
  for (unsigned i = 0; i < op->getNumRegions(); i++)
    fact("isRepetitiveRegion " + std::to_string(i), b.isRepetitiveRegion(i) ? "true" : "false");
  fact("hasLoop", b.hasLoop() ? "true" : "false");
}

static void regionTerminator(Operation *op, RegionBranchTerminatorOpInterface b) {
  if (!isa_and_nonnull<RegionBranchOpInterface>(op->getParentOp()))
    return;
  SmallVector<RegionSuccessor> successors;
  b.getSuccessorRegions(constants(op), successors);
  fact("terminatorSuccessorRegions", list(successors));
}

static void loop(Operation *op, LoopLikeOpInterface l) {
  std::string regions = "[";
  for (Region *r : l.getLoopRegions())
    regions += (regions.size() > 1 ? ", region" : "region") + std::to_string(r->getRegionNumber());
  fact("loopRegions", regions + "]");
  fact("loopInits", text(l.getInits()));
  fact("regionIterArgs", text(l.getRegionIterArgs()));
  fact("yieldedValues", text(l.getYieldedValues()));
  auto results = l.getLoopResults();
  fact("loopResults", results ? text(*results) : "none");
  auto vars = l.getLoopInductionVars();
  fact("loopInductionVars", vars ? text(*vars) : "none");
  fact("loopLowerBounds", bounds(l.getLoopLowerBounds()));
  fact("loopUpperBounds", bounds(l.getLoopUpperBounds()));
  fact("loopSteps", bounds(l.getLoopSteps()));
  auto trips = l.getStaticTripCount();
  SmallString<16> digits;
  if (trips)
    trips->toStringUnsigned(digits);
  fact("staticTripCount", trips ? digits.str() : StringRef("none"));
}

static void calls(Operation *op) {
  if (auto c = dyn_cast<CallOpInterface>(op)) {
    CallInterfaceCallable callee = c.getCallableForCallee();
    std::string s;
    llvm::raw_string_ostream os(s);
    if (auto symbol = dyn_cast<SymbolRefAttr>(callee))
      os << symbol;
    else
      os << text(cast<Value>(callee));
    fact("callableForCallee", s);
    fact("argOperands", text(c.getArgOperands()));
    Operation *found = c.resolveCallable();
    fact("resolveCallable", found ? found->getName().getStringRef() : StringRef("none"));
  }
  if (auto c = dyn_cast<CallableOpInterface>(op)) {
    fact("callableRegion", c.getCallableRegion() ? "region" : "none");
    fact("argumentTypes", types(llvm::to_vector(c.getArgumentTypes())));
    fact("resultTypes", types(llvm::to_vector(c.getResultTypes())));
  }
  if (auto f = dyn_cast<FunctionOpInterface>(op)) {
    fact("isExternal", f.isExternal() ? "true" : "false");
    fact("bodyArguments", text(f.getArguments()));
  }
  if (auto a = dyn_cast<ArgAndResultAttrsOpInterface>(op)) {
    std::string s;
    llvm::raw_string_ostream os(s);
    os << (a.getArgAttrsAttr() ? Attribute(a.getArgAttrsAttr()) : UnitAttr::get(op->getContext())) << " "
       << (a.getResAttrsAttr() ? Attribute(a.getResAttrsAttr()) : UnitAttr::get(op->getContext()));
    fact("argAndResultAttrs", s);
  }
}

static void others(Operation *op) {
  if (auto v = dyn_cast<ViewLikeOpInterface>(op))
    fact("viewSource", text(v.getViewSource()) + " " + text(v.getViewDest()));
  if (auto s = dyn_cast<SelectLikeOpInterface>(op))
    fact("selectLike", text(s.getCondition()) + " " + text(s.getTrueValue()) + " " + text(s.getFalseValue()));
  if (auto d = dyn_cast<DestinationStyleOpInterface>(op)) {
    SmallVector<Value> inputs(d.getDpsInputs());
    fact("dps", text(SmallVector<Value>(d.getDpsInits())) + " " + text(inputs) + " " +
                    (d.hasPureTensorSemantics() ? "tensors" : "") + (d.hasPureBufferSemantics() ? "buffers" : ""));
  }
  if (auto r = dyn_cast<RegionKindInterface>(op))
    for (unsigned i = 0; i < op->getNumRegions(); i++)
      fact("regionKind " + std::to_string(i), r.getRegionKind(i) == RegionKind::SSACFG ? "SSACFG" : "GRAPH");
  if (auto s = dyn_cast<SymbolOpInterface>(op))
    fact("symbol", Twine(s.isOptionalSymbol() ? "optional" : "required") + (s.isDeclaration() ? " declaration" : ""));
  if (auto c = dyn_cast<ConditionallySpeculatable>(op)) {
    auto s = c.getSpeculatability();
    fact("speculatability", s == Speculation::Speculatable     ? "SPECULATABLE"
                            : s == Speculation::NotSpeculatable ? "NOT_SPECULATABLE"
                                                                : "RECURSIVELY_SPECULATABLE");
  }
}

static void effects(MemoryEffectOpInterface op) {
  SmallVector<MemoryEffects::EffectInstance> all;
  op.getEffects(all);
  for (MemoryEffects::EffectInstance &one : all) {
    MemoryEffects::Effect *kind = one.getEffect();
    std::string s = isa<MemoryEffects::Read>(kind)    ? "read"
                    : isa<MemoryEffects::Write>(kind) ? "write"
                    : isa<MemoryEffects::Free>(kind)  ? "free"
                                                      : "allocate";
    s += " " + one.getResource()->getName().str();
    if (OpOperand *operand = one.getEffectValue<OpOperand *>())
      s += " operand " + std::to_string(operand->getOperandNumber());
    else if (one.getValue())
      s += " " + text(one.getValue());
    if (one.getSymbolRef())
      s += " symbol";
    fact("effect", s);
  }
  if (all.empty())
    fact("effects", "none");
}

int main(int argc, char **argv) {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects();
  auto module = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!module)
    return 1;
  module->walk<WalkOrder::PreOrder>([](Operation *op) {
    outs() << op->getName() << "\n";
    if (auto b = dyn_cast<BranchOpInterface>(op))
      branch(op, b);
    if (auto b = dyn_cast<RegionBranchOpInterface>(op))
      regionBranch(op, b);
    if (auto b = dyn_cast<RegionBranchTerminatorOpInterface>(op))
      regionTerminator(op, b);
    if (auto l = dyn_cast<LoopLikeOpInterface>(op))
      loop(op, l);
    calls(op);
    others(op);
    if (auto e = dyn_cast<MemoryEffectOpInterface>(op))
      effects(e);
  });
  return 0;
}
