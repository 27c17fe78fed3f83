// SPDX-License-Identifier: Apache-2.0
//
// The workloads of this module, on MLIR's own C++ library. Prints one line per
// call, "WORKLOAD N OPS MEDIAN MIN MAX", nanoseconds (or bytes) per operation.
//
//   mlir_benchmarks WORKLOAD N
//   mlir_benchmarks write-generic|write-custom N FILE
//   mlir_benchmarks result REWRITE N        prints the module that is left
//
// docs/performance.md defines the workloads; their Java side is in
// dev.ods.benchmarks.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <malloc.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace mlir;
using Module = OwningOpRef<ModuleOp>;

constexpr int64_t kBodyOps = 99;
constexpr int64_t kOpsPerFunction = kBodyOps + 1;

std::unique_ptr<MLIRContext> newContext() {
  auto context =
      std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
  context->loadDialect<arith::ArithDialect, func::FuncDialect>();
  return context;
}

/// The number of operations in a module of n body operations, including the
/// functions and the module itself.
int64_t totalOps(int64_t n) { return n + n / kOpsPerFunction + 1; }

Value constant(OpBuilder &b, Location loc, int64_t number) {
  return arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(number));
}

/// Builds the body of a function and returns what the function returns.
using Body = Value (*)(OpBuilder &b, Location loc, int64_t function, Value x,
                       Value y);

Value chain(OpBuilder &b, Location loc, int64_t function, Value x, Value y) {
  for (int64_t j = 0; j < kBodyOps; ++j) {
    Value r;
    switch (j % 4) {
    case 0:
      r = arith::AddIOp::create(b, loc, x, y);
      break;
    case 1:
      r = arith::MulIOp::create(b, loc, x, y);
      break;
    case 2:
      r = arith::XOrIOp::create(b, loc, x, y);
      break;
    default:
      r = constant(b, loc, (function * 25 + j / 4) % 1024);
    }
    x = y;
    y = r;
  }
  return y;
}

/// Neutral elements and constants, of which two operations of nine are left.
Value foldable(OpBuilder &b, Location loc, int64_t, Value x, Value y) {
  for (int64_t i = 0; i < kBodyOps / 9; ++i) {
    Value zero = constant(b, loc, 0);
    Value sum = arith::AddIOp::create(b, loc, x, zero);
    Value one = constant(b, loc, 1);
    Value product = arith::MulIOp::create(b, loc, sum, one);
    Value left = constant(b, loc, i + 2);
    Value right = constant(b, loc, i + 3);
    Value known = arith::AddIOp::create(b, loc, left, right);
    Value mixed = arith::XOrIOp::create(b, loc, product, known);
    x = arith::AddIOp::create(b, loc, mixed, y);
  }
  return x;
}

/// Every third operation computes what the one before it does.
Value repeated(OpBuilder &b, Location loc, int64_t, Value x, Value y) {
  for (int64_t i = 0; i < kBodyOps / 3; ++i) {
    Value first = arith::AddIOp::create(b, loc, x, y);
    Value second = arith::AddIOp::create(b, loc, x, y);
    x = arith::MulIOp::create(b, loc, first, second);
  }
  return x;
}

/// Every third operation adds a value to itself.
Value doubled(OpBuilder &b, Location loc, int64_t, Value x, Value y) {
  for (int64_t i = 0; i < kBodyOps / 3; ++i) {
    Value twice = arith::AddIOp::create(b, loc, x, x);
    Value mixed = arith::XOrIOp::create(b, loc, twice, y);
    x = arith::MulIOp::create(b, loc, mixed, y);
  }
  return x;
}

Value mixed(OpBuilder &b, Location loc, int64_t count, Value x, Value y) {
  for (int64_t i = 0; i < count; ++i) {
    Value r;
    switch (i % 3) {
    case 0:
      r = arith::AddIOp::create(b, loc, x, y);
      break;
    case 1:
      r = arith::XOrIOp::create(b, loc, x, y);
      break;
    default:
      r = arith::MulIOp::create(b, loc, x, y);
    }
    x = y;
    y = r;
  }
  return y;
}

