// error: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %i) ({
  ^bb0(%a: index, %b: f32):
    scf.yield %f : f32
  }) : (index, index, index, i32) -> i32
  return
}
// -----
// error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'f32'
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %i) ({
  ^bb0(%a: index, %b: i32):
    scf.yield %f : f32
  }) : (index, index, index, i32) -> f32
  return
}
// -----
// error: 'scf.for' op expected induction variable to be same type as bounds and step
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x) ({
  ^bb0(%a: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x) ({
  ^bb0(%a: index):
    scf.yield %x : index
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.for' op mismatch in number of loop-carried values and defined values
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x, %f) ({
  ^bb0(%a: index):
    scf.yield
  }) : (index, index, index, f32) -> ()
  return
}
// -----
// error: 'scf.for' op different number of inits and region iter_args: 1 != 0
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %f) ({
  ^bb0(%a: index):
    scf.yield
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %f) ({
  ^bb0(%a: index, %b: f32):
    scf.yield
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// error: 'scf.for' op expects regions to end with 'scf.yield', found 'foo.bar'
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %f) ({
  ^bb0(%a: index, %b: f32):
    "foo.bar"() : () -> ()
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// error: 'scf.for' op expects a non-empty block
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %f) ({
  ^bb0(%a: index, %b: f32):
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// error: 'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %x, %f) ({
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
func.func @f(%x: index, %i: i32, %f: f32) {
  %0 = "scf.for"(%x, %x, %i, %f) ({
  }) : (index, index, i32, f32) -> f32
  return
}
// -----
// error: use of value '%x' expects different type than prior uses: 'i1' vs 'index'
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x) ({
  ^bb0(%a: index):
    scf.condition(%x)
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.for' op expects region #0 to have 0 or 1 blocks
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x) ({
  ^bb0(%a: index):
    scf.yield
  ^bb1:
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
// error: invalid properties {unsignedCmp = 4 : i64} for op scf.for: Invalid attribute `unsignedCmp` in property conversion: 4 : i64
func.func @f(%x: index, %i: i32, %f: f32) {
  "scf.for"(%x, %x, %x) <{unsignedCmp = 4}> ({
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
func.func @f(%c: i1, %i: i32, %f: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %f : f32
  } else {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.if %c {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.if' op must have an else block if defining values
func.func @f(%c: i1, %i: i32, %f: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.if' op expects regions to end with 'scf.yield', found 'foo.bar'
func.func @f(%c: i1, %i: i32, %f: f32) {
  "scf.if"(%c) ({
    "foo.bar"() : () -> ()
  }, {}) : (i1) -> ()
  return
}
// -----
// error: 'scf.if' op region #0 should have no arguments
func.func @f(%c: i1, %i: i32, %f: f32) {
  "scf.if"(%c) ({
   ^bb0(%x: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}
// -----
// error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
func.func @f(%c: i1, %i: i32, %f: f32) {
  "scf.if"(%c) ({
  }, {
    scf.yield
   }) : (i1) -> ()
  return
}
// -----
// error: 'scf.if' op expected 2 regions
func.func @f(%c: i1, %i: i32, %f: f32) {
  "scf.if"(%c) ({
    scf.yield
    }) : (i1) -> ()
  return
}
// -----
// error: 'scf.if' op expects region #1 to have 0 or 1 blocks
func.func @f(%c: i1, %i: i32, %f: f32) {
  "scf.if"(%c) ({
    scf.yield
    }, {
    scf.yield
  ^bb1:
    scf.yield
    }) : (i1) -> ()
  return
}
// -----
// error: use of value '%i' expects different type than prior uses: 'i1' vs 'i32'
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.if %i {
  }
  return
}
// -----
// error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.execute_region -> f32 {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
func.func @f(%c: i1, %i: i32, %f: f32) {
  %0 = scf.execute_region -> f32 {
    scf.yield
  }
  return
}
// -----
// error: 'scf.execute_region' op region needs to have at least one block
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.execute_region {
  }
  return
}
// -----
// error: 'scf.execute_region' op region cannot have any arguments
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.execute_region {
  ^bb0(%x: i32):
    scf.yield
  }
  return
}
// -----
// error: 'func.return' op expects parent op 'func.func'
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.execute_region {
  ^bb0:
    func.return
  }
  return
}
// -----
// error: custom op 'scf.execute_region' attribute 'no_inline' occurs more than once in the attribute list
func.func @f(%c: i1, %i: i32, %f: f32) {
  scf.execute_region no_inline {
  ^bb0:
    scf.yield
  } {no_inline}
  return
}
// -----
// error: expected '='
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x iter_args(%b %f) -> f32 {
  }
  return
}
// -----
// error: expected ',' or ')'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x iter_args(%b = %f -> f32 {
  }
  return
}
// -----
// error: custom op 'scf.for' expected '('
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x iter_args {
  }
  return
}
// -----
// error: expected '->'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x iter_args() {
  }
  return
}
// -----
// error: custom op 'scf.for' mismatch in number of loop-carried values and defined values
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x iter_args(%b = %i) -> (i32, f32) {
  }
  return
}
// -----
// error: use of undeclared SSA value name
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %a step %x {
  }
  return
}
// -----
// error: custom op 'scf.for' attribute 'unsignedCmp' occurs more than once in the attribute list
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for unsigned %a = %i to %i step %i : i32 {
  } {unsignedCmp}
  return
}
// -----
// error: region entry argument '%x' is already in use
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %x = %i to %i step %i : i32 {
  }
  return
}
// -----
// error: region entry argument '%b' is already in use
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %b = %i to %i step %i iter_args(%b = %i) -> (i32) : i32 {
  }
  return
}
// -----
// error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %f to %f step %f : f32 {
  }
  return
}
// -----
// error: expected SSA operand
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for = %f to %f step %f : f32 {
  }
  return
}
// -----
// error: custom op 'scf.for' expected 'to'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x until %x step %x {
  }
  return
}
// -----
// error: invalid block name in region with named arguments
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.for %a = %x to %x step %x {
  ^bb0:
  }
  return
}
// -----
// error: 'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%b: i64):
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i64'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.condition(%c) %f : f32
  } do {
  ^bb0(%b: i64):
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.condition(%c) %f : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %f : f32
  }
  return
}
// -----
// error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.condition(%c) %f : f32
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// -----
// error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.yield %f : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
    scf.condition(%c) %f : f32
  } do {
  ^bb0(%b: f32):
    scf.condition(%c) %f : f32
  }
  return
}
// -----
// error: 'scf.while' op expects a non-empty block
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.while (%a = %i) : (i32) -> f32 {
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// -----
// error: 'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while : () -> () {
  } do {
    scf.yield
  }
  return
}
// -----
// error: 'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// -----
// error: custom op 'scf.while' expected as many input types as operands (expected 1 got 0)
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while (%a = %i) : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// -----
// error: custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while : i32 {
    scf.condition(%c)
  } do {
  }
  return
}
// -----
// error: expected operation name in quotes
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } {a}
  return
}
// -----
// error: 'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  "scf.while"(%i) ({
  ^bb0(%a: f32):
    scf.condition(%c)
  }, {
    scf.yield %i : i32
  }) : (i32) -> ()
  return
}
// -----
// error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  "scf.while"(%i) ({
    scf.condition(%c)
  }, {
    scf.yield %i : i32
  }) : (i32) -> ()
  return
}
// -----
// error: 'scf.while' op expects region #0 to have 0 or 1 blocks
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  "scf.while"(%i) ({
    scf.condition(%c)
  ^bb1:
    scf.condition(%c)
  }, {
    scf.yield %i : i32
  }) : (i32) -> ()
  return
}
// -----
// error: use of value '%f' expects different type than prior uses: 'i32' vs 'f32'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while (%a = %f) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %i : i32
  }
  return
}
// -----
// error: custom op 'scf.while' expected 'do'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.while (%a = %i) : (i32) -> () {
    scf.condition(%c)
  } while {
  }
  return
}
// -----
// error: 'scf.condition' op expects parent op 'scf.while'
func.func @f(%x: index, %i: i32, %f: f32, %c: i1) {
  scf.condition(%c)
}
// -----
// error: expected '->' in function type
func.func @f(%x: index, %i: i32) {
  scf.index_switch %x -> (i32)
  default {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
func.func @f(%x: index, %i: i32) {
  scf.index_switch %x -> i32
  default {
    scf.yield
  }
  return
}
// -----
// error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x -> i32
  case 5 {
    scf.yield %f : f32
  }
  default {
    scf.yield %i : i32
  }
  return
}
// -----
// error: 'scf.index_switch' op has duplicate case value: 5
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x -> i32
  case 5 {
    scf.yield %i : i32
  }
  case 5 {
    scf.yield %i : i32
  }
  default {
    scf.yield %i : i32
  }
  return
}
// -----
// error: custom op 'scf.index_switch' expected integer value
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x
  case {
  }
  default {
  }
  return
}
// -----
// error: custom op 'scf.index_switch' integer value too large
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x
  case 99999999999999999999 {
  }
  default {
  }
  return
}
// -----
// error: 'scf.index_switch' op expected region to end with scf.yield, but got foo.bar
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x
  case 5 {
    "foo.bar"() : () -> ()
  }
  default {
    scf.yield
  }
  return
}
// -----
// error: custom op 'scf.index_switch' expected 'default'
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x
  case 5 {
    scf.yield
  }
  return
}
// -----
// error: 'scf.index_switch' op expects region #1 to have 0 or 1 blocks
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x
  case 6 {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// -----
// error: 'scf.index_switch' op has 0 case regions but 1 case values
func.func @f(%x: index) {
  "scf.index_switch"(%x) <{cases = array<i64: 1>}> ({
  ^bb1(%z: i32):
    scf.yield
  }) : (index) -> ()
  return
}
// -----
// error: invalid properties {cases = array<i32: 1>} for op scf.index_switch: Invalid attribute `cases` in property conversion: array<i32: 1>
func.func @f(%x: index) {
  "scf.index_switch"(%x) <{cases = array<i32: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}
// -----
// error: 'scf.index_switch' op requires attribute 'cases'
func.func @f(%x: index) {
  "scf.index_switch"(%x) ({
    scf.yield
  }) : (index) -> ()
  return
}
// -----
// error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
func.func @f(%x: index) {
  "scf.index_switch"(%x) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {}) : (index) -> ()
  return
}
// -----
// error: expected '{' to begin a region
func.func @f(%x: index, %i: i32, %f: f32) {
  scf.index_switch %x -> i32
  default
    scf.yield %i : i32
  return
}
// -----
// error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
// error: custom op 'scf.parallel' expected 1 operands
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x, %x) to (%x) step (%x) {
  }
  return
}
// -----
// error: custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) {
  }
  return
}
// -----
// error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
  }
  return
}
// -----
// error: 'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.parallel"(%x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%z: index):
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }) : (index, index, index) -> f32
  return
}
// -----
// error: 'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    }
  }
  return
}
// -----
// error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    }
  }
  return
}
// -----
// error: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %i : i32
    }
  }
  return
}
// -----
// error: 'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      "foo.bar"() : () -> ()
    }
  }
  return
}
// -----
// error: 'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    }
  }
  return
}
// -----
// error: empty block: expect at least a terminator
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
    }
  }
  return
}
// -----
// error: expected ':'
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init (%f) -> f32 {
    scf.reduce() {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
// error: 'scf.reduce' op expects number of reduction regions: 0 to be the same as number of reduction operands: 1
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) {
    scf.reduce(%f : f32)
  }
  return
}
// -----
// error: 'scf.parallel' op expects body to terminate with 'scf.reduce'
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) {
    scf.yield
  }
  return
}
// -----
// error: 'scf.parallel' op expects arguments for the induction variable to be of index type
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.parallel"(%x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%z: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.parallel"(%x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%z: index, %y: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
// error: 'scf.parallel' op constant step operand must be positive
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  scf.parallel (%a) = (%x) to (%x) step (%c0) {
  }
  return
}
// -----
// error: 'scf.parallel' op expects region #0 to have 0 or 1 blocks
func.func @f(%x: index, %i: i32, %f: f32, %t: tensor<4xf32>) {
  scf.parallel (%a) = (%x) to (%x) step (%x) {
   cf.br ^bb1
   ^bb1:
    scf.reduce
  }
  return
}
// -----
// error: expected ')' in argument list
func.func @f(%x: index) {
  scf.parallel (%a = (%x) to (%x) step (%x) {
  }
  return
}
// -----
// error: expected '(' in argument list
func.func @f(%x: index) {
  scf.parallel %a = (%x) to (%x) step (%x) {
  }
  return
}
// -----
// error: expected ')' in operand list
func.func @f(%x: index) {
  scf.parallel (%a) = (%x to (%x) step (%x) {
  }
  return
}
// -----
// error: custom op 'scf.parallel' expected 'step'
func.func @f(%x: index) {
  scf.parallel (%a) = (%x) to (%x) {
  }
  return
}
// -----
// error: expected '(' in operand list
func.func @f(%x: index) {
  scf.parallel (%a) = (%x) to (%x) step (%x) init %x {
  }
  return
}
// -----
// error: result number not allowed in argument list
func.func @f(%x: index) {
  scf.parallel (%a#1) = (%x) to (%x) step (%x) {
  }
  return
}
// -----
// error: 'scf.reduce' op expects parent op 'scf.parallel'
func.func @f(%x: index) {
  scf.reduce
}
// -----
// error: 'scf.reduce.return' op expects parent op 'scf.reduce'
func.func @f(%x: index) {
  scf.reduce.return %x : index
}
// -----
// error: region entry argument '%a' is already in use
func.func @f(%x: index) {
  scf.parallel (%a) = (%a) to (%x) step (%x) {
  }
  return
}
// -----
// error: custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) shared_outs(%o = %t) {
  }
  return
}
// -----
// error: custom op 'scf.forall' expected '('
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) shared_outs {
  }
  return
}
// -----
// error: use of value '%t' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// -----
// error: expected 1 upper bound values, got 2
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x, %x) {
  }
  return
}
// -----
// error: 'scf.forall' op region expects 1 arguments
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a, %b) = (1) to (2, 2) step (1, 1) {
  }
  return
}
// -----
// error: expected 2 step values, got 1
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a, %b) = (1, 1) to (2, 2) step (1) {
  }
  return
}
// -----
// error: custom op 'scf.forall' expected integer value
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (x) {
  }
  return
}
// -----
// error: expected '(' in dynamic index list
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in %x {
  }
  return
}
// -----
// error: expected ')' in dynamic index list
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x {
  }
  return
}
// -----
// error: custom op 'scf.forall' expected 'to'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) = (%x) step (%x) {
  }
  return
}
// -----
// error: custom op 'scf.forall' expected 'step'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) = (%x) to (%x) {
  }
  return
}
// -----
// error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) {
    scf.forall.in_parallel {
      "foo.bar"() : () -> ()
    }
  }
  return
}
// -----
// error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) {
    scf.yield
  }
  return
}
// -----
// error: 'scf.forall.in_parallel' op expects parent op 'scf.forall'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall.in_parallel {
  }
}
// -----
// error: 'scf.forall' op expects 0-th block argument to be an index
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: i32):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}
// -----
// error: expected 0 dynamic upper bound values
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
  ^bb0(%z: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}
