// SPDX-License-Identifier: Apache-2.0
//
// Prints the file traits.txt with the errors of MLIR; see .ci/traits.
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Parser/Parser.h"
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

/// What the texts of all rows use.
static const char *const values =
    "%i, %w, %f, %o, %t, %u, %v = \"x.values\"() : () -> (i1, i32, f32, tensor<1xf32>, "
    "tensor<4xf32>, tensor<5xf32>, tensor<2x2xf32>)\n";

/// The first error about a text, or nothing.
static std::string judge(MLIRContext &context, std::string text, const std::string &name) {
  text.replace(text.find("OP"), 2, name);
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = message.empty() ? diagnostic.str() : message;
    return success();
  });
  bool valid = bool(parseSourceString<ModuleOp>(values + text, &context));
  return valid ? "" : message;
}

int main(int, char **arguments) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<c::CDialect>();
  std::ifstream file(arguments[1]);
  std::string line;
  for (int number = 1; std::getline(file, line); number++) {
    if (line[0] == '#') {
      std::cout << line << "\n";
      continue;
    }
    std::vector<std::string> cells;
    for (size_t from = 0; from <= line.size();) {
      size_t to = std::min(line.find(" | ", from), line.size());
      cells.push_back(line.substr(from, to - from));
      from = to + 3;
    }
    std::string name = "c.r" + std::to_string(number);
    std::string wrong = judge(context, cells[2], name);
    if (!wrong.empty())
      std::cerr << cells[0] << ": the valid text is invalid: " << wrong << "\n";
    std::string error = judge(context, cells[3], name);
    if (size_t at = error.find(name); at != std::string::npos)
      error.replace(at, name.size(), "OP");
    std::cout << cells[0] << " | " << cells[1] << " | " << cells[2] << " | " << cells[3] << " | "
              << error << "\n";
  }
}
