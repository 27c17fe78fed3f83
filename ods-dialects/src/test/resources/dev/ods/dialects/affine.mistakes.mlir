// error: custom op 'affine.apply' dimension or symbol index mismatch
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)>()
  return
}
// -----
// error: custom op 'affine.apply' dimension or symbol index mismatch
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i, %i)
  return
}
// -----
// error: custom op 'affine.apply' dimension or symbol index mismatch
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%i)
  return
}
// -----
// error: 'affine.apply' op requires one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%x)
  return
}
// -----
// error: custom op 'affine.apply' invalid kind of attribute specified
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_set<(d0) : (d0 == 0)>(%i)
  return
}
// -----
// error: expected '(' in operand list
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)> %i
  return
}
// -----
// error: 'affine.apply' op operand count and affine map dimension and symbol count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.apply"(%i) <{map = affine_map<() -> (1)>}> : (index) -> index
  return
}
// -----
// error: 'affine.apply' op requires attribute 'map'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.apply"(%i) : (index) -> index
  return
}
// -----
// error: 'affine.apply' op mapping must produce one value
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.apply"() <{map = affine_map<() -> ()>}> : () -> index
  return
}
// -----
// error: invalid properties {map = 1 : i32} for op affine.apply: Invalid attribute `map` in property conversion: 1 : i32
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.apply"() <{map = 1 : i32}> : () -> index
  return
}
// -----
// error: dimensional operand cannot be used as a symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to 4 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j] }
  return
}
// -----
// error: 'affine.load' op operand cannot be used as a symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to 4 { %0 = affine.load %m[symbol(%j), 0] : memref<4x?xf32> }
  return
}
// -----
// error: 'affine.min' op affine map expect at least one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.min affine_map<() -> ()>()
  return
}
// -----
// error: 'affine.max' op operand count and affine map dimension and symbol count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.max affine_map<(d0) -> (d0)>()
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%x)
  return
}
// -----
// error: 'affine.load' op affine map num results must equal memref rank
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i] : memref<4x?xf32>
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %x] : memref<4x?xf32>
  return
}
// -----
// error: expected affine expression
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, ] : memref<4x?xf32>
  return
}
// -----
// error: expected ']' in affine map
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %i : memref<4x?xf32>
  return
}
// -----
// error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %i * %i] : memref<4x?xf32>
  return
}
// -----
// error: expected ssa identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, symbol(1)] : memref<4x?xf32>
  return
}
// -----
// error: expected ')' at end of SSA symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, symbol(%i] : memref<4x?xf32>
  return
}
// -----
// error: expected '(' at start of SSA symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, symbol %i] : memref<4x?xf32>
  return
}
// -----
// error: use of undeclared identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, i] : memref<4x?xf32>
  return
}
// -----
// error: use of undeclared SSA value name
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %undefined] : memref<4x?xf32>
  return
}
// -----
// error: custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %i] : memref<*xf32>
  return
}
// -----
// error: custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.load %m[%i, %i] : f32
  return
}
// -----
// error: 'affine.load' op result type must match element type of memref
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.load"(%m, %i, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x?xf32>, index, index) -> f64
  return
}
// -----
// error: 'affine.load' op expects as many subscripts as affine map inputs
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x?xf32>, index) -> f32
  return
}
// -----
// error: 'affine.load' op requires attribute 'map'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.load"(%m, %i) : (memref<4x?xf32>, index) -> f32
  return
}
// -----
// error: 'affine.load' op operand cannot be used as a dimension id
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %k = "a.b"() ({ %k = "a.b"() : () -> index %0 = affine.load %m[%k, %i] : memref<4x?xf32> }) : () -> index
  return
}
// -----
// error: 'affine.load' op operand cannot be used as a dimension id
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { %0 = affine.load %m[%k, %i] : memref<4x?xf32> }
  return
}
// -----
// error: use of value '%n' expects different type than prior uses: 'f32' vs 'i32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.store %n, %m[%i, %i] : memref<4x?xf32>
  return
}
// -----
// error: 'affine.store' op value to store must have the same type as memref element type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.store"(%n, %m, %i, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (i32, memref<4x?xf32>, index, index) -> ()
  return
}
// -----
// error: 'affine.store' op affine map num results must equal memref rank
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.store %x, %m[%i] : memref<4x?xf32>
  return
}
// -----
// error: 'affine.vector_load' op requires memref and vector types of the same elemental type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.vector_load %m[%i, %i] : memref<4x?xf32>, vector<4xf64>
  return
}
// -----
// error: custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.vector_load %m[%i, %i] : memref<4x?xf32>, f32
  return
}
// -----
// error: 'affine.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.vector_load %m[%i, %i] : memref<4x?xf32>, vector<f32>
  return
}
// -----
// error: 'affine.vector_store' op requires memref and vector types of the same elemental type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.vector_store %v, %m[%i, %i] : memref<4x?xf32>, vector<4xf64>
  return
}
// -----
// error: 'affine.vector_store' op affine map num results must equal memref rank
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.vector_store %v, %m[%i] : memref<4x?xf32>, vector<4xf64>
  return
}
// -----
// error: 'affine.prefetch' op affine.prefetch affine map num results must equal memref rank
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.prefetch %m[%i], read, locality<1>, data : memref<4x?xf32>
  return
}
// -----
// error: custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.prefetch %m[%i, %i], reading, locality<1>, data : memref<4x?xf32>
  return
}
// -----
// error: custom op 'affine.prefetch' cache type has to be 'data' or 'instr'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.prefetch %m[%i, %i], read, locality<1>, cache : memref<4x?xf32>
  return
}
// -----
// error: 'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.prefetch %m[%i, %i], read, locality<4>, data : memref<4x?xf32>
  return
}
// -----
// error: custom op 'affine.prefetch' expected 'locality'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.prefetch %m[%i, %i], read, data : memref<4x?xf32>
  return
}
// -----
// error: 'affine.prefetch' op index must be a valid dimension or symbol identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.prefetch %m[%k, %i], read, locality<1>, data : memref<4x?xf32> }
  return
}
// -----
// error: 'affine.prefetch' op too few operands
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 1 : i32, isDataCache = true, map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x?xf32>, index) -> ()
  return
}
// -----
// error: 'affine.yield' op must be the last operation in the parent block
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.yield
  return
}
// -----
// error: 'affine.yield' op only terminates affine.if/for/parallel regions
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.yield }
  return
}
// -----
// error: 'affine.yield' op parent of yield must have same number of results as the yield operands
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_set<(d0) : (d0 == 0)>(%i) { affine.yield %i : index }
  return
}
// -----
// error: 'affine.yield' op types mismatch between yield op and its parent
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { affine.yield %i : index } else { affine.yield %x : f32 }
  return
}
// -----
// error: 'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { affine.yield %x : f32 }
  return
}
// -----
// error: custom op 'affine.if' dim operand count and integer set dim count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_set<(d0) : (d0 == 0)>() { }
  return
}
// -----
// error: custom op 'affine.if' symbol operand count and integer set symbol count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_set<(d0)[s0] : (d0 == 0)>(%i) { }
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_set<(d0) : (d0 == 0)>(%x) { }
  return
}
// -----
// error: custom op 'affine.if' invalid kind of attribute specified
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_map<(d0) -> (d0)>(%i) { }
  return
}
// -----
// error: 'affine.if' op region #0 should have no arguments
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.if affine_set<(d0) : (d0 == 0)>(%i) { ^bb0(%a: i32): affine.yield }
  return
}
// -----
// error: 'affine.if' op operand cannot be used as a dimension id
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.if affine_set<(d0) : (d0 == 0)>(%k) { } }
  return
}
// -----
// error: 'affine.if' op operand count and condition integer set dimension and symbol count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.if"(%i) <{condition = affine_set<() : (1 == 0)>}> ({ affine.yield }, {}) : (index) -> ()
  return
}
// -----
// error: 'affine.if' op requires attribute 'condition'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.if"() ({ affine.yield }, {}) : () -> ()
  return
}
// -----
// error: custom op 'affine.for' expected 'to' between bounds
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 4 { }
  return
}
// -----
// error: expected '='
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j 0 to 4 { }
  return
}
// -----
// error: custom op 'affine.for' expected step to be representable as a positive signed integer
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to 4 step -1 { }
  return
}
// -----
// error: expected attribute value
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to 4 step %i { }
  return
}
// -----
// error: custom op 'affine.for' expected only one loop bound operand
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = %i, %i to 4 { }
  return
}
// -----
// error: custom op 'affine.for' expected valid affine map representation for loop bounds
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = "a" to 4 { }
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = %x to 4 { }
  return
}
// -----
// error: custom op 'affine.for' dim operand count and affine map dim count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = affine_map<(d0) -> (d0)>() to 4 { }
  return
}
// -----
// error: custom op 'affine.for' symbol operand count and affine map symbol count must match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = affine_map<(d0)[s0] -> (d0)>(%i) to 4 { }
  return
}
// -----
// error: custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = affine_map<(d0) -> (d0, d0)>(%i) to 4 { }
  return
}
// -----
// error: custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to affine_map<(d0) -> (d0, d0)>(%i) { }
  return
}
// -----
// error: 'affine.for' op expected lower bound map to have at least one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = max affine_map<(d0) -> ()>(%i) to 4 { }
  return
}
// -----
// error: 'affine.for' op expected upper bound map to have at least one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.for %j = 0 to min affine_map<(d0) -> ()>(%i) { }
  return
}
// -----
// error: 'affine.for' op operand cannot be used as a symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.for %j = %k to 4 { } }
  return
}
// -----
// error: custom op 'affine.for' mismatch between the number of loop-carried values and results
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x, %b = %x) -> f32 { affine.yield %x : f32 }
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'i32' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> i32 { affine.yield %a : i32 }
  return
}
// -----
// error: 'affine.yield' op parent of yield must have same number of results as the yield operands
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> f32 { affine.yield %a, %a : f32, f32 }
  return
}
// -----
// error: 'affine.yield' op types mismatch between yield op and its parent
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> f32 { affine.yield %n : i32 }
  return
}
// -----
// error: 'affine.yield' op parent of yield must have same number of results as the yield operands
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> f32 { }
  return
}
// -----
// error: 'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({ "affine.yield"() : () -> () }) : () -> ()
  return
}
// -----
// error: 'affine.for' op expected body to have a single index argument for the induction variable
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({ ^bb0(%j: i32): "affine.yield"() : () -> () }) : () -> ()
  return
}
// -----
// error: 'affine.for' op attribute 'step' failed to satisfy constraint: index attribute
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : i32, upperBoundMap = affine_map<() -> (2)>}> ({ ^bb0(%j: index): "affine.yield"() : () -> () }) : () -> ()
  return
}
// -----
// error: 'affine.for' op different number of inits and region iter_args: 1 != 0
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({ ^bb0(%j: index): "affine.yield"() : () -> () }) : (f32) -> ()
  return
}
// -----
// error: 'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a, %b) = (0) to (10, 10) { }
  return
}
// -----
// error: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10, 10) { }
  return
}
// -----
// error: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10) step (1, 1) { }
  return
}
// -----
// error: custom op 'affine.parallel' steps must be constant integers
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10) step (%i) { }
  return
}
// -----
// error: 'affine.parallel' op expected lower bound map to have at least one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (max()) to (10) { }
  return
}
// -----
// error: 'affine.parallel' op expected upper bound map to have at least one result
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (min()) { }
  return
}
// -----
// error: use of undeclared identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (max(1, 2)) { }
  return
}
// -----
// error: expected ')'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0 to (10) { }
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (%x) to (10) { }
  return
}
// -----
// error: custom op 'affine.parallel' invalid reduction value: "sum"
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10) reduce ("sum") -> (f32) { affine.yield %x : f32 }
  return
}
// -----
// error: 'affine.parallel' op a reduction must be specified for each output
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10) reduce ("addf") { }
  return
}
// -----
// error: integer literal not valid for specified type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.parallel (%a) = (0) to (10) reduce (1) -> (f32) { }
  return
}
// -----
// error: 'affine.parallel' op a reduction must be specified for each output
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.parallel (%a) = (0) to (10) -> (f32) { affine.yield %x : f32 }
  return
}
// -----
// error: 'affine.parallel' op result type cannot match reduction attribute
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("xori") -> (i32) { affine.yield %n : i32 }
  return
}
// -----
// error: 'affine.parallel' op result type cannot match reduction attribute
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (i32) { affine.yield %n : i32 }
  return
}
// -----
// error: 'affine.parallel' op operand cannot be used as a dimension id
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.parallel (%a) = (%k) to (10) { } }
  return
}
// -----
// error: 'affine.parallel' op operand cannot be used as a symbol
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.parallel (%a) = (0) to (symbol(%k)) { } }
  return
}
// -----
// error: 'affine.parallel' op expected lower bounds map to have 1 results
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}
// -----
// error: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [99], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}
// -----
// error: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:3 = affine.delinearize_index %i into (2) : index, index, index
  return
}
// -----
// error: 'affine.delinearize_index' op no basis element may be statically non-positive
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = affine.delinearize_index %i into (0, 2) : index, index
  return
}
// -----
// error: expected '(' in dynamic index list
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = affine.delinearize_index %i into [2, 2] : index, index
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = affine.delinearize_index %x into (2, 2) : index, index
  return
}
// -----
// error: 'affine.delinearize_index' op result #1 must be variadic of index, but got 'i32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = affine.delinearize_index %i into (2, 2) : index, i32
  return
}
// -----
// error: 'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: -9223372036854775808, 2>}> : (index) -> (index, index)
  return
}
// -----
// error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.linearize_index [%i, %i] by (2, 2, 2) : index
  return
}
// -----
// error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.linearize_index [%i, %x] by (2) : index
  return
}
// -----
// error: custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'i32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = affine.linearize_index [%i, %i] by (2) : i32
  return
}
// -----
// error: 'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -9223372036854775808, 2>}> : (index, index) -> index
  return
}
// -----
// error: custom op 'affine.dma_start' expected two stride related operands
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %m[%i, %i], %m[%i, %i], %t[%i], %i, %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  return
}
// -----
// error: custom op 'affine.dma_start' expected three types
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %m[%i, %i], %m[%i, %i], %t[%i], %i : memref<4x?xf32>, memref<4x?xf32>
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %m[%i, %i], %m[%i, %i], %t[%i], %x : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  return
}
// -----
// error: 'affine.dma_start' op expected DMA source to be of memref type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %x[%i], %m[%i, %i], %t[%i], %i : f32, memref<4x?xf32>, memref<1xi32>
  return
}
// -----
// error: 'affine.dma_start' op expected DMA destination to be of memref type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %m[%i, %i], %x[%i], %t[%i], %i : memref<4x?xf32>, f32, memref<1xi32>
  return
}
// -----
// error: 'affine.dma_start' op expected DMA tag to be of memref type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_start %m[%i, %i], %m[%i, %i], %x[%i], %i : memref<4x?xf32>, memref<4x?xf32>, f32
  return
}
// -----
// error: 'affine.dma_start' op src index must be a valid dimension or symbol identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.dma_start %m[%k, %i], %m[%i, %i], %t[%i], %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32> }
  return
}
// -----
// error: 'affine.dma_start' op dst index must be a valid dimension or symbol identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.dma_start %m[%i, %i], %m[%k, %i], %t[%i], %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32> }
  return
}
// -----
// error: 'affine.dma_start' op tag index must be a valid dimension or symbol identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.dma_start %m[%i, %i], %m[%i, %i], %t[%k], %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32> }
  return
}
// -----
// error: custom op 'affine.dma_wait' expected tag to be of memref type
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_wait %x[%i], %i : f32
  return
}
// -----
// error: expected ','
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  affine.dma_wait %t[%i] : memref<1xi32>
  return
}
// -----
// error: 'affine.dma_wait' op index must be a valid dimension or symbol identifier
func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32, %n: i32, %v: vector<4xf64>, %u: memref<*xf32>, %t: memref<1xi32>) {
  scf.for %k = %i to %i step %i { affine.dma_wait %t[%k], %i : memref<1xi32> }
  return
}