// -----
// error: 'scf.forall' op expects regions to end with 'scf.forall.in_parallel', found 'foo.bar'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index):
    "foo.bar"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
// error: 'scf.forall' op produces 1 results, but has only 0 outputs
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  %0 = "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> i32
  return
}
// -----
// error: 'scf.forall' op type mismatch between 0-th output and corresponding block argument
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  %0 = "scf.forall"(%x, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index, %y: tensor<5xf32>):
    scf.forall.in_parallel {
    }
  }) : (index, tensor<4xf32>) -> i32
  return
}
// -----
// error: 'scf.forall' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  %0 = "scf.forall"(%x, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index, %y: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (index, tensor<4xf32>) -> i32
  return
}
// -----
// error: 'scf.forall' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  %0 = "scf.forall"(%x, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index, %y: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (index, tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
// error: 'scf.forall' op operand #1 must be variadic of ranked tensor of any type values, but got 'index'
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  %0 = "scf.forall"(%x, %x) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index, %y: index):
    scf.forall.in_parallel {
    }
  }) : (index, index) -> tensor<?xf32>
  return
}
// -----
// error: 'scf.forall' op expects region #0 to have 0 or 1 blocks
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  scf.forall (%a) in (%x) {
    cf.br ^bb1
    ^bb1:
  }
  return
}
// -----
// error: 'scf.forall.in_parallel' op region #0 ('region') failed to verify constraint: region with 1 blocks
func.func @f(%x: index, %t: tensor<4xf32>, %u: tensor<?xi32>) {
  "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%z: index):
    "scf.forall.in_parallel"() ({
    }) : () -> ()
  }) : (index) -> ()
  return
}
// -----
// error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
func.func @f(%x: index) {
  scf.forall (%i) in (%x) { } {mapping = [4]}
 return
}
// -----
// error: custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list
func.func @f(%x: index) {
  scf.forall (%i) in (%x) { } {staticStep = 4}
 return
}
// -----
// error: custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list
func.func @f(%x: index) {
  scf.parallel (%i) = (%x) to (%x) step (%x) { } {operandSegmentSizes = 4}
 return
}
// -----
// error: custom op 'scf.index_switch' 'scf.index_switch' op attribute 'cases' failed to satisfy constraint: i64 dense array attribute
func.func @f(%x: index) {
  scf.index_switch %x {cases = 5} default {scf.yield}
 return
}
