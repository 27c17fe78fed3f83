// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.GpuMistakes.device;
import static dev.ods.dialects.GpuMistakes.host;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid kernel launches and memory attributions, each with the beginning of its first error. */
final class GpuLaunchMistakes {
  private GpuLaunchMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(launches(), attributions(), kernels(), genericLaunches())
        .flatMap(mistakes -> mistakes);
  }

  private static Stream<Arguments> launches() {
    return Stream.of(
        launch("gpu.terminator } {workgroup_attributions = 3}", "custom op 'gpu.launch' attribute"),
        launch("}", "empty block: expect at least a terminator"),
        launch("\"t.end\"() : () -> () }", "expected 'gpu.terminator' or a terminator with"),
        host("gpu.terminator", "'gpu.terminator' op expects parent op 'gpu.launch'"),
        host("gpu.launch grid(%a)", "custom op 'gpu.launch' expected 'blocks'"),
        host(
            "gpu.launch blocks(%a, %c, %d#1) in (%n)",
            "result number not allowed in argument list"),
        host(
            "gpu.launch blocks(%a, %c, %d) in (%e = %i, %g = %i, %h = %i)"
                + " threads(%j, %k, %l) in (%p = %n, %q = %n, %r = %n) {}",
            "use of value '%i' expects different type than prior uses"),
        host(
            "\"gpu.launch\"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes ="
                + " array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({ gpu.terminator })"
                + " : (index, index, index, index, index, index, index) -> ()",
            "'gpu.launch' op cluster size must be all present"),
        host(
            "\"gpu.launch\"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes ="
                + " array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ gpu.terminator })"
                + " : (index, index, index, index, index, index) -> ()",
            "'gpu.launch' op unexpected number of region arguments"));
  }

  private static Stream<Arguments> attributions() {
    String function = "'gpu.func' op expected ";
    String launch = "'gpu.launch' op ";
    String wrongMemory = "expected memory space workgroup in attribution";
    String many = "12345678901234567890123 : i128";
    return Stream.of(
        attributedFunction(many, function + "at least 1900168396 arguments to body region"),
        attributedFunction("2147483647 : i64", function + "at least 2147483648 arguments to body"),
        attributedFunction("-1 : i64", "'gpu.func' op " + wrongMemory),
        attributedFunction("255 : i8", "'gpu.func' op " + wrongMemory),
        attributedFunction("18446744073709551615 : ui64", "'gpu.func' op " + wrongMemory),
        attributedFunction("4294967297 : i64", "'gpu.func' op " + wrongMemory),
        attributedLaunch(many, launch + "unexpected number of region arguments"),
        attributedLaunch("2147483647 : i64", launch + "unexpected number of region arguments"),
        attributedLaunch("4294967295 : i64", launch + wrongMemory),
        attributedLaunch("18446744073709551615 : ui64", launch + wrongMemory));
  }

  private static Stream<Arguments> genericLaunches() {
    return Stream.of(
        genericLaunch("2", "'gpu.launch_func' op got 2 kernel operands but expected 0"),
        genericLaunch("-2", "'gpu.launch_func' op got 4294967294 kernel operands but expected 0"),
        genericLaunch("0", "'gpu.launch_func' op expected 6 or more operands, but found 1"));
  }

  private static Stream<Arguments> kernels() {
    return Stream.of(
        host("gpu.launch_func \"a\"", "custom op 'gpu.launch_func' invalid kind of attribute"),
        host(
            "gpu.launch_func @k::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)",
            "'gpu.launch_func' op expected the closest surrounding module to have the"),
        kernel("@none::@k", "", "'gpu.launch_func' op kernel container 'none' is undefined"),
        kernel("@host::@k", "", "'gpu.launch_func' op kernel module 'host' is undefined"),
        kernel("@m::@none", "", "'gpu.launch_func' op kernel function '@m::@none' is undefined"),
        kernel("@m", "", "'gpu.launch_func' op referenced kernel '@m' is not a function"),
        kernel("@m::@f", "", "'gpu.launch_func' op kernel function is missing the 'gpu.kernel'"),
        kernel("@m::@k", "", "'gpu.launch_func' op got 0 kernel operands but expected 1"),
        kernel(
            "@m::@k",
            "args(%n : index)",
            "'gpu.launch_func' op type of function argument 0 does not match"),
        kernel("@m::@k", "args(%n, %n : index)", "expected ':'"),
        kernel(
            "@m::@k clusters in (%n, , )",
            "",
            "custom op 'gpu.launch_func' number of operands and types do not match: got 0 operands"
                + " and 1 types"),
        kernel(
            "@m::@k clusters in (, %n, %n)",
            "",
            "custom op 'gpu.launch_func' number of operands and types do not match: got 1 operands"
                + " and 0 types"));
  }

  private static Arguments launch(String body, String message) {
    return host(
        "gpu.launch blocks(%a, %c, %d) in (%e = %n, %g = %n, %h = %n)"
            + " threads(%j, %k, %l) in (%p = %n, %q = %n, %r = %n) { "
            + body,
        message);
  }

  /**
   * A function with an argument, a private attribution and this count of workgroup attributions.
   */
  private static Arguments attributedFunction(String count, String message) {
    return device(
        "\"gpu.func\"() <{function_type = (i8) -> ()}> ({ ^bb(%a: i8, %b: memref<1xi8,"
            + " #gpu.address_space<private>>): gpu.return }) {sym_name = \"b\","
            + " workgroup_attributions = "
            + count
            + "} : () -> ()",
        message);
  }

  /** A launch with a private attribution and this count of workgroup attributions. */
  private static Arguments attributedLaunch(String count, String message) {
    String places =
        IntStream.range(0, 12).mapToObj(i -> "%p" + i + ": index, ").collect(Collectors.joining());
    return host(
        "\"gpu.launch\"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes ="
            + " array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb("
            + places
            + "%p: memref<1xi8, #gpu.address_space<private>>): gpu.terminator })"
            + " {workgroup_attributions = "
            + count
            + "} : (index, index, index, index, index, index) -> ()",
        message);
  }

  /** A launch with one operand, of a kernel without arguments. */
  private static Arguments genericLaunch(String kernelOperands, String message) {
    return Arguments.of(
        """
        module attributes {gpu.container_module} {
          func.func @host(%%n: index) {
            "gpu.launch_func"(%%n) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, %s, 0>}> : (index) -> ()
            return
          }
          gpu.module @m {
            gpu.func @k() kernel {
              gpu.return
            }
          }
        }
        """
            .formatted(kernelOperands),
        message);
  }

  private static Arguments kernel(String name, String arguments, String message) {
    return Arguments.of(
        """
        module attributes {gpu.container_module} {
          func.func @host(%%n: index) {
            gpu.launch_func %s blocks in (%%n, %%n, %%n) threads in (%%n, %%n, %%n) %s
            return
          }
          gpu.module @m {
            gpu.func @k(%%a: i32) kernel {
              gpu.return
            }
            gpu.func @f() {
              gpu.return
            }
          }
        }
        """
            .formatted(name, arguments),
        message);
  }
}
