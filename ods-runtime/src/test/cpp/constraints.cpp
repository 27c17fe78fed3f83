// SPDX-License-Identifier: Apache-2.0
//
// Prints the file constraints.txt with the verdicts and messages of MLIR; see .ci/constraints.
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

using namespace mlir;

#include "dialect.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"

#include "dialect.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"

void c::CDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
      >();
}

namespace {
struct Judge {
  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<Type> types;
  std::vector<Attribute> attributes;

  Judge() {
    context.allowUnregisteredDialects();
    context.loadDialect<c::CDialect>();
  }

  size_t count(const std::string &kind) const {
    return kind == "type" ? types.size() : kind == "attribute" ? attributes.size() : 4;
  }

  /// The error about the subject of this number, or nothing.
  std::string judge(const std::string &name, const std::string &kind, size_t i) {
    Location location = UnknownLoc::get(&context);
    OwningOpRef<ModuleOp> module = ModuleOp::create(location);
    OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
    OperationState state(location, name);
    if (kind == "type") {
      OperationState value(location, "x.value");
      value.addTypes(types[i]);
      state.addOperands(builder.create(value)->getResult(0));
    } else if (kind == "attribute") {
      state.addAttribute("x", attributes[i]);
    } else {
      Region *region = state.addRegion();
      for (size_t block = 0; block < i; block++) {
        OpBuilder inner(&context);
        inner.createBlock(region);
        inner.create(OperationState(location, "x.end"));
      }
    }
    builder.create(state);
    std::string message;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      message = message.empty() ? diagnostic.str() : message;
      return success();
    });
    return failed(verify(*module)) ? message : "";
  }
};
} // namespace

int main(int, char **arguments) {
  Judge judge;
  std::ifstream file(arguments[1]);
  std::string section, line;
  for (int number = 1; std::getline(file, line); number++) {
    size_t bar = line.find(" | ");
    if (line.empty() || line[0] == '#') {
      std::cout << line << "\n";
    } else if (line == "types" || line == "attributes" || line == "constraints") {
      section = line;
      std::cout << line << "\n";
    } else if (section == "types") {
      judge.types.push_back(parseType(line, &judge.context));
      std::cout << line << "\n";
    } else if (section == "attributes") {
      judge.attributes.push_back(parseAttribute(line, &judge.context));
      std::cout << line << "\n";
    } else {
      size_t second = line.find(" | ", bar + 3);
      size_t third = line.find(" | ", second + 3);
      std::string kind = line.substr(bar + 3, second - bar - 3);
      std::string name = "c.r" + std::to_string(number);
      std::string verdicts, first;
      for (size_t i = 0; i < judge.count(kind); i++) {
        std::string message = judge.judge(name, kind, i);
        verdicts += message.empty() ? '+' : '-';
        first = first.empty() ? message : first;
      }
      std::string prefix = "'" + name + "' op ";
      if (!first.empty())
        first = first.substr(prefix.size());
      std::cout << line.substr(0, third) << " | " << verdicts << " | " << first << "\n";
    }
  }
}
