// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.Segments;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.trait.Terminator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** {@link MlirLosses} of the operations with which MLIR tests formats. */
final class TestDialectLosses {
  private static final Pattern KEYWORD = Pattern.compile("[A-Za-z_][\\w$.]*");
  private static final Pattern QUALIFIED_NAME = Pattern.compile("[A-Za-z_]\\w*([.]\\w+)+");

  private static final Map<String, Predicate<Operation>> CONDITIONS = conditions();

  private TestDialectLosses() {}

  private static Map<String, Predicate<Operation>> conditions() {
    Map<String, Predicate<Operation>> conditions = new HashMap<>();
    // Lists of types are printed if they are empty, and parsed only if not.
    for (String name :
        List.of(
            "call_with_segments",
            "format_infer_type_variadic_operands",
            "format_two_variadic_operands_no_buildable_type_op")) {
      conditions.put(name, op -> hasGroups(op, "operandSegmentSizes"));
    }
    conditions.put(
        "format_multiple_variadic_operands",
        op -> Segments.size(op.attribute("operandSegmentSizes"), 1) > 0);
    for (String name : List.of("format_multiple_variadic_results", "variadic_segment_prop")) {
      conditions.put(name, op -> hasGroups(op, "resultSegmentSizes"));
    }
    for (String name :
        List.of(
            "format_infer_type_all_operands_and_types",
            "format_infer_type_all_types",
            "format_infer_type_all_types_one_operand",
            "format_types_match_variadic",
            "format_variadic_operand",
            "region_if_yield")) {
      conditions.put(name, op -> op.operandCount() > 0);
    }
    // Two groups of the same size, which an odd number of operands does not make.
    conditions.put(
        "format_infer_type_all_types_two_operands",
        op -> op.operandCount() > 0 && op.operandCount() % 2 == 0);
    conditions.put("format_variadic_result", op -> op.resultCount() > 0);
    for (String name : List.of("isolated_one_region_op", "cse_of_single_block_op")) {
      conditions.put(name, op -> op.operandCount() > 0 && op.resultCount() > 0);
    }
    // The parser adds the block and the terminator that an empty region implies.
    for (String name :
        List.of(
            "format_implicit_terminator_region_a_op",
            "region_buffer_based",
            "store_with_a_region",
            "store_with_a_loop_region")) {
      conditions.put(name, op -> !op.region(0).isEmpty());
    }
    conditions.merge("cse_of_single_block_op", op -> !op.region(0).isEmpty(), Predicate::and);
    // A block that is empty and has no name is not printed.
    conditions.put("dummy_op_with_region_ref", op -> op.region(0).isEmpty());
    // The types are printed only if the anchor is there.
    conditions.put("format_optional_result_a_op", TestDialectLosses::hasBothOrNone);
    conditions.put(
        "format_optional_result_b_op",
        op -> Segments.size(op.attribute("resultSegmentSizes"), 1) > 0 || op.resultCount() == 0);
    conditions.put(
        "format_optional_result_c_op",
        op -> Segments.size(op.attribute("resultSegmentSizes"), 0) > 0 || op.resultCount() == 0);
    // What follows an absent attribute is taken for it.
    conditions.put("format_opt_attr_op_b", op -> op.attribute("opt_attr") != null);
    conditions.put(
        "format_optional_unit_attribute_no_elide", op -> op.attribute("is_optional") != null);
    conditions.put("format_variadic_region_a_op", op -> op.regionCount() > 0);
    conditions.put("format_variadic_region_b_op", op -> op.regionCount() > 0);
    // Names of symbols that are empty are printed, and not parsed.
    conditions.put("format_symbol_name_attr_op", op -> hasName(op, "attr"));
    conditions.put("format_opt_symbol_name_attr_op", op -> hasName(op, "opt_attr"));
    conditions.put("format_optional_default_attrs", op -> hasName(op, "sym"));
    // Attributes are not printed, nor the types of arguments, of which there must be some.
    conditions.put("dialect_custom_format_fallback", op -> op.discardableAttributes().size() == 0);
    conditions.put(
        "polyfor", op -> op.discardableAttributes().size() == 0 && hasIndices(op.region(0)));
    addFormsByHand(conditions);
    // Names of no result are printed too.
    conditions.put("custom_result_name", op -> nameCount(op) <= op.resultCount());
    // The empty set is printed as nothing, and not parsed.
    for (String name :
        List.of(
            "op_with_bit_enum_prop",
            "op_with_bit_enum_prop_named",
            "op_with_two_default_bit_enum_props")) {
      conditions.put(name, op -> isSet(op, "value1") && isSet(op, "value2"));
    }
    // The type of the attribute is parsed as the other attribute.
    conditions.put("typed_attr", TestDialectLosses::hasItsType);
    return conditions;
  }

