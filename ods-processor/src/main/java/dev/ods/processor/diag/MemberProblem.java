// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about the members of declarations. */
public enum MemberProblem implements ProblemId {
  MEMBER_WITHOUT_ROLE(
      "ODS101", "'{0}' is not a member of the op; annotate it with {1}, or give it a body{2}"),
  MEMBER_TWO_ROLES("ODS102", "'{0}' cannot be both @{1} and @{2}; keep one of them"),
  MEMBER_WITH_BODY("ODS103", "@{0} belongs on an abstract method, but '{1}' has a body"),
  MEMBER_PARAMETERS("ODS104", "'{0}' declares {1}, so it must not have {2}"),
  MEMBER_OUTSIDE_INTERFACE(
      "ODS105", "@{0} belongs on a method of an interface, but '{1}' is in {2}"),
  VALUE_RETURN_TYPE(
      "ODS106", "{0} '{1}' returns '{2}'; expected Value, Optional<Value> or ValueRange{3}"),
  ATTRIBUTE_TYPE("ODS107", "attribute '{0}' returns '{1}', which corresponds to no attribute{2}"),
  ENUM_NOT_ATTRIBUTE(
      "ODS108",
      "attribute '{0}' returns '{1}', an enum without @EnumAttr; annotate the enum with it"),
  REGION_RETURN_TYPE(
      "ODS109", "region '{0}' returns '{1}'; expected Region or List<Region> of dev.ods.ir"),
  SUCCESSOR_RETURN_TYPE("ODS110", "successor '{0}' returns '{1}'; expected Block or List<Block>"),
  NAME_TWICE(
      "ODS111", "op has a conflict with two {0}s having the same name '{1}'; rename one of them"),
  NAME_CONFLICT(
      "ODS112",
      "op has a conflict with {0} and {1} both having an entry with the name '{2}'; rename one"
          + " of them"),
  MEMBER_NAME_INVALID(
      "ODS113",
      "'{0}' is not a valid name: expected an ASCII letter or '_', then letters, digits and '_'"),
  ACCESSOR_OVERLAP(
      "ODS114",
      "generated accessor for `{0}` overlaps with a default one; please rename to avoid overlap{1}"),
  RAW_ACCESSOR_OVERLAP(
      "ODS115",
      "accessor `{0}` generated for attribute '{1}' overlaps with {2} '{0}'; please rename to avoid"
          + " overlap"),
  VARIADIC_NOT_LAST("ODS116", "only the last {0} can be variadic; declare '{1}' after the others"),
  VARIADIC_SIZES_UNKNOWN(
      "ODS117",
      "op has multiple variadic {0}s but no specification over their sizes; add @Trait({1}.class)"),
  VARIADIC_SIZES_UNUSED(
      "ODS118", "op must have at least two variadic {0}s to use '{1}' trait; drop the trait"),
  VARIADIC_SIZES_BOTH("ODS119", "op cannot have both '{0}' and '{1}' traits; drop one of them"),
  STORAGE_MARK_TYPE(
      "ODS120", "@{0} is for an attribute that returns '{1}', but '{2}' returns '{3}'"),
  ANNOTATION_MISPLACED("ODS121", "@{0} belongs to {1}, but '{2}' is {3}"),
  DEFAULT_INVALID("ODS122", "'{0}' is not a value of {4} '{1}'; expected {2}{3}"),
  DEFAULT_WITHOUT_METHOD(
      "ODS123",
      "'{0}' is not the default value of attribute '{1}', as '{3}' has no values in text; expected"
          + " the name of a static method that makes it: declare 'static {3} {4}(Context context)' in"
          + " '{2}'{5}"),
  DEFAULT_OPTIONAL(
      "ODS124",
      "attribute '{0}' is optional, so it cannot have a default value; drop @Default or return"
          + " {1}"),
  DEFAULT_VIOLATES(
      "ODS125", "default value '{0}' of attribute '{1}' failed to satisfy constraint: {2}"),
  CONFINEMENT_KIND("ODS126", "@{0} is for {1}, but '{2}' is stored as '{3}'"),
  CONFINEMENT_CONTRADICTION("ODS127", "no attribute can satisfy both @{0} and @{1}"),
  NUMBER_NEGATIVE("ODS128", "'{0}' of @{1} must not be negative, but is {2}"),
  REGION_SIZE("ODS129", "region '{0}' cannot have at least {1} and at most {2} blocks"),
  ATTRIBUTE_NAME_RESERVED(
      "ODS130", "attribute name '{0}' is reserved for segment sizes; please rename"),
  OPERAND_GROUPS("ODS135", "operand '{0}' {1}"),
  ACCESSORS_SIMILAR(
      "ODS141",
      "{0} '{1}' and {2} '{3}' would both generate '{4}'; rename one of the methods, and keep its"
          + " name in MLIR with name = …"),
  PROPERTY_TYPE("ODS142", "property '{0}' returns '{1}'; {2}"),
  PROPERTY_MARK("ODS143", "'{0}' applies to {1}, but property '{2}' returns '{3}'"),
  PROPERTY_DEFAULT("ODS144", "property '{0}' cannot have this default value: {1}"),
  PROPERTY_CONDITION(
      "ODS145",
      "'{0}' has no 'static boolean test({1})', which a condition on a property needs; declare it"),
  OWN_CONFINEMENT(
      "ODS146",
      "'@{0}' confines by '{1}', which needs 'static boolean {2}'; the elements of such an"
          + " annotation are numbers, booleans and strings, and @Order names them if there are"
          + " several"),
  DERIVED_METHOD(
      "ODS147",
      "@DerivedAttr belongs on a default method without parameters, which computes the value, but"
          + " '{0}' {1}"),
  DERIVED_TYPE(
      "ODS148",
      "derived attribute '{0}' returns '{1}', which corresponds to no attribute; name a method that"
          + " makes one with @DerivedAttr(convert = …), or return one of the types of @Attr"),
  DERIVED_CONVERTER(
      "ODS149",
      "derived attribute '{0}' is converted by '{1}', but '{2}' has no 'static Attribute"
          + " {1}(Context, {3})'{4}"),
  METHOD_OVERLAP(
      "ODS150", "method '{0}' has the signature of a method that '{1}' has of its own; rename it"),
  CONSTANT_VALUE(
      "ODS151", "@ConstantValue marks what an op with the trait ConstantLike folds to, but {0}"),
  MEMBER_NULLABLE("ODS152", "{0} is absent only if its type says so, and '{1}' is @Nullable; {2}"),
  SUMMARY_ELEMENT(
      "ODS153",
      "the summary names the element '{0}' in braces, but @{1} has no such element{2}",
      Severity.WARNING);

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  MemberProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  MemberProblem(String id, String text, Severity severity) {
    template = new MessageTemplate(id, text, severity);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