Value afterCall(OpBuilder &b, Location loc, int64_t callee, Value x, Value y) {
  auto call =
      func::CallOp::create(b, loc, "f" + std::to_string(callee),
                           TypeRange{x.getType()}, ValueRange{x, y});
  return mixed(b, loc, kBodyOps - 1, y, call.getResult(0));
}

/// Nothing to fold, to unify or to erase.
Value settled(OpBuilder &b, Location loc, int64_t, Value x, Value y) {
  return mixed(b, loc, kBodyOps, x, y);
}

/// Functions refer to others of the same group only.
constexpr int64_t kGroup = 10;

/// Nine functions of a group begin with a call of the last one, which is
/// private.
Value inlinable(OpBuilder &b, Location loc, int64_t function, Value x,
                Value y) {
  int64_t last = function - function % kGroup + kGroup - 1;
  return function == last ? mixed(b, loc, kBodyOps, x, y)
                          : afterCall(b, loc, last, x, y);
}

/// Five functions of a group are private; the first three call the first three
/// of these.
constexpr int64_t kFirstCalled = 5;
constexpr int64_t kCallers = 3;

Value unused(OpBuilder &b, Location loc, int64_t function, Value x, Value y) {
  return function % kGroup < kCallers
             ? afterCall(b, loc, function + kFirstCalled, x, y)
             : mixed(b, loc, kBodyOps, x, y);
}

bool isPrivate(Body body, int64_t function) {
  if (body == inlinable)
    return function % kGroup == kGroup - 1;
  return body == unused && function % kGroup >= kFirstCalled;
}

Module build(MLIRContext &context, int64_t n, Body body) {
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  Type i32 = b.getI32Type();
  FunctionType type = b.getFunctionType({i32, i32}, {i32});
  Module module = ModuleOp::create(loc);
  for (int64_t f = 0; f < n / kOpsPerFunction; ++f) {
    b.setInsertionPointToEnd(module->getBody());
    auto function = func::FuncOp::create(b, loc, "f" + std::to_string(f), type);
    if (isPrivate(body, f))
      function.setPrivate();
    Block *entry = function.addEntryBlock();
    b.setInsertionPointToEnd(entry);
    Value result =
        body(b, loc, f, entry->getArgument(0), entry->getArgument(1));
    func::ReturnOp::create(b, loc, result);
  }
  return module;
}

Module buildChain(MLIRContext &context, int64_t n) {
  return build(context, n, chain);
}

std::string toText(ModuleOp module, bool generic) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  OpPrintingFlags flags;
  flags.printGenericOpForm(generic);
  module->print(stream, flags);
  return text;
}

[[noreturn]] void fail(const char *what) {
  std::fprintf(stderr, "mlir_benchmarks: %s\n", what);
  std::exit(1);
}

