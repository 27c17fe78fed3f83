// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.attribute;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Invalid attributes of dialects of which only attributes are declared, each with the beginning of
 * its first error.
 */
final class PartMistakes {
  private PartMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(
        attribute("#llvm.target", "expected '<'"),
        attribute("#llvm.target<>", "expected valid keyword"),
        attribute("#llvm.target<chip = \"b\">", "struct is missing required parameter: triple"),
        attribute("#llvm.target<chip = b>", "expected attribute value"),
        attribute("#llvm.target<chip = 5>", "invalid kind of attribute specified"),
        attribute("#llvm.target<chip \"b\">", "expected '='"),
        attribute("#llvm.target<chip = \"b\",>", "expected valid keyword"),
        attribute(
            "#llvm.target<chip = \"b\", chip = \"c\">",
            "duplicate or unknown struct parameter name: chip"),
        attribute("#llvm.target<features = 5>", "expected '<'"),
        attribute("#llvm.target_features<[5]>", "invalid kind of attribute specified"),
        attribute("#llvm.target_features<>", "expected '['"),
        attribute("#llvm.target_features<[\"a\"]>", "target features must start with '+' or '-'"),
        attribute("#llvm.target_features<[\"\"]>", "target features can not be null or empty"),
        attribute("#llvm.target_features<[\"+a,b\"]>", "target features can not contain ','"),
        attribute("#omp.flags<5>", "expected '>'"),
        attribute("#omp.flags<debug_kind = 1,>", "expected valid keyword"),
        attribute("#omp.flags<other = 1>", "duplicate or unknown struct parameter name: other"),
        attribute("#omp.flags<no_gpu_lib = 2>", "integer value too large"),
        attribute("#omp.flags<debug_kind = yes>", "expected integer value"),
        attribute("#omp.version<51>", "expected valid keyword"),
        attribute("#omp.version<version = 51, other = 5>", "expected '>'"),
        attribute(
            "#nvvm.target<O = 4>", "The optimization level must be a number between 0 and 3."),
        attribute("#nvvm.target<O = -1>", "The optimization level must be a number between 0"),
        attribute("#nvvm.target<O = \"x\">", "expected integer value"),
        attribute("#nvvm.target<triple = \"\">", "The target triple cannot be empty."),
        attribute("#nvvm.target<chip = \"\">", "The target chip cannot be empty."),
        attribute("#nvvm.target<chip = 3>", "expected string"),
        attribute("#nvvm.target<flags = 3>", "invalid kind of attribute specified"),
        attribute("#nvvm.target<link = [1]>", "All the elements in the `link` array must be stri"),
        attribute("#nvvm.target<chip = \"a\" O = 1>", "expected '>'"),
        attribute("#nvvm.target<o = 1>", "duplicate or unknown struct parameter name: o"),
        attribute(
            "#acc.device_type<other>",
            "expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore,"),
        attribute("#acc.device_type<5>", "expected valid keyword or string"),
        attribute("#acc<data_clause acc>", "expected ::mlir::acc::DataClause to be one of: acc_co"),
        attribute("#acc.declare<implicit = true>", "struct is missing required parameter: dataCl"),
        attribute("#acc.declare_action<preAlloc = 5>", "invalid kind of attribute specified"));
  }
}