  /** Forms that methods read and write, which say little of what an operation may have. */
  private static void addFormsByHand(Map<String, Predicate<Operation>> conditions) {
    Predicate<Operation> plain = op -> op.discardableAttributes().isEmpty();
    conditions.put("parse_integer_literal", plain);
    conditions.put("pretty_printed_region", plain.and(TestDialectLosses::isNotAbbreviated));
    conditions.put("parse_wrapped_keyword", plain.and(op -> isWord(op, "keyword", KEYWORD)));
    conditions.put("parse_custom_operation_name_api", op -> isWord(op, "name", QUALIFIED_NAME));
    conditions.put("affine_scope", plain.and(op -> hasBody(op, true)));
    conditions.put("single_no_terminator_custom_asm_op", plain.and(op -> hasBody(op, false)));
    conditions.put("wrapping_region", plain.and(TestDialectLosses::returnsItsResults));
    conditions.put("parse_b64", plain);
    conditions.put("region_if", plain.and(op -> op.operandCount() > 0 && op.resultCount() > 0));
    conditions.put("with_bounds_region", op -> argumentCount(op.region(0)) == 1);
    conditions.put(
        "isolated_region",
        plain.and(op -> argumentCount(op.region(0)) == 1 && hasIndices(op.region(0))));
    // Without results there are no names to take the attribute from; each name is given to a
    // result, whether there is one or not.
    conditions.put(
        "string_attr_pretty_name", op -> op.resultCount() > 0 && nameCount(op) <= op.resultCount());
    conditions.put(
        "switch_with_no_break",
        op ->
            op.attribute("cases") instanceof DenseArrayAttr cases
                && cases.size() == op.regionCount()
                && hasOperationsOnly(op));
    // An entry block that is empty and has no name is not printed.
    conditions.put(
        "fold_with_fold_adaptor",
        op -> {
          Block entry = op.region(0).first();
          return entry == null || entry.first() != null || entry.argumentCount() > 0;
        });
  }

  private static boolean isWord(Operation op, String attribute, Pattern pattern) {
    return op.attribute(attribute) instanceof StringAttr word
        && pattern.matcher(word.value()).matches();
  }

  /** Whether a region has a block that is printed without its arguments, or its terminator. */
  private static boolean hasBody(Operation op, boolean withTerminator) {
    Block entry = op.region(0).first();
    if (entry == null || entry.argumentCount() > 0) {
      return false;
    }
    Operation last = entry.last();
    return last != null && (withTerminator || !last.name().mightHaveTrait(Terminator.class));
  }

  private static int argumentCount(Region region) {
    Block entry = region.first();
    return entry == null ? 0 : entry.argumentCount();
  }

  private static boolean hasOperationsOnly(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry == null || entry.first() == null || entry.argumentCount() > 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNotAbbreviated(Operation op) {
    Block entry = op.region(0).first();
    Operation first = entry == null ? null : entry.first();
    return first == null || !first.name().value().equals("test.special.op");
  }

  /** Whether the region is one operation, whose results its terminator and the wrapper have. */
  private static boolean returnsItsResults(Operation op) {
    Block entry = op.region(0).first();
    Operation first = entry == null ? null : entry.first();
    Operation last = entry == null ? null : entry.last();
    return first != null
        && last != null
        && entry.argumentCount() == 0
        && last.equals(first.next())
        && last.discardableAttributes().isEmpty()
        && first.results().equals(last.operands())
        && first.results().types().equals(op.results().types());
  }

  private static boolean isSet(Operation op, String property) {
    return op.properties().get(property) instanceof IntegerAttr bits && !bits.isZero();
  }

  private static boolean hasGroups(Operation op, String sizes) {
    int groups = op.name().value().equals("test.call_with_segments") ? 3 : 2;
    for (int i = 0; i < groups; i++) {
      if (Segments.size(op.attribute(sizes), i) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasBothOrNone(Operation op) {
    Attribute sizes = op.attribute("resultSegmentSizes");
    return (Segments.size(sizes, 0) > 0) == (Segments.size(sizes, 1) > 0);
  }

  private static boolean hasName(Operation op, String attribute) {
    return !(op.attribute(attribute) instanceof StringAttr name) || !name.value().isEmpty();
  }

  private static boolean hasIndices(Region region) {
    Block entry = region.first();
    if (entry == null || entry.argumentCount() == 0) {
      return false;
    }
    for (int i = 0; i < entry.argumentCount(); i++) {
      if (!(entry.argument(i).type() instanceof IndexType)) {
        return false;
      }
    }
    return true;
  }

  private static int nameCount(Operation op) {
    return op.attribute("names") instanceof ArrayAttr names ? names.size() : 0;
  }

  private static boolean hasItsType(Operation op) {
    Attribute attribute = op.attribute("attr");
    return attribute != null
        && op.attribute("type") instanceof TypeAttr type
        && type.value().equals(attribute.type());
  }

  /** Whether the forms of an operation and of those in its regions say all of it. */
  static boolean areAvoided(Operation root) {
    boolean[] holds = {true};
    root.walk(
        op -> {
          String name = op.name().value();
          Predicate<Operation> condition =
              name.startsWith("test.")
                  ? CONDITIONS.getOrDefault(name.substring("test.".length()), any -> true)
                  : any -> true;
          holds[0] &= condition.test(op);
        });
    return holds[0];
  }
}