/// Keeps the compiler from eliminating the computation of the value.
template <typename T> void sink(const T &value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

using Action = std::function<void()>;

struct Workload {
  Action prepare = [] {};
  Action timed;
  Action dispose = [] {};
  int64_t ops;
};

void measure(const std::string &name, int64_t n, const Workload &workload) {
  using Clock = std::chrono::steady_clock;
  auto seconds = [](Clock::time_point from) {
    return std::chrono::duration<double>(Clock::now() - from).count();
  };
  auto once = [&] {
    workload.prepare();
    auto start = Clock::now();
    workload.timed();
    double spent = seconds(start);
    workload.dispose();
    return spent * 1e9 / workload.ops;
  };
  auto start = Clock::now();
  for (int i = 0; i < 3 || (seconds(start) < 0.5 && i < 200); ++i)
    once();
  std::vector<double> times;
  start = Clock::now();
  while (times.size() < 7 || (seconds(start) < 1.5 && times.size() < 201))
    times.push_back(once());
  std::sort(times.begin(), times.end());
  std::printf("%s %lld %lld %.3f %.3f %.3f\n", name.c_str(), (long long)n,
              (long long)workload.ops, times[times.size() / 2], times.front(),
              times.back());
}

void reportBytes(const std::string &name, int64_t n, size_t before) {
  struct mallinfo2 info = mallinfo2();
  double perOp =
      double(info.uordblks + info.hblkhd - before) / double(totalOps(n));
  std::printf("%s %lld %lld %.3f %.3f %.3f\n", name.c_str(), (long long)n,
              (long long)totalOps(n), perOp, perOp, perOp);
}

size_t heapBytes() {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

/// The workloads that only read a module.
Action reader(const std::string &name, ModuleOp module, int64_t &count) {
  if (name == "walk-pre")
    return [module, &count]() mutable {
      module->walk<WalkOrder::PreOrder>([&](Operation *) { ++count; });
    };
  if (name == "walk-post")
    return [module, &count]() mutable {
      module->walk([&](Operation *) { ++count; });
    };
  if (name == "walk-typed")
    return [module, &count]() mutable {
      module->walk([&](arith::AddIOp) { ++count; });
    };
  if (name == "operands")
    return [module, &count]() mutable {
      module->walk([&](Operation *op) {
        for (Value operand : op->getOperands()) {
          count += reinterpret_cast<uintptr_t>(
              operand.getType().getAsOpaquePointer());
          count += operand.getDefiningOp() != nullptr;
        }
      });
    };
  if (name == "uses")
    return [module, &count]() mutable {
      module->walk([&](Operation *op) {
        for (OpResult result : op->getResults())
          for (OpOperand &use : result.getUses()) {
            sink(&use);
            ++count;
          }
      });
    };
  if (name == "verify" || name == "verify-mt")
    return [module] {
      if (failed(verify(module)))
        fail("the module does not verify");
    };
  return nullptr;
}

void runRauw(int64_t n) {
  auto context = newContext();
  Module module = buildChain(*context, n);
  Module copy;
  std::vector<arith::AddIOp> adds;
  Workload w;
  w.ops = n / 4;
  w.prepare = [&] {
    copy = Module(cast<ModuleOp>(module->getOperation()->clone()));
    adds.clear();
    copy->walk([&](arith::AddIOp op) { adds.push_back(op); });
  };
  w.timed = [&] {
    for (arith::AddIOp op : adds) {
      op.getResult().replaceAllUsesWith(op.getLhs());
      op.erase();
    }
  };
  measure("rauw", n, w);
}

void runUnique(const std::string &name, int64_t n) {
  auto context = newContext();
  Type i32 = IntegerType::get(context.get(), 32);
  Workload w;
  w.ops = n;
  if (name == "unique-type")
    w.timed = [&] {
      for (int64_t i = 0; i < n; ++i)
        sink(IntegerType::get(context.get(), 1 + i % 128));
    };
  else
    w.timed = [&] {
      for (int64_t i = 0; i < n; ++i)
        sink(IntegerAttr::get(i32, i % 1024));
    };
  measure(name, n, w);
}

/// An operation with a property of 64 bits, as mlir-tblgen generates it.
class CounterOp
    : public Op<CounterOp, OpTrait::ZeroRegions, OpTrait::ZeroResults,
                OpTrait::ZeroSuccessors, OpTrait::ZeroOperands> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CounterOp)
  using Op::Op;

  struct Properties {
    int64_t value = 0;
    bool operator==(const Properties &other) const {
      return value == other.value;
    }
  };

  static StringRef getOperationName() { return "bench.counter"; }
  static ArrayRef<StringRef> getAttributeNames() {
    static StringRef names[] = {"value"};
    return names;
  }

  int64_t getValue() { return getProperties().value; }

  static LogicalResult
  setPropertiesFromAttr(Properties &properties, Attribute attribute,
                        function_ref<InFlightDiagnostic()>) {
    auto value =
        cast<DictionaryAttr>(attribute).getAs<IntegerAttr>("value");
    if (value)
      properties.value = value.getInt();
    return success(value != nullptr);
  }
  static Attribute getPropertiesAsAttr(MLIRContext *context,
                                       const Properties &properties) {
    Builder b(context);
    return b.getDictionaryAttr(
        b.getNamedAttr("value", b.getI64IntegerAttr(properties.value)));
  }
  static llvm::hash_code computePropertiesHash(const Properties &properties) {
    return llvm::hash_value(properties.value);
  }
  static std::optional<Attribute> getInherentAttr(MLIRContext *,
                                                  const Properties &,
                                                  StringRef) {
    return std::nullopt;
  }
  static void setInherentAttr(Properties &, StringRef, Attribute) {}
  static void populateInherentAttrs(MLIRContext *, const Properties &,
                                    NamedAttrList &) {}
  static LogicalResult
  verifyInherentAttrs(OperationName, NamedAttrList &,
                      function_ref<InFlightDiagnostic()>) {
    return success();
  }
  static CounterOp create(OpBuilder &b, Location loc, int64_t value) {
    OperationState state(loc, getOperationName());
    state.getOrAddProperties<Properties>().value = value;
    return cast<CounterOp>(b.create(state));
  }
};

class BenchDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BenchDialect)
  explicit BenchDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<BenchDialect>()) {
    addOperations<CounterOp>();
  }
  static constexpr StringLiteral getDialectNamespace() { return "bench"; }
};

void runProperty(const std::string &name, int64_t n) {
  auto context = newContext();
  context->loadDialect<BenchDialect>();
  OpBuilder b(context.get());
  std::vector<CounterOp> operations;
  for (int64_t i = 0; i < 1024; ++i)
    operations.push_back(CounterOp::create(b, b.getUnknownLoc(), i));
  int64_t sum = 0;
  Workload w;
  w.ops = n;
  w.timed = [&] {
    for (int64_t i = 0; i < n; ++i)
      sum += operations[i & 1023].getValue();
  };
  measure(name, n, w);
  sink(sum);
  for (CounterOp operation : operations)
    operation->erase();
}

void runParse(const std::string &name, int64_t n) {
  auto context = newContext();
  std::string text =
      toText(*buildChain(*context, n), name == "parse-generic");
  Module parsed;
  Workload w;
  w.ops = totalOps(n);
  w.timed = [&] {
    parsed = parseSourceString<ModuleOp>(
        text, ParserConfig(context.get(), /*verifyAfterParse=*/false));
    if (!parsed)
      fail("the text does not parse");
  };
  w.dispose = [&] { parsed = nullptr; };
  measure(name, n, w);
}

void runPrint(const std::string &name, int64_t n) {
  auto context = newContext();
  Module module = buildChain(*context, n);
  bool generic = name == "print-generic";
  std::string text = toText(*module, generic);
  Workload w;
  w.ops = totalOps(n);
  w.prepare = [&] { text.clear(); };
  w.timed = [&] {
    llvm::raw_string_ostream stream(text);
    OpPrintingFlags flags;
    flags.printGenericOpForm(generic);
    (*module)->print(stream, flags);
  };
  measure(name, n, w);
}

std::string declaredType(int64_t index) {
  return "!transform.op<\"bench.op" + std::to_string(index % 1024) + "\">";
}

/// Each operation has an attribute and a type that TableGen definitions
/// declare.
std::string declaredText(int64_t n) {
  std::string text = "module {\n";
  for (int64_t f = 0; f < n / kOpsPerFunction; ++f) {
    int64_t first = f * kBodyOps;
    text += "  func.func @f" + std::to_string(f) +
            "(%arg0: " + declaredType(first) + ") {\n";
    for (int64_t j = 0; j < kBodyOps; ++j)
      text += "    %" + std::to_string(j) +
              " = builtin.unrealized_conversion_cast %" +
              (j == 0 ? "arg0" : std::to_string(j - 1)) + " : " +
              declaredType(first + j) + " to " + declaredType(first + j + 1) +
              " {since = #omp.version<version = " +
              std::to_string((first + j) % 1024) + ">}\n";
    text += "    return\n  }\n";
  }
  return text + "}\n";
}

void runDeclared(const std::string &name, int64_t n) {
  auto context = newContext();
  context->loadDialect<omp::OpenMPDialect, transform::TransformDialect>();
  std::string text = declaredText(n);
  ParserConfig config(context.get(), /*verifyAfterParse=*/false);
  Module module = parseSourceString<ModuleOp>(text, config);
  if (!module || toText(*module, /*generic=*/false) != text)
    fail("the text is not printed back");
  Module parsed;
  std::string printed = text;
  Workload w;
  w.ops = totalOps(n);
  if (name == "parse-declared") {
    w.timed = [&] { parsed = parseSourceString<ModuleOp>(text, config); };
    w.dispose = [&] { parsed = nullptr; };
  } else {
    w.prepare = [&] { printed.clear(); };
    w.timed = [&] {
      llvm::raw_string_ostream stream(printed);
      (*module)->print(stream);
    };
  }
  measure(name, n, w);
}

