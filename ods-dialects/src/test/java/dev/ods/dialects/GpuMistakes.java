// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code gpu}, each with the beginning of its first error. */
final class GpuMistakes {
  private static final String A = "!gpu.mma_matrix<4x4xf16, \"AOp\">";
  private static final String B = "!gpu.mma_matrix<4x8xf16, \"BOp\">";
  private static final String C = "!gpu.mma_matrix<4x4xf32, \"COp\">";

  private GpuMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(
            typesAndAttributes(),
            memory(),
            functions(),
            modules(),
            GpuLaunchMistakes.all(),
            groups(),
            matrices())
        .flatMap(mistakes -> mistakes);
  }

  private static Stream<Arguments> typesAndAttributes() {
    return Stream.of(
        host("\"t.use\"() : () -> !gpu.named", "unknown gpu type: named"),
        host("\"t.use\"() : () -> !gpu.mma_matrix<2x?xf16, \"AOp\">", "expected static shape"),
        host(
            "\"t.use\"() : () -> !gpu.mma_matrix<2xf16, \"AOp\">",
            "MMAMatrixType must have exactly two dimensions"),
        host(
            "\"t.use\"() : () -> !gpu.mma_matrix<2x2xbf16, \"AOp\">",
            "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"),
        host(
            "\"t.use\"() : () -> !gpu.mma_matrix<2x2xf16, \"DOp\">",
            "operand expected to be one of AOp, BOp or COp"),
        host(
            "\"t.use\"() {a = #gpu.address_space<shared>} : () -> ()",
            "expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private"),
        host(
            "%0 = gpu.thread_id w",
            "custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z"),
        host(
            "%0 = gpu.thread_id x upper_bound 3.0",
            "floating point value not valid for specified type"),
        host(
            "%0 = gpu.thread_id x {upper_bound = 3 : i32}",
            "custom op 'gpu.thread_id' 'gpu.thread_id' op attribute 'upper_bound' failed to"),
        host(
            "%0 = \"gpu.thread_id\"() : () -> index",
            "'gpu.thread_id' op requires attribute 'dimension'"));
  }

  private static Stream<Arguments> memory() {
    return Stream.of(
        host("gpu.wait async", "custom op 'gpu.wait' needs to be named when marked 'async'"),
        host("gpu.wait [%n]", "use of value '%n' expects different type"),
        host(
            "%0 = gpu.alloc () : memref<?xf32>",
            "'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1"),
        host(
            "%0 = gpu.alloc ()[%n] : memref<2xf32>",
            "'gpu.alloc' op symbol operand count does not equal memref symbol count"),
        host(
            "%0 = gpu.alloc () : f32",
            "custom op 'gpu.alloc' invalid kind of type specified: expected builtin.memref, but"),
        host(
            "gpu.memcpy %m, %b : memref<4xf32>, memref<4xi8>",
            "'gpu.memcpy' op arguments have incompatible element type"),
        host(
            "gpu.memcpy %m, %o : memref<4xf32>, memref<?x4xf32>",
            "'gpu.memcpy' op arguments have incompatible shape"),
        host(
            "gpu.memset %m, %i : memref<4xf32>, i32",
            "'gpu.memset' op failed to verify that all of {dst, value} have same element type"),
        host(
            "gpu.host_register %m : memref<4xf32>",
            "custom op 'gpu.host_register' invalid kind of type specified: expected"
                + " builtin.unranked_memref, but found 'memref<4xf32>'"),
        host(
            "%0 = gpu.dynamic_shared_memory : memref<?xi8, 3>",
            "'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>"),
        host(
            "%0 = gpu.dynamic_shared_memory : memref<?xf32>",
            "'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer"),
        host(
            "%0 = gpu.dynamic_shared_memory : memref<3xi8, #gpu.address_space<workgroup>>",
            "'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu"));
  }

  private static Stream<Arguments> functions() {
    return Stream.of(
        device("gpu.func @b(f32) { gpu.return }", "custom op 'gpu.func' gpu.func requires named"),
        device("gpu.func private @b() {}", "custom op 'gpu.func' expected valid '@'-identifier"),
        device("gpu.func @b()", "expected '{' to begin a region"),
        device("gpu.func @b() {}", "'gpu.func' op expected body with at least one block"),
        device(
            "gpu.func @b() attributes {sym_name = \"a\"} { gpu.return }",
            "custom op 'gpu.func' attribute 'sym_name' occurs more than once in the attribute"),
        device(
            "gpu.func @b() attributes {known_grid_size = array<i32: 1>} { gpu.return }",
            "'gpu.func' op attribute 'known_grid_size' failed to satisfy constraint: i32 dense"),
        device(
            "gpu.func @b() attributes {gpu.known_grid_size = array<i32: 1>} { gpu.return }",
            "'gpu.func' op gpu.known_grid_size must contain exactly 3 elements"),
        device(
            "gpu.func @b() -> f32 kernel { gpu.return }",
            "'gpu.func' op expected void return type for kernel function"),
        device("gpu.func @b() -> f32 { gpu.return }", "'gpu.return' op expected 1 result operands"),
        device(
            "gpu.func @b(%a: i32) -> f32 { gpu.return %a : i32 }",
            "'gpu.return' op unexpected type `'i32'' for operand #0"),
        device(
            "gpu.func @b(%a: i32 {a}) { gpu.return }",
            "'gpu.func' op arguments may only have dialect attributes"),
        device(
            "gpu.func @b() workgroup(%a: i32) { gpu.return }",
            "'gpu.func' op expected memref type in attribution"),
        device(
            "gpu.func @b() private(%a: memref<1xi8, #gpu.address_space<global>>) { gpu.return }",
            "'gpu.func' op expected memory space private in attribution"),
        device(
            "\"gpu.func\"() <{function_type = (i8) -> ()}> ({ gpu.return }) {sym_name = \"b\"} :"
                + " () -> ()",
            "'gpu.func' op expected at least 1 arguments to body region"),
        device(
            "\"gpu.func\"() <{function_type = (i8) -> ()}> ({ ^bb(%a: i16): gpu.return })"
                + " {sym_name = \"b\"} : () -> ()",
            "'gpu.func' op expected body region argument #0 to be of type 'i8', got 'i16'"),
        host("gpu.return", "'gpu.return' op expects parent op 'gpu.func'"));
  }

  private static Stream<Arguments> modules() {
    return Stream.of(
        Arguments.of("gpu.module @a <> {}\n", "expected attribute value"),
        Arguments.of(
            "gpu.module @a <3> {}\n",
            "'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any"),
        Arguments.of(
            "gpu.module @a [] {}\n",
            "'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU"),
        Arguments.of(
            "gpu.module @a [#gpu.select_object] {}\n",
            "'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU"),
        Arguments.of(
            "gpu.module @a <#nvvm.target> {}\n",
            "'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any"),
        Arguments.of(
            "gpu.module @a [#nvvm.target, #nvvm.target<chip = \"sm_19\">] {}\n",
            "Minimum NVVM target SM version is sm_20"),
        Arguments.of("gpu.module @a {^a(%a: i32):}\n", "'gpu.module' op region should have no"),
        Arguments.of(
            "gpu.module @a {\n  gpu.module @b {}\n  gpu.module @b {}\n}\n",
            "redefinition of symbol named 'b'"),
        Arguments.of(
            """
            gpu.module @a attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 1>} {
              gpu.module @b attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 2>} {}
            }
            """,
            "data layout does not combine with layouts of enclosing ops"),
        Arguments.of(
            "func.func private @f() attributes {gpu.container_module}\n",
            "expected 'gpu.container_module' attribute to be attached to 'builtin.module'"),
        Arguments.of(
            "func.func private @f() attributes {gpu.known_block_size = 3}\n",
            "'func.func' op gpu.known_block_size must be a dense i32 array"));
  }

  private static Stream<Arguments> groups() {
    return Stream.of(
        host("%0 = gpu.all_reduce max %f {} : (f32) -> f32", "custom op 'gpu.all_reduce' invalid"),
        host(
            "%0 = gpu.all_reduce add %f {} : (f32, f32) -> f32",
            "custom op 'gpu.all_reduce' number of operands and types do not match: got 1 operands"),
        host(
            "%0 = gpu.all_reduce add %n {} : (index) -> index",
            "'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'index'"),
        host(
            "%0 = gpu.all_reduce %f {} : (f32) -> f32",
            "expected either an op attribute or a non-empty body"),
        host(
            "%0 = gpu.all_reduce and %f {} : (f32) -> f32",
            "`and` reduction operation is not compatible with type 'f32'"),
        body("^bb(%a: f32): gpu.yield %a : f32", "expected two region arguments"),
        body("^bb(%a: f32, %c: i8): gpu.yield %a : f32", "incorrect region argument type"),
        body("^bb(%a: f32, %c: f32): gpu.yield", "expected one gpu.yield operand"),
        body("^bb(%a: f32, %c: f32): \"t.end\"() : () -> ()", "expected gpu.yield op in region"),
        host(
            "%0 = gpu.subgroup_reduce add %f cluster(size = -4) : (f32) -> f32",
            "'gpu.subgroup_reduce' op cluster size 4294967292 is not a power of two"),
        host(
            "%0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32",
            "'gpu.subgroup_reduce' op cluster stride 3 is not a power of two"),
        host(
            "%0 = gpu.subgroup_reduce add %f {cluster_stride = 2 : i32} : (f32) -> f32",
            "'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is"),
        host("%0:2 = gpu.rotate %f, 5, 4 : f32", "'gpu.rotate' op offset must be in the range [0"),
        host(
            "%0:2 = gpu.rotate %f, 5, 6 : f32",
            "'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless"),
        host("%0:2 = gpu.shuffle up %f, %f, %i : f32", "use of value '%f' expects different type"),
        host(
            "%0 = gpu.subgroup_broadcast %f, specific_lane : f32",
            "'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast"),
        host(
            "gpu.warp_execute_on_lane_0(%n)[3] args(%f : f32) {}",
            "'gpu.warp_execute_on_lane_0' op expected same number op arguments and block"),
        host(
            "%0 = gpu.warp_execute_on_lane_0(%n)[3] -> f32 {}",
            "'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return"),
        host(
            "gpu.warp_execute_on_lane_0(%n)[3] args(%v : vector<4xi8>) {^bb(%a: vector<8xi8>):}",
            "'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from"),
        host(
            "gpu.warp_execute_on_lane_0(%n)[3] args(%v : vector<4xi8>) {^bb(%a: vector<9xi8>):}",
            "'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (9) to be a"),
        warp("f32", "\"t.end\"() : () -> ()", "op expected same number of yield operands and"),
        warp("f32", "\"t.end\"(%n) : (index) -> ()", "op expected vector type for"),
        warp("", "\"t.end\"() : () -> ()", "op expects regions to end with 'gpu.yield'"),
        warp("", "^bb:", "op expects a non-empty block"));
  }

  private static Stream<Arguments> matrices() {
    return Stream.of(
        matrix(
            "%0 = gpu.subgroup_mma_load_matrix %m[%i, %i] : memref<4x4xf16> -> " + A,
            "'gpu.subgroup_mma_load_matrix' op requires attribute 'leadDimension'"),
        matrix(
            "%0 = gpu.subgroup_mma_load_matrix %n[%i, %i] {leadDimension = 4 : index} :"
                + " memref<4x4xf16, strided<[1, 4]>> -> "
                + A,
            "expected source memref most minor dim must have unit stride"),
        matrix(
            "gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 4 : index} : "
                + A
                + ", memref<4x4xf16>",
            "expected the operand matrix being stored to have 'COp' operand type"),
        matrix(
            "%0 = gpu.subgroup_mma_compute %a, %a, %c : " + A + ", " + A + " -> " + C,
            "operands must be in the order AOp, BOp, COp"),
        matrix(
            "%0 = gpu.subgroup_mma_compute %a, %b, %c : " + A + ", " + B + " -> " + C,
            "operand shapes do not satisfy matmul constraints"),
        matrix(
            "%0 = gpu.subgroup_mma_compute %a, %a, %c : f32, f32 -> " + C,
            "custom op 'gpu.subgroup_mma_compute' invalid kind of type specified: expected"
                + " gpu.mma_matrix, but found 'f32'"),
        matrix(
            "%0 = gpu.subgroup_mma_constant_matrix %i : " + A,
            "use of value '%i' expects different type than prior uses: 'f16' vs 'index'"),
        matrix(
            "%0 = gpu.subgroup_mma_extract_thread_local %a[%i] : " + A + " -> f32",
            "'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches"),
        matrix(
            "%0 = gpu.subgroup_mma_elementwise add %a : (" + A + ") -> " + A,
            "custom op 'gpu.subgroup_mma_elementwise' expected ::mlir::gpu::MMAElementwiseOp to"),
        host(
            "\"t.use\"() {a = #gpu.thread<w>} : () -> ()",
            "expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0"),
        host(
            "\"t.use\"() {a = #gpu.select_object<i8>} : () -> ()",
            "the target attribute must be a GPU Target attribute"));
  }

  private static Arguments matrix(String body, String message) {
    return Arguments.of(
        """
        func.func @f(%%a: %s, %%b: %s, %%c: %s, %%m: memref<4x4xf16>, %%n: memref<4x4xf16, strided<[1, 4]>>, %%i: index) {
          %s
          return
        }
        """
            .formatted(A, B, C, body),
        message);
  }

  static Arguments host(String body, String message) {
    return Arguments.of(
        """
        func.func @f(%%n: index, %%i: i32, %%f: f32, %%m: memref<4xf32>, %%o: memref<?x4xf32>, %%b: memref<4xi8>, %%v: vector<4xi8>) {
          %s
          return
        }
        """
            .formatted(body),
        message);
  }

  static Arguments device(String body, String message) {
    return Arguments.of("gpu.module @m {\n  %s\n}\n".formatted(body), message);
  }

  private static Arguments warp(String result, String body, String message) {
    return host(
        (result.isEmpty() ? "" : "%0 = ")
            + "\"gpu.warp_execute_on_lane_0\"(%n) <{warp_size = 32 : i64}> ({ "
            + body
            + " }) : (index) -> ("
            + result
            + ")",
        "'gpu.warp_execute_on_lane_0' " + message);
  }

  private static Arguments body(String body, String message) {
    return host("%0 = gpu.all_reduce %f { " + body + " } : (f32) -> f32", message);
  }
}
