// Sums up integers, in two ways. Run it through ods-opt:
//
//   bin/ods-opt examples/sum.mlir
//
// With --mlir-print-op-generic, the same module is printed in MLIR's generic form.

module @sums attributes {example.version = 1 : i32} {
  // A loop over the blocks of a control flow graph.
  func.func @triangular(%n: index) -> index {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    cf.br ^head(%zero, %zero : index, index)
  ^head(%i: index, %sum: index):
    %more = arith.cmpi slt, %i, %n : index
    cf.cond_br %more, ^body, ^exit
  ^body:
    %next = arith.addi %i, %one overflow<nsw> : index
    %total = arith.addi %sum, %next : index
    cf.br ^head(%next, %total : index, index)
  ^exit:
    return %sum : index
  }

  // The elements of a buffer, with a structured loop.
  func.func private @total(%values: memref<?xf32>, %n: index) -> f32 attributes {example.pure} {
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f32) {
      %value = memref.load %values[%i] : memref<?xf32>
      %next = arith.addf %so_far, %value fastmath<contract> : f32
      scf.yield %next : f32
    }
    return %sum : f32
  }

  func.func @main() -> (index, i64) {
    %n = arith.constant 10 : index
    %sum = call @triangular(%n) : (index) -> index
    %as_integer = arith.index_cast %sum : index to i64
    return %sum, %as_integer : index, i64
  }
}
