// empty block
"test.one_region_op"() ({
}) : () -> ()
// -----
"test.one_region_op"() ({
^bb0:
}) : () -> ()
// => 1:1: error: empty block: expect at least a terminator
// -----
"t.region"() ({
^bb0:
  "t.x"() : () -> ()
^bb1:
}) : () -> ()
// => 1:1: error: empty block: expect at least a terminator
// -----
// terminators
"test.one_region_op"() ({
  "test.non_negative_int_attr"() {i32attr = 5 : i32, i64attr = 5 : i64} : () -> ()
}) : () -> ()
// => 3:3: error: block with no terminator, has "test.non_negative_int_attr"() <{i32attr = 5 : i32, i64attr = 5 : i64}> : () -> ()
// -----
"t.region"() ({
  "test.non_negative_int_attr"() {i32attr = 5 : i32, i64attr = 5 : i64} : () -> ()
}) : () -> ()
// -----
"t.region"() ({
  "test.non_negative_int_attr"() {i32attr = 5 : i32, i64attr = 5 : i64} : () -> ()
^bb1:
  "t.end"() : () -> ()
}) : () -> ()
// => 2:3: error: block with no terminator, has "test.non_negative_int_attr"() <{i32attr = 5 : i32, i64attr = 5 : i64}> : () -> ()
// -----
"test.two_region_op"() ({
  "test.finish"() : () -> ()
}, {
  %0 = "test.producer"() : () -> i32
}) : () -> ()
// -----
"t.region"() ({
  "test.producer"() : () -> i32
^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// -----
"test.one_region_op"() ({
  "test.finish"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:3: error: 'test.finish' op must be the last operation in the parent block
// -----
"test.finish"() : () -> ()
"t.x"() : () -> ()
// => 1:1: error: 'test.finish' op must be the last operation in the parent block
// -----
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
  "t.x"() : () -> ()
^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// => 2:3: error: operation with block successors must terminate its parent block
// -----
"t.region"() ({
^bb0:
  "t.br"()[^bb0] : () -> ()
}) : () -> ()
// => 1:1: error: entry block of region may not have predecessors
// -----
"test.one_region_op"() ({
  "test.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:3: error: 'test.br' op requires 1 successor but found 2
// -----
"test.one_region_op"() ({
  "test.br"() : () -> ()
}) : () -> ()
// => 2:3: error: 'test.br' op requires 1 successor but found 0
// -----
"test.one_region_op"() ({
  "test.finish"()[^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:3: error: 'test.finish' op requires 0 successors but found 1
// -----
// dominance
"test.one_region_op"() ({
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
  "test.finish"() : () -> ()
}) : () -> ()
// => 3:3: error: operand #0 does not dominate this use
// => 4:8: note: operand defined here (op in the same block)
// -----
"t.region"() ({
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
}) : () -> ()
// -----
"t.region"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb2] : () -> ()
^bb2:
  "t.use"(%0) : (i32) -> ()
}) : () -> ()
// => 7:3: error: operand #0 does not dominate this use
// => 4:8: note: operand defined here (op in the same region)
// -----
"t.region"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1(%a: i32):
  "t.br"()[^bb2] : () -> ()
^bb2:
  "t.use"(%a) : (i32) -> ()
}) : () -> ()
// => 6:3: error: operand #0 does not dominate this use
// => 1:1: note: operand defined as a block argument (block #1 in the same region)
// -----
"t.region"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1(%a: i32):
  "t.br"()[^bb2] : () -> ()
^bb2:
  "t.region"() ({
    "t.use"(%a) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// => 7:5: error: operand #0 does not dominate this use
// => 1:1: note: operand defined as a block argument (block #1 in a parent region)
// -----
"t.region"() ({
  "t.end"() : () -> ()
^bb1:
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
"test.one_region_op"() ({
  %0 = "t.loop"() ({
    "t.use"(%0) : (i32) -> ()
    "test.finish"() : () -> ()
  }) : () -> i32
  "test.finish"() : () -> ()
}) : () -> ()
// => 3:5: error: operand #0 does not dominate this use
// => 2:8: note: operand defined here (op in a parent region)
// -----
"test.one_region_op"() ({
  "t.loop"() ({
    "t.use"(%0) : (i32) -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  %0 = "t.def"() : () -> i32
  "test.finish"() : () -> ()
}) : () -> ()
// => 3:5: error: operand #0 does not dominate this use
// => 6:8: note: operand defined here (op in a parent region)
// -----
"t.region"() ({
  "t.loop"() ({
    "t.br"()[^bb1, ^bb2] : () -> ()
  ^bb1:
    %0 = "t.def"() : () -> i32
    "t.br"()[^bb2] : () -> ()
  ^bb2:
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// => 8:5: error: operand #0 does not dominate this use
// => 5:10: note: operand defined here (op in the same region)
// -----
// graph regions
"test.graph_region"() ({
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
  "test.finish"() : () -> ()
}) : () -> ()
// -----
"test.graph_region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// => 1:1: error: 'test.graph_region' op expects graph region #0 to have 0 or 1 blocks
// -----
// isolation
%0 = "t.def"() : () -> i32
"test.isolated_regions"() ({
  "t.use"(%0) : (i32) -> ()
}) : () -> ()
// => 4:3: error: 't.use' op using value defined outside the region
// => 3:1: note: required by region isolation constraints
// -----
"test.isolated_regions"() ({
  %0 = "t.def"() : () -> i32
  "test.finish"() : () -> ()
}, {
  "t.region"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// -----
"test.isolated_regions"() ({
  %0 = "t.def"() : () -> i32
  "t.a"() ({
    "t.b"() ({
      "t.use"(%0) : (i32) -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// -----
// counts
"test.same_operand_element_type"() : () -> i32
// => 2:1: error: 'test.same_operand_element_type' op expected 2 operands, but found 0
// -----
%0 = "t.def"() : () -> i32
"test.same_operand_element_type"(%0, %0) : (i32, i32) -> ()
// => 2:1: error: 'test.same_operand_element_type' op requires one result
// -----
"test.child"() ({}) : () -> ()
// => 1:1: error: 'test.child' op requires zero regions
// -----
"test.child"() : () -> i32
// => 1:1: error: 'test.child' op requires zero results
// -----
%0 = "t.def"() : () -> i32
"test.child"(%0) : (i32) -> ()
// => 2:1: error: 'test.child' op requires zero operands
// -----
"test.one_region_op"() : () -> ()
// => 1:1: error: 'test.one_region_op' op requires one region
// -----
"test.two_region_op"() : () -> ()
// => 1:1: error: 'test.two_region_op' op expected 2 regions
// -----
// segments
"test.attr_sized_operands"() : () -> ()
// => 2:1: error: 'test.attr_sized_operands' op expected 1 or more operands, but found 0
// -----
%0 = "t.def"() : () -> i32
"test.attr_sized_operands"(%0) {operandSegmentSizes = array<i32: 0, 0, -1, 2>} : (i32) -> ()
// => 2:1: error: 'test.attr_sized_operands' op 'operandSegmentSizes' attribute cannot have negative elements
// -----
%0 = "t.def"() : () -> i32
"test.attr_sized_operands"(%0) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (i32) -> ()
// => 2:1: error: 'test.attr_sized_operands' op operand count (1) does not match with the total size (4) specified in attribute 'operandSegmentSizes'
// -----
%0:2 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 1, 1, 1, 1>} : () -> (i32, i32)
// => 1:8: error: 'test.attr_sized_results' op result count (2) does not match with the total size (4) specified in attribute 'resultSegmentSizes'
// -----
// operand and result types
%0 = "t.def"() : () -> f32
"test.attr_sized_operands"(%0) {operandSegmentSizes = array<i32: 0, 0, 1, 0>} : (f32) -> ()
// => 3:1: error: 'test.attr_sized_operands' op operand #0 must be 32-bit signless integer, but got 'f32'
// -----
%0:2 = "t.def"() : () -> (i32, f32)
"test.attr_sized_operands"(%0#0, %0#1) {operandSegmentSizes = array<i32: 0, 0, 1, 1>} : (i32, f32) -> ()
// => 2:1: error: 'test.attr_sized_operands' op operand #1 must be variadic of 32-bit signless integer, but got 'f32'
// -----
%0 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 0, 1, 0>} : () -> f32
// => 1:6: error: 'test.attr_sized_results' op result #0 must be 32-bit signless integer, but got 'f32'
// -----
%0 = "t.def"() : () -> i32
"test.same_operand_shape"(%0) : (i32) -> ()
// => 2:1: error: 'test.same_operand_shape' op operand #0 must be variadic of shaped of any type values, but got 'i32'
// -----
%0 = "t.def"() : () -> i32
"test.broadcastable"(%0) : (i32) -> (tensor<2xi32>)
// => 2:1: error: 'test.broadcastable' op operand #0 must be variadic of tensor of any type values, but got 'i32'
// -----
%0 = "t.def"() : () -> tensor<2xi32>
"test.broadcastable"(%0) : (tensor<2xi32>) -> i32
// => 2:1: error: 'test.broadcastable' op result #0 must be tensor of any type values, but got 'i32'
// -----
// common types
%0:2 = "t.def"() : () -> (tensor<1xf32>, tensor<1xi32>)
"test.same_operand_element_type"(%0#0, %0#1) : (tensor<1xf32>, tensor<1xi32>) -> i32
// => 3:1: error: 'test.same_operand_element_type' op requires the same element type for all operands
// -----
%0:2 = "t.def"() : () -> (f32, tensor<1xf32>)
"test.same_operand_element_type"(%0#0, %0#1) : (f32, tensor<1xf32>) -> i32
// -----
"test.same_operand_and_result_element_type"() : () -> i32
// => 1:1: error: 'test.same_operand_and_result_element_type' op expected 1 or more operands, but found 0
// -----
%0 = "t.def"() : () -> tensor<1xf32>
"test.same_operand_and_result_element_type"(%0) : (tensor<1xf32>) -> ()
// => 2:1: error: 'test.same_operand_and_result_element_type' op expected 1 or more results
// -----
%0 = "t.def"() : () -> tensor<1xf32>
"test.same_operand_and_result_element_type"(%0) : (tensor<1xf32>) -> (tensor<1xf32>, i32)
// => 2:1: error: 'test.same_operand_and_result_element_type' op requires the same element type for all operands and results
// -----
%0:2 = "t.def"() : () -> (tensor<1xf32>, tensor<10x10xf32>)
"test.same_operand_shape"(%0#0, %0#1) : (tensor<1xf32>, tensor<10x10xf32>) -> ()
// => 2:1: error: 'test.same_operand_shape' op requires the same shape for all operands
// -----
%0:3 = "t.def"() : () -> (tensor<1x?xf32>, tensor<?x4xf32>, tensor<?x5xf32>)
"test.same_operand_shape"(%0#0, %0#1) : (tensor<1x?xf32>, tensor<?x4xf32>) -> ()
"test.same_operand_shape"(%0#0, %0#1, %0#2) : (tensor<1x?xf32>, tensor<?x4xf32>, tensor<?x5xf32>) -> ()
// => 3:1: error: 'test.same_operand_shape' op requires the same shape for all operands
// -----
%0:2 = "t.def"() : () -> (tensor<*xf32>, tensor<4xf32>)
"test.same_operand_shape"(%0#0, %0#1) : (tensor<*xf32>, tensor<4xf32>) -> ()
"test.same_operand_and_result_shape"(%0#0, %0#1) : (tensor<*xf32>, tensor<4xf32>) -> tensor<5xf32>
// => 3:1: error: 'test.same_operand_and_result_shape' op requires the same shape for all operands and results
// -----
%0:2 = "t.def"() : () -> (vector<[4]xf32>, vector<4xf32>)
"test.same_operand_shape"(%0#0, %0#0) : (vector<[4]xf32>, vector<[4]xf32>) -> ()
"test.same_operand_shape"(%0#0, %0#1) : (vector<[4]xf32>, vector<4xf32>) -> ()
// => 3:1: error: 'test.same_operand_shape' op requires the same shape for all operands
// -----
%0:2 = "t.def"() : () -> (tensor<?xf32>, tensor<4xf32>)
"test.same_operand_and_result_type"(%0#0, %0#1) : (tensor<?xf32>, tensor<4xf32>) -> tensor<*xf32>
"test.same_operand_and_result_type"(%0#0, %0#1) : (tensor<?xf32>, tensor<4xf32>) -> tensor<5xf32>
// => 3:1: error: 'test.same_operand_and_result_type' op requires the same type for all operands and results
// -----
%0 = "t.def"() : () -> tensor<4xf32>
"test.same_operand_and_result_type"(%0) : (tensor<4xf32>) -> vector<4xf32>
"test.same_operand_and_result_type"(%0) : (tensor<4xf32>) -> f32
// => 3:1: error: 'test.same_operand_and_result_type' op requires the same type for all operands and results
// -----
%0 = "t.def"() : () -> tensor<4xf32, "x">
"test.same_operand_and_result_type"(%0) : (tensor<4xf32, "x">) -> tensor<4xf32, "y">
// => 2:1: error: 'test.same_operand_and_result_type' op requires the same encoding for all operands and results
// -----
%0:2 = "t.def"() : () -> (tensor<4xf32>, tensor<4x4xf32>)
"test.operands_and_result_have_same_rank"(%0#0, %0#1) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<*xf32>
// => 2:1: error: 'test.operands_and_result_have_same_rank' op operands don't have matching ranks
// -----
%0:2 = "t.def"() : () -> (tensor<4xf32>, tensor<*xf32>)
"test.operands_and_result_have_same_rank"(%0#0, %0#1) : (tensor<4xf32>, tensor<*xf32>) -> tensor<1x1xf32>
// => 2:1: error: 'test.operands_and_result_have_same_rank' op result type has different rank than operands
// -----
// elementwise
%0:2 = "t.def"() : () -> (i1, tensor<?xf32>)
%1 = "test.elementwise_mappable"(%0#0, %0#1) : (i1, tensor<?xf32>) -> tensor<4xf32>
%2 = "test.elementwise_mappable"(%0#0) : (i1) -> tensor<4xf32>
// => 4:6: error: 'test.elementwise_mappable' op if a result is non-scalar, then at least one operand must be non-scalar
// -----
%0 = "t.def"() : () -> tensor<?xf32>
"test.elementwise_mappable"(%0) : (tensor<?xf32>) -> f32
// => 2:1: error: 'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result
// -----
%0 = "t.def"() : () -> tensor<?xf32>
"test.elementwise_mappable"(%0) : (tensor<?xf32>) -> (f32, tensor<?xf32>)
// => 2:1: error: 'test.elementwise_mappable' op if an operand is non-scalar, then all results must be non-scalar
// -----
%0:2 = "t.def"() : () -> (tensor<?xf32>, vector<4xf32>)
"test.elementwise_mappable"(%0#0, %0#1) : (tensor<?xf32>, vector<4xf32>) -> tensor<?xf32>
// => 2:1: error: 'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type
// -----
%0 = "t.def"() : () -> tensor<5xf32>
"test.elementwise_mappable"(%0) : (tensor<5xf32>) -> tensor<4xf32>
// => 2:1: error: 'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type
// -----
%0 = "t.def"() : () -> tensor<5xf32>
"test.elementwise_mappable"(%0) : (tensor<5xf32>) -> tensor<*xf32>
// => 2:1: error: 'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type
// -----
// broadcast
%0:2 = "t.def"() : () -> (tensor<4x3x2xi32>, tensor<3x3xi32>)
"test.broadcastable"(%0#0, %0#1) : (tensor<4x3x2xi32>, tensor<3x3xi32>) -> tensor<4x3x3xi32>
// => 3:1: error: 'test.broadcastable' op operands don't have broadcast-compatible shapes
// -----
%0:2 = "t.def"() : () -> (tensor<8x1x6x1xi32>, tensor<7x1x5xi32>)
"test.broadcastable"(%0#0, %0#1) : (tensor<8x1x6x1xi32>, tensor<7x1x5xi32>) -> tensor<8x7x6x5xi32>
"test.broadcastable"(%0#0, %0#1) : (tensor<8x1x6x1xi32>, tensor<7x1x5xi32>) -> tensor<8x7x6x1xi32>
// => 3:1: error: 'test.broadcastable' op result type '8x7x6x1' not broadcast compatible with broadcasted operands's shapes '8x7x6x5'
// -----
%0:2 = "t.def"() : () -> (tensor<?x1xi32>, tensor<2x?xi32>)
"test.broadcastable"(%0#0, %0#1) : (tensor<?x1xi32>, tensor<2x?xi32>) -> tensor<3x4xi32>
// => 2:1: error: 'test.broadcastable' op result type '3x4' not broadcast compatible with broadcasted operands's shapes '2x?'
// -----
%0 = "t.def"() : () -> tensor<4x3xi32>
"test.broadcastable"(%0) : (tensor<4x3xi32>) -> tensor<3xi32>
// => 2:1: error: 'test.broadcastable' op result type '3' not broadcast compatible with broadcasted operands's shapes '4x3'
// -----
// parents
"test.child"() : () -> ()
// => 2:1: error: 'test.child' op expects parent op 'test.parent'
// -----
"test.parent"() ({
  "t.region"() ({
    "test.child"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// => 3:5: error: 'test.child' op expects parent op 'test.parent'
// -----
"test.child_with_parent_one_of"() : () -> ()
// => 1:1: error: 'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'
// -----
"test.parent1"() ({
  "test.child_with_parent_one_of"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// -----
// single blocks
"test.SingleBlockImplicitTerminator"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:1: error: 'test.SingleBlockImplicitTerminator' op expects region #0 to have 0 or 1 blocks
// -----
"test.SingleBlockImplicitTerminator"() ({
^bb0:
}) : () -> ()
// => 1:1: error: 'test.SingleBlockImplicitTerminator' op expects a non-empty block
// -----
"test.SingleBlockImplicitTerminator"() ({}) : () -> ()
// => 1:1: error: 'test.SingleBlockImplicitTerminator' op region #0 ('region') failed to verify constraint: region with 1 blocks
// -----
"test.SingleBlockImplicitTerminator"() ({
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// => 1:1: error: 'test.SingleBlockImplicitTerminator' op expects region #0 to have 0 or 1 blocks
// -----
"test.SingleBlockImplicitTerminator"() ({
  "t.end"() : () -> ()
}) : () -> ()
// => 1:1: error: 'test.SingleBlockImplicitTerminator' op expects regions to end with 'test.finish', found 't.end'
// => 1:1: note: in custom textual format, the absence of terminator implies 'test.finish'
// -----
"test.single_no_terminator_op"() ({
^bb0:
}) : () -> ()
// -----
"test.single_no_terminator_op"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.x"() : () -> ()
}) : () -> ()
// => 1:1: error: 'test.single_no_terminator_op' op expects region #0 to have 0 or 1 blocks
// -----
// regions
"test.sized_region_op"() ({
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:1: error: 'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks
// -----
"test.sized_region_op"() ({
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}, {
}) : () -> ()
// => 1:1: error: 'test.sized_region_op' op region #1 failed to verify constraint: region with 1 blocks
// -----
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// => 1:1: error: 'builtin.module' op region should have no arguments
// -----
"builtin.module"() ({
}) : () -> ()
// => 1:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// -----
"builtin.module"() ({
^bb0:
  "t.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
// => 1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
// -----
"builtin.module"() : () -> ()
// => 1:1: error: 'builtin.module' op requires one region
// -----
module attributes {foo} {
}
// => 1:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// => 1:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// -----
// symbols
module {
  module @a {}
  "test.symbol"() {sym_name = "a"} : () -> ()
}
// => 4:3: error: redefinition of symbol named 'a'
// => 3:3: note: see existing symbol definition here
// -----
"test.symbol"() : () -> ()
// => 1:1: error: 'test.symbol' op requires attribute 'sym_name'
// -----
"test.symbol"() {sym_name = 5 : i32} : () -> ()
// => 1:1: error: 'test.symbol' op attribute 'sym_name' failed to satisfy constraint: string attribute
// -----
"test.symbol"() {sym_name = "a", sym_visibility} : () -> ()
// => 1:1: error: 'test.symbol' op attribute 'sym_visibility' failed to satisfy constraint: string attribute
// -----
"test.symbol"() {sym_name = "a", sym_visibility = "foo"} : () -> ()
// => 1:1: error: 'test.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// -----
"test.symbol_with_result"() {sym_name = "a"} : () -> i32
// => 1:1: error: 'test.symbol_with_result' op symbols must not have results
// -----
"test.one_region_op"() ({
  "test.symbol"() {sym_name = "a"} : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// => 2:3: error: 'test.symbol' op symbol's parent must have the SymbolTable trait
// -----
"t.region"() ({
  "test.symbol"() {sym_name = "a"} : () -> ()
}) : () -> ()
// -----
"test.symbol_table_region"() ({
}) : () -> ()
// => 1:1: error: 'test.symbol_table_region' op region #0 ('region') failed to verify constraint: region with 1 blocks
// -----
"test.symbol_scope"() ({
  "test.symbol"() {sym_name = "a"} : () -> ()
  "t.symbol"() {sym_name = "b"} : () -> ()
  "test.symbol"() {sym_name = "b"} : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// => 4:3: error: redefinition of symbol named 'b'
// => 3:3: note: see existing symbol definition here
// -----
module {
  "t.a"() {sym_name = "x"} : () -> ()
  "t.b"() {sym_name = 5 : i32} : () -> ()
  "t.c"() {sym_name = "x"} : () -> ()
}
// => 4:3: error: redefinition of symbol named 'x'
// => 2:3: note: see existing symbol definition here
// -----
// attributes
"test.non_negative_int_attr"() {i32attr = 5 : i32} : () -> ()
// => 2:1: error: 'test.non_negative_int_attr' op requires attribute 'i64attr'
// -----
"test.non_negative_int_attr"() {i32attr = -5 : i32, i64attr = 10 : i64} : () -> ()
// => 1:1: error: 'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
// -----
"test.non_negative_int_attr"() {i32attr = 5 : i64, i64attr = 10 : i64} : () -> ()
// => 1:1: error: 'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
// -----
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 10 : i64} : () -> ()
// => 1:1: error: 'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// -----
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 0>, i64attr = array<i64: 1>} : () -> ()
// => 1:1: error: 'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order
// -----
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 1>, i64attr = array<i64: 1, 1>} : () -> ()
// => 1:1: error: 'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order
// -----
"test.confined_dense_array_attr"() {emptyattr = array<i16: 4, 4>, i32attr = array<i32: 1, 1>, i64attr = array<i64: 1, 2>} : () -> ()
// => 1:1: error: 'test.confined_dense_array_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute should be in increasing order
// -----
// predicates
%0:2 = "t.def"() : () -> (i32, f32)
"test.operands_have_same_type"(%0#0, %0#1) : (i32, f32) -> ()
// => 3:1: error: 'test.operands_have_same_type' op failed to verify that all of {x, y} have same type
// -----
%0:2 = "t.def"() : () -> (tensor<4xi32>, f32)
"test.operands_have_same_element_type"(%0#0, %0#1) : (tensor<4xi32>, f32) -> ()
// => 2:1: error: 'test.operands_have_same_element_type' op failed to verify that all of {x, y} have same element type
// -----
%0:2 = "t.def"() : () -> (tensor<4xi32>, tensor<4x4xf32>)
"test.operands_have_same_rank"(%0#0, %0#1) : (tensor<4xi32>, tensor<4x4xf32>) -> ()
// => 2:1: error: 'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank
// -----
%0:2 = "t.def"() : () -> (tensor<4xi32>, tensor<4x4xf32>)
"test.operand0_and_result_have_same_shape"(%0#0, %0#1) : (tensor<4xi32>, tensor<4x4xf32>) -> tensor<5xf32>
// => 2:1: error: 'test.operand0_and_result_have_same_shape' op failed to verify that all of {x, res} have same shape
// -----
// several errors
module {
  module attributes {a} {}
  module attributes {b} {}
}
// => 3:3: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
// => 4:3: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'b'
// -----
// unknown operations of a known dialect
"builtin.nothing"() : () -> ()
// => 2:1: error: unregistered operation 'builtin.nothing' found in dialect ('builtin') that does not allow unknown operations
// -----
"test.nothing"() : () -> ()
