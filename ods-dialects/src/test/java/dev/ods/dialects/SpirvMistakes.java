// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code spirv}, each with the beginning of its first error. */
final class SpirvMistakes {
  private SpirvMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(types(), attributes(), groups(), branches(), composites(), constants())
        .flatMap(mistakes -> mistakes);
  }

  private static Stream<Arguments> types() {
    return Stream.of(
        function("%0 = spirv.FAdd %f, %i : f32", "use of value '%i' expects different type"),
        function(
            "%0 = spirv.IAdd %f, %f : f32",
            "'spirv.IAdd' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of"),
        function(
            "%0 = spirv.FOrdEqual %i, %i : i32",
            "custom op 'spirv.FOrdEqual' 'operand1' must be 16/32/64-bit float or fixed-length"),
        function(
            "%0 = \"spirv.IEqual\"(%i, %i) : (i32, i32) -> vector<2xi1>",
            "'spirv.IEqual' op failed to verify that type of result to correspond to the `i1`"),
        function(
            "%0 = spirv.GL.PackHalf2x16 %f : f32 -> i32",
            "custom op 'spirv.GL.PackHalf2x16' invalid kind of type specified: expected"
                + " builtin.vector, but found 'f32'"),
        function(
            "%0 = spirv.GL.Ldexp %f : f32, %k : vector<4xi32> -> f32",
            "'spirv.GL.Ldexp' op operands must both be scalars or vectors"),
        function(
            "%0 = spirv.GL.FClamp(%f, %f, %f) : f32",
            "custom op 'spirv.GL.FClamp' expected function type"),
        function(
            "%0 = spirv.SConvert %i : i32 to i32",
            "'spirv.SConvert' op expected the different bit widths for operand type and result"),
        function(
            "%0 = spirv.Bitcast %f : f32 to f32",
            "result type must be different from operand type"),
        function(
            "%0 = spirv.Bitcast %f : f32 to i64",
            "'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32"),
        function(
            "%0 = spirv.ShiftLeftLogical %i, %k : i32, vector<4xi32>",
            "'spirv.ShiftLeftLogical' op requires the same shape for all operands and results"),
        function(
            "%0 = spirv.Select %m, %f, %f : vector<4xi1>, f32",
            "'spirv.Select' op result expected to be of vector type when condition is of vector"));
  }

  private static Stream<Arguments> attributes() {
    return Stream.of(
        function(
            "spirv.ControlBarrier <Nowhere>, <Device>, <None>",
            "custom op 'spirv.ControlBarrier' expected ::mlir::spirv::Scope to be one of:"
                + " CrossDevice, Device,"),
        function(
            "spirv.MemoryBarrier <Device>, <Acquire|Nothing>",
            "custom op 'spirv.MemoryBarrier' expected ::mlir::spirv::MemorySemantics to be one of:"
                + " None, Acquire,"),
        function(
            "spirv.MemoryBarrier <Device>, <Acquire|Release>",
            "expected at most one of these four memory constraints to be set"),
        function(
            "\"spirv.MemoryBarrier\"() {memory_scope = 1 : i32,"
                + " memory_semantics = #spirv.memory_semantics<None>} : () -> ()",
            "'spirv.MemoryBarrier' op attribute 'memory_scope' failed to satisfy constraint: valid"
                + " SPIR-V Scope"),
        function(
            "%0 = spirv.SDot %i, %i : i32 -> i32",
            "'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands"),
        function(
            "%0 = spirv.UDot %k, %k, <PackedVectorFormat4x8Bit> : vector<4xi32> -> i32",
            "'spirv.UDot' op with invalid format attribute for vector operands of type"),
        function(
            "%0 = spirv.SUDot %k, %k : vector<4xi32> -> i32",
            "'spirv.SUDot' op result type has insufficient bit-width (32 bits) for the specified"));
  }

  private static Stream<Arguments> groups() {
    return Stream.of(
        function(
            "%0 = spirv.GroupIAdd <Device> <Reduce> %i : i32",
            "'spirv.GroupIAdd' op execution scope must be 'Workgroup' or 'Subgroup'"),
        function(
            "%0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %f : f32 -> f32",
            "'spirv.GroupNonUniformFAdd' op cluster size operand must be provided for"),
        function(
            "%0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %f cluster_size(%i)"
                + " : f32, i32 -> f32",
            "'spirv.GroupNonUniformFAdd' op cluster size operand must come from a constant op"),
        function(
            "%c = spirv.Constant 5 : i32\n"
                + "%0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %f cluster_size(%c)"
                + " : f32, i32 -> f32",
            "'spirv.GroupNonUniformFAdd' op cluster size operand must be a power of two"),
        function(
            "%0 = spirv.GroupNonUniformAll <Workgroup> %b : i1",
            "'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of"),
        function(
            "%0 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32",
            "'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op"),
        function(
            "%0 = spirv.GroupNonUniformShuffle <Subgroup> %f, %s : f32, si32",
            "'spirv.GroupNonUniformShuffle' op second operand must be a singless/unsigned"),
        function(
            "%0 = spirv.GroupBroadcast <Subgroup> %f, %k : f32, vector<4xi32>",
            "'spirv.GroupBroadcast' op localid is a vector and can be with only"));
  }

  private static Stream<Arguments> branches() {
    return Stream.of(
        ending("spirv.Branch ^one", "branch has 0 operands for successor #0, but target block"),
        ending("spirv.Branch ^one(%f : f32)", "type mismatch for bb argument #0 of successor #0"),
        ending("spirv.BranchConditional ^two, ^two", "expected SSA operand"),
        ending("spirv.BranchConditional %b [1], ^two, ^two", "expected ','"),
        ending(
            "spirv.BranchConditional %b [0, 0], ^two, ^two",
            "'spirv.BranchConditional' op branch weights cannot both be zero"),
        ending(
            "spirv.BranchConditional %b, ^one(%i, %i : i32), ^two",
            "expected 2 types to match operand list"),
        ending(
            "spirv.Switch %f : f32, [default: ^two]",
            "custom op 'spirv.Switch' invalid kind of type specified: expected builtin.integer"),
        ending(
            "spirv.Switch %i : i32, [default: ^two, 1.0: ^two]",
            "custom op 'spirv.Switch' expected integer value"),
        ending(
            "spirv.Switch %i : i32, [default: ^one(%i, %i : i32)]",
            "custom op 'spirv.Switch' number of operands and types do not match: got 2 operands"),
        ending(
            "spirv.Switch %i : i32, [default: ^two, 5: ^one]",
            "branch has 0 operands for successor #1, but target block has 1"),
        ending(
            "\"spirv.Switch\"(%i)[^two, ^two] <{case_operand_segments = array<i32: 1>,"
                + " operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()",
            "'spirv.Switch' op targetOperands count (0) does not match with the total size (1)"),
        ending(
            "\"spirv.Switch\"(%i)[^two, ^two] <{case_operand_segments = array<i32: 0>, literals ="
                + " dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32)"
                + " -> ()",
            "'spirv.Switch' op number of literals (2) should match number of targets (1)"),
        ending("spirv.Unreachable", "'spirv.Unreachable' op cannot be used in reachable block"),
        Arguments.of(
            "\"spirv.Return\"() : () -> ()\n",
            "'spirv.Return' op failed to verify that op must appear in a function-like op's"));
  }

  private static Stream<Arguments> composites() {
    return Stream.of(
        function(
            "%0 = spirv.CompositeExtract %f[1 : i32] : f32",
            "custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with"),
        function(
            "%0 = spirv.CompositeExtract %k[4 : i32] : vector<4xi32>",
            "custom op 'spirv.CompositeExtract' index 4 out of bounds for 'vector<4xi32>'"),
        function(
            "%0 = spirv.CompositeExtract %k[] : vector<4xi32>",
            "custom op 'spirv.CompositeExtract' expected at least one index for"),
        function(
            "%0 = \"spirv.CompositeExtract\"(%k) {indices = [0 : i32]} : (vector<4xi32>) -> f32",
            "'spirv.CompositeExtract' op invalid result type: expected 'i32' but provided 'f32'"),
        function(
            "%0 = spirv.CompositeInsert %f, %k[0 : i32] : f32 into vector<4xi32>",
            "'spirv.CompositeInsert' op object operand type should be 'i32', but found 'f32'"),
        function(
            "%0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<4xf32>",
            "'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but"),
        function(
            "%0 = spirv.CompositeConstruct %f, %i : (f32, i32) -> vector<2xf32>",
            "'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32'"),
        function(
            "%0 = spirv.VectorShuffle [8 : i32, 0 : i32] %k, %k : vector<4xi32>, vector<4xi32> ->"
                + " vector<2xi32>",
            "'spirv.VectorShuffle' op component selector 8 out of range: expected to be in [0, 8)"),
        function(
            "%0 = spirv.VectorShuffle [0 : i32] %k, %k : vector<4xi32>, vector<4xi32> ->"
                + " vector<2xi32>",
            "'spirv.VectorShuffle' op result type element count (2) mismatch with the number of"));
  }

  private static Stream<Arguments> constants() {
    return Stream.of(
        function("%0 = spirv.Constant", "expected attribute value"),
        Arguments.of("spirv.SpecConstant @c 1", "expected '='"),
        Arguments.of(
            "spirv.SpecConstant @c spec_id(-5) = 1 : i32",
            "'spirv.SpecConstant' op SpecId cannot be negative"),
        Arguments.of(
            "spirv.SpecConstant @c = 1 : i128",
            "'spirv.SpecConstant' op default value bitwidth disallowed"),
        Arguments.of(
            "spirv.SpecConstant @c = \"text\"",
            "'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar"),
        function(
            "spirv.SpecConstant @c = 1 : i32",
            "'spirv.SpecConstant' op failed to verify that op must appear in a module-like op's"),
        function(
            "%0 = spirv.EXT.ConstantCompositeReplicate [unit] : vector<2xf32>",
            "unknown value attribute type"),
        function(
            "%0 = spirv.EXT.ConstantCompositeReplicate [[1.0, 2.0]] : vector<2xf32>",
            "expected value attribute type 'f32', but got: '!spirv.array<2 x f64>'"),
        function("%0 = spirv.Constant [1, 2]", "expected ':'"),
        function(
            "%0 = spirv.Constant \"text\" : i32",
            "'spirv.Constant' op cannot have attribute: \"text\""),
        function(
            "%0 = spirv.Constant [1, 2] : i32",
            "'spirv.Constant' op must have spirv.array result type for array value"),
        function(
            "%0 = \"spirv.Constant\"() {value = 1 : i64} : () -> i32",
            "'spirv.Constant' op result type ('i32') does not match value type ('i64')"),
        function(
            "%0 = spirv.Constant dense<1> : tensor<2xi32> : vector<2xi32>",
            "'spirv.Constant' op result or element type ('vector<2xi32>') does not match value"));
  }

  private static Arguments function(String body, String message) {
    return ending(body + "\n  spirv.Return", message);
  }

  private static Arguments ending(String body, String message) {
    return Arguments.of(
        """
        func.func @f(%%f: f32, %%i: i32, %%s: si32, %%b: i1, %%k: vector<4xi32>, %%m: vector<4xi1>) {
          %s
        ^one(%%x: i32):
          spirv.Return
        ^two:
          spirv.Return
        }
        """
            .formatted(body),
        message);
  }
}