void runLifecycle(const std::string &name, int64_t n) {
  auto context = newContext();
  Module module = buildChain(*context, n);
  Module made;
  auto clone = [&] {
    made = Module(cast<ModuleOp>(module->getOperation()->clone()));
  };
  auto drop = [&] { made = nullptr; };
  Workload w;
  w.ops = totalOps(n);
  if (name == "build") {
    w.timed = [&] { made = buildChain(*context, n); };
    w.dispose = drop;
  } else if (name == "clone") {
    w.timed = clone;
    w.dispose = drop;
  } else {
    w.prepare = clone;
    w.timed = drop;
  }
  measure(name, n, w);
}

/// x + x = x * 2.
struct DoubleByProduct : OpRewritePattern<arith::AddIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddIOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs())
      return failure();
    Value two = arith::ConstantOp::create(rewriter, op.getLoc(),
                                          rewriter.getI32IntegerAttr(2));
    rewriter.replaceOpWithNewOp<arith::MulIOp>(op, op.getLhs(), two);
    return success();
  }
};

/// A workload that rewrites a module.
struct Rewrite {
  Body body;
  /// The number of operations that are left of a group of functions.
  int64_t leftPerGroup;
  /// The pass; null for the pattern.
  std::unique_ptr<Pass> (*pass)();
  bool onFunctions = false;
  bool threaded = false;
};

constexpr int64_t kAllOfGroup = kGroup * (kOpsPerFunction + 1);

const std::map<std::string, Rewrite> &rewrites() {
  auto canonicalize = +[] { return createCanonicalizerPass(); };
  auto cse = +[] { return std::unique_ptr<Pass>(createCSEPass()); };
  auto inliner = +[] { return createInlinerPass(); };
  auto sccp = +[] { return std::unique_ptr<Pass>(createSCCPPass()); };
  auto symbolDce = +[] { return std::unique_ptr<Pass>(createSymbolDCEPass()); };
  static const std::map<std::string, Rewrite> all = {
      {"canonicalize", {foldable, 350, canonicalize}},
      {"canonicalize-func", {foldable, 350, canonicalize, true}},
      {"canonicalize-func-mt", {foldable, 350, canonicalize, true, true}},
      {"canonicalize-unchanged", {settled, kAllOfGroup, canonicalize}},
      {"cse", {repeated, 680, cse}},
      {"cse-func", {repeated, 680, cse, true}},
      {"cse-func-mt", {repeated, 680, cse, true, true}},
      {"cse-unchanged", {settled, kAllOfGroup, cse}},
      {"greedy", {doubled, 1340, nullptr}},
      {"greedy-unchanged", {settled, kAllOfGroup, nullptr}},
      {"inline", {inlinable, 9 * 199, inliner}},
      {"sccp", {foldable, 660, sccp}},
      {"symbol-dce", {unused, 808, symbolDce}},
  };
  return all;
}

std::function<void(ModuleOp)> passAction(MLIRContext &context,
                                         const Rewrite &rewrite) {
  auto passes = std::make_shared<PassManager>(&context);
  passes->enableVerifier(false);
  if (rewrite.onFunctions)
    passes->addNestedPass<func::FuncOp>(rewrite.pass());
  else
    passes->addPass(rewrite.pass());
  return [passes](ModuleOp module) {
    if (failed(passes->run(module)))
      fail("the pass fails");
  };
}

std::function<void(ModuleOp)> patternAction(MLIRContext &context) {
  RewritePatternSet set(&context);
  set.add<DoubleByProduct>(&context);
  auto patterns = std::make_shared<FrozenRewritePatternSet>(std::move(set));
  return [patterns](ModuleOp module) {
    GreedyRewriteConfig config;
    config.enableFolding(false).enableConstantCSE(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(module, *patterns, config)))
      fail("the rewrite does not converge");
  };
}

std::unique_ptr<MLIRContext> contextOf(const Rewrite &rewrite) {
  auto context = newContext();
  DialectRegistry registry;
  func::registerInlinerExtension(registry);
  context->appendDialectRegistry(registry);
  if (rewrite.threaded)
    context->enableMultithreading();
  return context;
}

std::function<void(ModuleOp)> actionOf(MLIRContext &context,
                                       const Rewrite &rewrite) {
  return rewrite.pass ? passAction(context, rewrite) : patternAction(context);
}

/// Rewrites a new clone of the module each time, or the module itself if
/// nothing changes. The number of operations that are left is checked, so that
/// both programs do the same.
void runRewrite(const std::string &name, int64_t n) {
  const Rewrite &rewrite = rewrites().at(name);
  auto context = contextOf(rewrite);
  Module module = build(*context, n, rewrite.body);
  auto action = actionOf(*context, rewrite);
  bool changes = rewrite.body != settled;
  Module copy;
  Workload w;
  w.ops = totalOps(n);
  if (changes) {
    w.prepare = [&] { copy = Module(cast<ModuleOp>(module->clone())); };
    w.timed = [&] { action(*copy); };
    w.dispose = [&] { copy = nullptr; };
  } else {
    w.timed = [&] { action(*module); };
  }
  w.prepare();
  w.timed();
  int64_t left = 0;
  (changes ? *copy : *module)->walk([&](Operation *) { ++left; });
  if (left != n / kOpsPerFunction / kGroup * rewrite.leftPerGroup + 1)
    fail("another number of operations is left");
  measure(name, n, w);
}

/// Prints what a rewrite leaves, in generic form.
void printResult(const std::string &name, int64_t n) {
  const Rewrite &rewrite = rewrites().at(name);
  auto context = contextOf(rewrite);
  Module module = build(*context, n, rewrite.body);
  actionOf(*context, rewrite)(*module);
  std::string text = toText(*module, /*generic=*/true);
  std::fwrite(text.data(), 1, text.size(), stdout);
}

void runMemory(const std::string &name, int64_t n) {
  std::string text;
  if (name == "memory-parse") {
    auto context = newContext();
    text = toText(*buildChain(*context, n), /*generic=*/false);
  }
  malloc_trim(0);
  auto context = newContext();
  size_t before = heapBytes();
  Module module =
      name == "memory"
          ? buildChain(*context, n)
          : parseSourceString<ModuleOp>(text,
                                        ParserConfig(context.get(), false));
  reportBytes(name, n, before);
}

void runReader(const std::string &name, int64_t n) {
  auto context = newContext();
  if (name == "verify-mt")
    context->enableMultithreading();
  Module module = buildChain(*context, n);
  int64_t count = 0;
  Workload w;
  w.ops = totalOps(n);
  w.timed = reader(name, *module, count);
  if (!w.timed)
    fail("unknown workload");
  measure(name, n, w);
  sink(count);
}

void run(const std::string &name, int64_t n) {
  static const std::map<std::string, void (*)(const std::string &, int64_t)>
      runners = {
          {"parse-generic", runParse}, {"parse-custom", runParse},
          {"print-generic", runPrint}, {"print-custom", runPrint},
          {"parse-declared", runDeclared},
          {"print-declared", runDeclared},
          {"build", runLifecycle},     {"clone", runLifecycle},
          {"erase", runLifecycle},     {"unique-type", runUnique},
          {"unique-attr", runUnique},  {"memory", runMemory},
          {"memory-parse", runMemory},
          {"property", runProperty},
          {"rauw", [](const std::string &, int64_t n) { runRauw(n); }},
      };
  if (rewrites().count(name))
    return runRewrite(name, n);
  auto found = runners.find(name);
  (found == runners.end() ? runReader : found->second)(name, n);
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3)
    fail("usage: mlir_benchmarks WORKLOAD N | write-FORM N FILE");
  std::string name = argv[1];
  if (name == "result" && argc > 3 && rewrites().count(argv[2])) {
    printResult(argv[2], std::atoll(argv[3]));
    return 0;
  }
  int64_t n = std::atoll(argv[2]);
  if (argc > 3) {
    auto context = newContext();
    std::ofstream(argv[3]) << toText(*buildChain(*context, n),
                                     name == "write-generic");
    return 0;
  }
  run(name, n);
  return 0;
}
