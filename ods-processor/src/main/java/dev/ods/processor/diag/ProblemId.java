// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/**
 * The catalogue of messages. An id is never reused: one that is no longer needed leaves a gap.
 * Where MLIR reports the same error, the message has MLIR's wording.
 *
 * <p>Numbers: below 100 declarations, 100s members, 200s assembly formats, 300s constraints, 400s
 * traits and hooks, 500s rewrite patterns.
 */
public enum ProblemId {
  OP_NOT_INTERFACE(
      "ODS001", "an op is declared by an interface, but '{0}' is {1}; make it an interface"),
  OP_GENERIC("ODS002", "'{0}' must not have type parameters: the generated class has none"),
  NOT_VISIBLE(
      "ODS003",
      "'{0}' is private, so the generated class cannot use it; make it package-private or public"),
  OP_NAME_INVALID(
      "ODS004", "'{0}' is not a valid op name: expected letters, digits, '_', '$', '.' and '-'"),
  OP_NAME_WITH_DIALECT(
      "ODS005", "op name '{0}' repeats the dialect; the full name is made of both, so write '{1}'"),
  DIALECT_NAME_INVALID(
      "ODS006",
      "'{0}' is not a valid dialect namespace: expected a letter or '_', then letters, digits, '_'"
          + " and '$'"),
  DIALECT_NOT_INTERFACE(
      "ODS007", "a dialect is declared by an interface, but '{0}' is {1}; make it an interface"),
  NOT_A_DIALECT("ODS008", "'{0}' is not a dialect; expected an interface with @Dialect{1}"),
  OP_NOT_LISTED(
      "ODS009",
      "op '{0}' is not registered in its dialect; add {1}.class to @Dialect(ops = …) of '{2}'"),
  NOT_AN_OP(
      "ODS010",
      "'{0}' is not an op and holds none; expected an interface with @Op, or a class that encloses"
          + " such interfaces"),
  OP_OF_OTHER_DIALECT(
      "ODS011",
      "op '{0}' belongs to dialect '{1}', so '{2}' cannot list it; list it in '{1}', or change"
          + " its @Op(dialect = …)"),
  OP_LISTED_TWICE("ODS012", "'{0}' is listed twice; drop one of the two"),
  OP_NAME_TWICE(
      "ODS013", "op '{0}' is declared twice, by '{1}' and by '{2}'; give one of them another name"),
  RUNTIME_MISSING("ODS014", "the class path has no {0}; add the module dev.ods:ods-runtime"),
  ORDER_MISSING(
      "ODS015",
      "'{0}' has {1} members that ops inherit, and class files do not preserve their order;"
          + " add @Order({{2}})"),
  ORDER_INCOMPLETE("ODS016", "@Order does not name '{0}'; it has to name every member"),
  ORDER_UNKNOWN("ODS017", "@Order names '{0}', which is not a member{1}"),
  ORDER_TWICE("ODS018", "@Order names '{0}' twice; drop one of the two"),
  INHERITED_AMBIGUOUS(
      "ODS019", "'{0}' inherits different {3} from '{1}' and '{2}'; give it one of its own"),
  GENERATED_NAME_TAKEN(
      "ODS020", "the generated class '{0}' already exists; rename '{1}' or the class"),
  ENUM_NOT_ENUM("ODS021", "@{0} is for enums, but '{1}' is {2}"),
  ENUM_EMPTY("ODS022", "enum attribute '{0}' has no cases; declare its constants"),
  ENUM_SYMBOL_TWICE(
      "ODS023",
      "cases '{0}' and '{1}' have the same symbol '{2}'; give one of them another with"
          + " @EnumCase(symbol = …)"),
  ENUM_VALUE_TWICE(
      "ODS024",
      "cases '{0}' and '{1}' have the same value {2}; give one of them another with"
          + " @EnumCase(value = …)"),
  ENUM_VALUE_RANGE(
      "ODS025", "value {0} of case '{1}' does not fit in {2}; use @EnumAttr(EnumAttr.Storage.{3})"),
  ENUM_VALUE_UNUSED(
      "ODS026",
      "case '{0}' has a value, but '{1}' is stored as a string; use"
          + " @EnumAttr(EnumAttr.Storage.I32)"),
  ENUM_SYMBOL_EMPTY("ODS027", "the symbol of case '{0}' must not be empty"),
  TYPE_CONSTRAINT_UNKNOWN(
      "ODS028",
      "@TypeConstraint names '{0}', which is not an operand or a result that '{1}' inherits{2}"),
  ENUM_NAME(
      "ODS034",
      "'{0}' is not the name of an attribute; expected a dialect, a dot and a mnemonic, as in"
          + " \"arith.fastmath\""),
  ENUM_WITHOUT_NAME(
      "ODS035", "{0} is for an attribute of its own, which '{1}' has not; add @EnumAttr(name = …)"),
  ENUM_FORMAT(
      "ODS036", "expected '$value' once, among literals such as `<`, in the format of an enum"),
  BIT_ENUM_ALONE("ODS037", "'{0}' has @BitEnum but not @EnumAttr; add it"),
  BIT_ENUM_STORAGE(
      "ODS038",
      "the bits of '{0}' must be in a signless integer, not in a {1}; use"
          + " @EnumAttr(EnumAttr.Storage.I32)"),
  BIT_NOT_SINGLE("ODS039", "value {0} of case '{1}' is not a single bit; {2}"),
  BIT_POSITION(
      "ODS040", "bit position larger than underlying storage: case '{0}' is not one of {1} bits"),
  BIT_SEPARATOR(
      "ODS041", "separator must contain '|' or ',' for parameter parsing, but is \"{0}\""),
  BIT_QUOTED(
      "ODS042",
      "sets of '{0}' cannot be printed quoted; add @EnumAttr(form = EnumAttr.Form.ENUM), or drop"
          + " printQuoted"),
  BIT_GROUP_EMPTY("ODS043", "group '{0}' has no cases; name its bits"),
  BIT_GROUP_CASE("ODS044", "group '{0}' names '{1}', which is not a case of '{2}'{3}"),
  BIT_SYMBOL_TWICE("ODS045", "the symbol '{0}' is used twice; give one of the two another"),
  BIT_SYMBOL(
      "ODS046",
      "the symbol '{0}' cannot be read in a set: it must not be empty, contain the separator, or"
          + " begin or end with a space"),
  BIT_KEYWORD(
      "ODS047",
      "bit enum {0} cannot be printed unquoted with cases that cannot be keywords, such as '{1}';"
          + " add printQuoted = true"),
  BIT_ENUM_MEMBER(
      "ODS048", "'{0}' returns '{1}', whose cases are bits; return Set<{1}>, a set of them"),
  BIT_ENUM_SET(
      "ODS049", "'{0}' returns a set of '{1}', whose cases are not bits; add @BitEnum to the enum"),
  OP_NAME_GENERIC(
      "ODS070",
      "'{0}' is not a valid op name for a custom assembly format, which reads letters, digits, '_',"
          + " '$' and '.' only; rename the op, or leave it in the generic form"),
  GENERATED_NAME_SHARED(
      "ODS033",
      "'{0}' and '{1}' would both generate the class '{2}'; rename one of them, or move it to"
          + " another package"),
  DEF_NOT_RECORD("ODS050", "{0} is defined by a record, but '{1}' is {2}; make it a record"),
  DEF_NOT_LISTED(
      "ODS051", "{0} '{1}' is not in its dialect; add {2}.class to @Dialect({3} = …) of '{4}'"),
  NOT_A_DEF("ODS052", "'{0}' is not a definition of {1}; {2}"),
  DEF_OF_OTHER_DIALECT(
      "ODS053",
      "{0} '{1}' belongs to dialect '{2}', so '{3}' cannot list it; list it in '{2}', or change its"
          + " @{4}(dialect = …)"),
  DEF_LISTED_TWICE("ODS054", "'{0}' is listed twice; drop one of the two"),
  MNEMONIC_TWICE(
      "ODS055",
      "{0} '{1}' is defined twice, by '{2}' and by '{3}'; give one of them another mnemonic"),
  MNEMONIC_INVALID(
      "ODS056",
      "'{0}' is not a valid mnemonic: expected a letter or '_', then letters, digits, '_', '$' and"
          + " '.'"),
  DEF_WITHOUT_FORMAT(
      "ODS057",
      "must specify an assembly format when the mnemonic is set; add @AssemblyFormat, or 'parse' and"
          + " 'print'"),
  DEF_WITHOUT_MNEMONIC(
      "ODS058",
      "'{0}' has {2} but no mnemonic, which dialects recognise it by; add @{1}(mnemonic = …)"),
  DEF_PARSE_WITHOUT_PRINT(
      "ODS059", "{0} has '{1}' but no '{2}'; a custom assembly format needs both"),
  DEF_FORMAT_AND_PARSE("ODS060", "{0} has both @AssemblyFormat and 'parse'; keep one of them"),
  PARAMETER_TYPE("ODS061", "parameter '{0}' has the type '{1}', which no text corresponds to{2}"),
  PARAMETER_DEFAULT("ODS062", "'{0}' is not a value of parameter '{1}'; expected {2}{3}"),
  PARAMETER_NO_DEFAULT(
      "ODS063", "parameter '{0}' has the type '{1}', which cannot have a default value"),
  PARAMETER_SELF_TYPE(
      "ODS064",
      "'{0}' cannot be the type of the attribute; expected a Type, or a class of types, as a"
          + " parameter of an @AttrDef"),
  PARAMETER_CONSTRAINT(
      "ODS065",
      "parameter '{0}' has the type '{1}'; constraints are for types and attributes, so check it in"
          + " 'verify'"),
  PARAMETER_UNSIGNED("ODS066", "parameter '{0}' has the type '{1}'; only integers are unsigned"),
  PARAMETER_TWICE(
      "ODS067", "definition has two parameters with the name '{0}'; rename one of them"),
  SELF_TYPE_TWICE("ODS068", "'{0}' and '{1}' cannot both be the type of the attribute"),
  ENUM_OF_OTHER_DIALECT(
      "ODS069",
      "the attribute of enum '{0}' has the name '{1}', so '{2}' cannot list it; list it in its own"
          + " dialect, or change its @EnumAttr(name = …)"),
  DEF_BODY(
      "ODS071",
      "'{0}' cannot be the body of a type; expected a class of types or attributes, or a record"
          + " without type parameters, that is not private"),
  DEF_BODY_TEXT(
      "ODS072",
      "type '{0}' has a body, which no assembly format writes; give it the methods 'parse' and"
          + " 'print'"),
  PARAMETER_ABSENT(
      "ODS073",
      "parameter '{0}' has a default value, so it is never absent; drop 'optional' from @Default"),
  MEMBER_WITHOUT_ROLE(
      "ODS101", "'{0}' is not a member of the op; annotate it with {1}, or give it a body"),
  MEMBER_TWO_ROLES("ODS102", "'{0}' cannot be both @{1} and @{2}; keep one of them"),
  MEMBER_WITH_BODY("ODS103", "@{0} belongs on an abstract method, but '{1}' has a body"),
  MEMBER_PARAMETERS("ODS104", "'{0}' declares {1}, so it must not have parameters"),
  MEMBER_OUTSIDE_INTERFACE(
      "ODS105", "@{0} belongs on a method of an interface, but '{1}' is in {2}"),
  VALUE_RETURN_TYPE(
      "ODS106", "{0} '{1}' returns '{2}'; expected Value, Optional<Value> or ValueRange"),
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
      "generated accessor for `{0}` overlaps with a default one; please rename to avoid overlap"),
  RAW_ACCESSOR_OVERLAP(
      "ODS115",
      "accessor `{0}` generated for attribute '{1}' overlaps with {2} '{0}'; please rename to avoid"
          + " overlap"),
  METHOD_OVERLAP(
      "ODS150", "method '{0}' has the signature of a method that '{1}' has of its own; rename it"),
  OPERAND_GROUPS("ODS135", "operand '{0}' {1}"),
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
  DEFAULT_UNSUPPORTED(
      "ODS123",
      "attribute '{0}' returns '{1}', and default values of such attributes are not supported yet"),
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
  ACCESSORS_SIMILAR(
      "ODS141",
      "{0} '{1}' and {2} '{3}' would both generate '{4}'; rename one of the methods, and keep its"
          + " name in MLIR with name = …"),
  PROPERTY_TYPE(
      "ODS142",
      "property '{0}' returns '{1}'; expected boolean, a number, String, int[], long[], float[],"
          + " double[], an enum with @EnumAttr that is stored as an integer, a Set of one with @BitEnum, a"
          + " class with 'Attribute toAttribute(Context)', 'static fromAttribute(Attribute, Consumer)'"
          + " and a constructor without parameters, or a List or Optional of these; use @Attr for"
          + " other types"),
  PROPERTY_MARK("ODS143", "'{0}' applies to {1}, but property '{2}' returns '{3}'"),
  PROPERTY_DEFAULT(
      "ODS144",
      "property '{0}' returns '{1}', which cannot have a default value here: an optional property or"
          + " a unit is absent by default, and 'optional' is for attributes only; remove @Default"),
  PROPERTY_CONDITION(
      "ODS145",
      "'{0}' has no 'static boolean test({1})', which a condition on a property needs; declare it,"
          + " not private"),
  OWN_CONFINEMENT(
      "ODS146",
      "'@{0}' confines by '{1}', which needs 'static boolean {2}'; the elements of such an annotation"
          + " are numbers, booleans and strings, and @Order names them if there are several"),
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
      "derived attribute '{0}' is converted by '{1}', but '{2}' has no 'static Attribute {1}(Context,"
          + " {3})'{4}"),
  FORMAT_CHARACTER("ODS200", "unexpected character{0}"),
  FORMAT_UNTERMINATED("ODS201", "unexpected end of file in {0}; close it with {1}"),
  FORMAT_VARIABLE_NAME("ODS202", "expected variable name after '$', as in $value"),
  FORMAT_ELEMENT("ODS203", "expected literal, variable, directive, or optional group{0}"),
  FORMAT_LITERAL("ODS204", "expected valid literal but got '{0}': {1}"),
  FORMAT_MISPLACED_LITERAL(
      "ODS205",
      "literals may only be used in the top-level section of the format; move it out of the"
          + " directive"),
  FORMAT_STRING(
      "ODS206",
      "strings may only be used as 'custom' directive arguments; write a literal between"
          + " backquotes"),
  FORMAT_TOKEN("ODS207", "expected {0}"),
  FORMAT_UNKNOWN_VARIABLE(
      "ODS208",
      "expected variable to refer to an argument, region, result, or successor; the op has"
          + " no '{0}'{1}"),
  FORMAT_MISPLACED_VARIABLE("ODS209", "{0}"),
  FORMAT_ALREADY_BOUND("ODS210", "{0} '{1}' is already bound; name it once"),
  FORMAT_TYPE_BOUND("ODS211", "{0} is already bound"),
  FORMAT_OVERLAP(
      "ODS212",
      "'{0}' directive creates overlap in format; name the {0} one by one or all by the"
          + " directive, not both"),
  FORMAT_ALREADY_SEEN("ODS213", "'{0}' directive has already been seen; write it once"),
  FORMAT_MISPLACED_DIRECTIVE("ODS214", "'{0}' {1} top-level directive"),
  FORMAT_MISPLACED_RESULTS(
      "ODS215", "'results' directive can only be used as a child to a 'type' directive"),
  FORMAT_NESTED_TYPE("ODS216", "'type' cannot be used as a child of another `type`"),
  FORMAT_MISPLACED_GROUP("ODS217", "optional groups can only be used as top-level elements"),
  FORMAT_ANCHORS("ODS218", "only one element can be marked as the anchor of an optional group"),
  FORMAT_NO_ANCHOR(
      "ODS219",
      "optional group has no anchor element; mark the element whose presence controls the group"
          + " with '^', as in ($value^)?"),
  FORMAT_GROUP_START(
      "ODS220",
      "first parsable element of an optional group must be a literal, variable, or custom"
          + " directive"),
  FORMAT_ANCHOR_ATTRIBUTE(
      "ODS221",
      "only optional or default-valued attributes can be used to anchor an optional group"),
  FORMAT_ANCHOR_KIND("ODS222", "only variables and types can be used to anchor an optional group"),
  FORMAT_GROUP_ELEMENT(
      "ODS223", "only literals, types, and variables can be used within an optional group"),
  FORMAT_GROUP_LENGTH(
      "ODS224",
      "only variable length {0} can be used within an optional group; make it Optional<Value> or"
          + " ValueRange, or move it out of the group"),
  FORMAT_NO_ATTR_DICT(
      "ODS225",
      "'attr-dict' directive not found in custom assembly format; write attr-dict where"
          + " attributes that the format does not mention are to be printed, usually before the `:`"
          + " of the types"),
  FORMAT_OPTIONAL_ATTRIBUTE(
      "ODS226",
      "optional attribute '{0}' cannot be used outside of an optional group; to conditionally"
          + " print the attribute, use '(${0}^)?'"),
  FORMAT_AMBIGUOUS_COLON(
      "ODS227",
      "format ambiguity caused by `:` literal found after attribute `{0}` which does not have a"
          + " buildable type; write another literal between them"),
  FORMAT_AMBIGUOUS_REGION(
      "ODS228",
      "format ambiguity caused by `attr-dict` directive followed by region `{0}`; try using"
          + " `attr-dict-with-keyword` instead"),
  FORMAT_MISSING(
      "ODS229",
      "{0} #{1}, named '{2}', not found; suggest adding a '${2}' directive to the custom"
          + " assembly format"),
  FORMAT_TYPE_UNKNOWN(
      "ODS230",
      "type of {0} #{1}, named '{2}', is not buildable and a buildable type cannot be inferred;"
          + " suggest adding a type constraint to the operation or adding a 'type(${2})' directive"
          + " to the custom assembly format"),
  FORMAT_NOT_BOUND("ODS232", "{0}"),
  FORMAT_REF_POSITION("ODS233", "'ref' is only valid within a `custom` directive"),
  FORMAT_CUSTOM_POSITION(
      "ODS234",
      "`custom` can only be used at the top-level context or within a `struct` directive"),
  FORMAT_CUSTOM_ARGUMENT("ODS235", "{0}"),
  FORMAT_QUALIFIED("ODS236", "'qualified' directive expects an attribute or a `type` directive"),
  FORMAT_CUSTOM_METHOD("ODS237", "`custom<{0}>` needs the {1}{2}"),
  FORMAT_OILIST_LITERAL("ODS238", "format ambiguity because {0} is used {1}"),
  FORMAT_OILIST_ELEMENT("ODS239", "{0}"),
  FORMAT_CUSTOM_OPTIONAL(
      "ODS241",
      "'{0}' begins an optional group, so that it has to return OptionalResult: ABSENT if the group"
          + " is absent"),
  FORMAT_OILIST_KEYWORD_TWICE(
      "ODS242",
      "the keyword `{0}` begins two clauses of the list, of which the second one is never parsed",
      Severity.WARNING),
  FORMAT_OILIST_BAR(
      "ODS243",
      "`{0}` belongs to the clause `{1}`, which is printed as a whole if any of its parts is"
          + " present; separate clauses with '|'",
      Severity.WARNING),
  FORMAT_ANCHOR_PROPERTY(
      "ODS244",
      "only properties with default values can be used to anchor or begin an optional group; add"
          + " @Default, or make the property optional"),
  CUSTOMS_NOT_CLASS("ODS240", "'{0}' has no methods; name a class or an interface"),
  FORMAT_UNSUPPORTED("ODS231", "{0} is not supported yet in an assembly format"),
  DEF_FORMAT_UNKNOWN("ODS270", "{0} has no parameter named '{1}'{2}"),
  DEF_FORMAT_TWICE("ODS271", "duplicate parameter '{0}'"),
  DEF_FORMAT_CAPTURED("ODS272", "`params` captures duplicate parameter: {0}"),
  DEF_FORMAT_MISSING("ODS273", "format is missing reference to parameter: {0}"),
  DEF_FORMAT_MISPLACED("ODS274", "{0}"),
  DEF_FORMAT_STRUCT("ODS275", "{0}"),
  DEF_FORMAT_GROUP("ODS276", "{0}"),
  DEF_FORMAT_LOST(
      "ODS278",
      "the format leaves out parameter '{0}', whose value is therefore lost when it is printed",
      Severity.WARNING),
  DEF_FORMAT_UNBOUND("ODS277", "parameter '{0}' must be bound before it is referenced"),
  NOT_A_CONSTRAINT(
      "ODS301",
      "'{0}' is not a constraint: it has neither a combinator such as @AnyOf nor 'public static"
          + " boolean test(Type)' or 'test(Attribute)'{1}"),
  CONSTRAINT_TARGET("ODS302", "{0} '{1}' needs a constraint on {2}, but '{3}' is one on {4}"),
  CONSTRAINT_NO_SUMMARY("ODS303", "constraint '{0}' has no summary for diagnostics; add @Summary"),
  CONSTRAINT_CYCLE("ODS304", "constraint '{0}' refers to itself: {1}"),
  CONSTRAINT_MIXED(
      "ODS305",
      "constraint '{0}' mixes constraints on types and on attributes; keep one of the two kinds"),
  CONSTRAINT_EMPTY("ODS306", "@{0} needs at least one constraint"),
  CONSTRAINT_BOTH("ODS307", "constraint '{0}' has both @{1} and a method 'test'; keep one of them"),
  SUMMARY_EMPTY("ODS308", "the summary of '{0}' must be one line that is not empty"),
  CONSTRAINT_NOT_VISIBLE("ODS309", "constraint '{0}' is not visible here; make it public"),
  CONSTRAINT_MEMBER(
      "ODS310",
      "'{0}' of constraint '{1}' has the name of an optional part but not its signature; expected"
          + " '{2}'"),
  CONTAINER_INVALID(
      "ODS311", "'{0}' is not a definition of types: expected a record with @TypeDef"),
  CONTAINER_ELEMENT("ODS312", "'{0}' has no component '{1}' that is a type{2}"),
  NOT_A_TRAIT(
      "ODS401", "'{0}' is not a trait; expected a class that implements dev.ods.trait.OpTrait"),
  TRAIT_PARAMETERISED("ODS402", "trait '{0}' has parameters; use the annotation @{0}(…)"),
  TRAIT_TWICE("ODS403", "trait '{0}' is given twice; drop one of the two"),
  TRAIT_CONTRADICTION("ODS404", "op cannot have both '{0}' and '{1}' traits; drop one of them"),
  TRAIT_REQUIRES("ODS405", "{0} requires {1} to precede it in traits list"),
  TRAIT_NEEDS_REGION(
      "ODS407", "trait '{0}' needs a region, but the op has none; declare one, or drop the trait"),
  MATCH_UNKNOWN(
      "ODS408", "@{0} names '{1}', which is not an operand, result or attribute of the op{2}"),
  MATCH_TOO_FEW("ODS409", "@{0} needs at least two names"),
  TRAIT_NOT_AN_OP(
      "ODS410",
      "@{0} needs an op, but '{1}' is neither an interface with @Op nor a class with a constant"
          + " NAME"),
  TRAIT_SHAPE("ODS411", "'{0}' trait: expected operation to {1}"),
  NOT_A_TRANSFORM(
      "ODS412", "@TypesMatchWith needs a class with 'public static Type apply(Type)', not '{0}'"),
  TRANSFORM_NOT_SINGLE(
      "ODS413", "@TypesMatchWith needs a single operand or result, which '{0}' is not"),
  MATCH_NOT_SINGLE(
      "ODS414", "@{0} compares the type of '{1}', which is not a single operand or result"),
  TRANSFORM_NOT_VARIADIC(
      "ODS415",
      "'apply' of @TypesMatchWith has several types for '{0}', which is not a variadic operand or"
          + " result"),
  PREDICATE_TRAIT(
      "ODS416",
      "'@{0}' has the predicate '{1}', which needs 'static boolean {2}', where 'Type' may stand for"
          + " 'Value'; @Order names the elements of such an annotation if there are several"),
  NAMES_TOO_MANY_OR_FEW("ODS417", "@{0} has {1} names, but {2} {3}"),
  MATCH_NOT_VARIADIC(
      "ODS418", "@{0} needs the values of '{1}', which is not a variadic operand or result"),
  HOOK_SIGNATURE("ODS420", "'{0}' has the name of a hook but not its signature; expected '{1}'"),
  HOOK_NEAR_MISS(
      "ODS421",
      "'{0}' has the signature of the hook '{1}' but is never called. Did you mean '{1}'?"),
  PARSE_WITHOUT_PRINT("ODS422", "op has '{0}' but no '{1}'; a custom assembly format needs both"),
  FORMAT_AND_PARSE("ODS423", "op has both @AssemblyFormat and 'parse'; keep one of them"),
  DIALECT_PARSE_WITHOUT_PRINT(
      "ODS425",
      "dialect has '{0}' but no '{1}'; a custom syntax of types or attributes needs both"),
  HOOK_WITHOUT_INTERFACE(
      "ODS426",
      "'{0}' is a method of the op interface '{1}', so it is never called unless '{2}' extends"
          + " '{1}'; add that, and declare it '@Override default'"),
  OP_INTERFACE_METHOD(
      "ODS427",
      "'{0}' does not implement '{1}' of the op interface '{2}'; override it with a default method,"
          + " or declare a member of that name and type"),
  ANNOTATION_OF_OPS(
      "ODS074",
      "@{0} belongs to an op, or to an interface that ops extend, but '{1}' is {2}; remove it"),
  DEF_OF_BOTH(
      "ODS075",
      "'{0}' cannot define both a type and an attribute; drop @TypeDef or @AttrDef, or make two"
          + " records"),
  OP_SEALED(
      "ODS076",
      "'{0}' is sealed, so that the generated class cannot implement it; drop 'sealed' and the list"
          + " of permitted interfaces"),
  OP_INTERFACE_NOT_INTERFACE(
      "ODS428",
      "an op interface is declared by an interface, but '{0}' is {1}; make it an interface"),
  OP_INTERFACE_AND_OTHER("ODS429", "'{0}' cannot be both @{1} and @OpInterface; keep one of them"),
  OP_INTERFACE_MEMBER(
      "ODS430",
      "@{0} belongs in an op, but '{1}' is in the op interface '{2}'; remove the annotation there,"
          + " and declare the member in each op"),
  CHECKED_EXCEPTION(
      "ODS431",
      "{0} throws the checked exception '{1}', which the generated code that calls it does not"
          + " handle; catch it in there, or throw an unchecked one"),
  EFFECT_MISPLACED(
      "ODS450",
      "@{0} belongs to an operand, a result, a reference to a symbol or the op, but '{1}' is another"
          + " {2}; remove it"),
  EFFECT_RESOURCE(
      "ODS451",
      "'{0}' is not a resource; expected a subclass of dev.ods.effect.EffectResource with a constant"
          + " INSTANCE"),
  OWN_METHOD_CONTRADICTION(
      "ODS452", "@{0} is ignored, as the op has a method '{1}' of its own; drop one of them"),
  OP_INTERFACE_VERIFIER(
      "ODS453",
      "'{0}' is not the verifier of op interface '{1}'; expected 'static void {0}({1},"
          + " Diagnostics)', which an op cannot override by its own"),
  INTERFACE_NOT_INTERFACE(
      "ODS455", "@{0} is for interfaces, but '{1}' is {2}; make it an interface"),
  OP_INTERFACE_NOT_EXTENDED(
      "ODS454", "'{0}' is an op interface, which '{1}' does not extend; add it there"),
  PATTERN_SYNTAX("ODS501", "{0}"),
  PATTERN_UNKNOWN_OP("ODS502", "'{0}' is not an operation of {1}{2}"),
  PATTERN_ARGUMENT_COUNT("ODS503", "'{0}' has {1}{2}, the pattern gives {3}"),
  PATTERN_UNBOUND("ODS504", "'${0}' is not bound by the match{1}"),
  PATTERN_BOUND_TWICE(
      "ODS505", "'${0}' is bound twice, first to {1}; only single operands may have the same name"),
  PATTERN_ARGUMENT_KIND("ODS506", "{0}"),
  PATTERN_NOT_INFERRED(
      "ODS507",
      "the types of the results of '{0}' cannot be inferred, and it does not replace the root; give"
          + " the op a trait such as SameOperandsAndResultType, let it extend InferTypeOpInterface,"
          + " or declare a static 'build' for these arguments"),
  PATTERN_TO_ITSELF(
      "ODS508", "the rewrite builds what the pattern matches, so that it never ends; change one"),
  PATTERN_PARAMETER("ODS509", "parameter '{0}' captures nothing: no '${0}' is in the match{1}"),
  PATTERN_PARAMETER_TYPE("ODS510", "'${0}' is {1}; expected a parameter of type {2}"),
  PATTERN_RESULT("ODS511", "{0}"),
  PATTERN_TOO_FEW(
      "ODS512", "not enough values generated to replace the matched op: '{0}' has {1}, got {2}"),
  PATTERN_ROOT("ODS513", "the match must be the tree of an operation, such as (tf.Add $lhs, $rhs)"),
  PATTERN_STRADDLES(
      "ODS514",
      "cannot use the same multi-result op to generate both auxiliary values and values to be used"
          + " for replacing the matched op; name it, and select its results, such as '$n#0'"),
  PATTERN_BENEFIT("ODS515", "the benefit is {0}; expected one from 0 to {1}"),
  PATTERN_UNSUPPORTED("ODS516", "{0}"),
  PATTERN_OUTSIDE_SET("ODS517", "@Pattern on '{0}' has no effect: add @PatternSet(…) to '{1}'"),
  PATTERN_SET_NOT_INTERFACE(
      "ODS518", "patterns are declared by an interface, but '{0}' is {1}; make it an interface"),
  PATTERN_METHOD("ODS519", "{0}"),
  PATTERN_UNKNOWN_METHOD("ODS520", "'{0}' is not a static method of '{1}'{2}"),
  PATTERN_CALL("ODS521", "{0}"),
  PATTERN_DIRECTIVE("ODS522", "{0}"),
  PATTERN_SHADOWED(
      "ODS540",
      "pattern '{0}' never applies: '{1}' matches whatever it does, and is tried first; give it a"
          + " larger benefit, or drop one of the two",
      Severity.WARNING),
  PATTERN_UNDOES(
      "ODS541",
      "pattern '{0}' undoes what {1}, so that a rewrite with it never ends; drop or narrow one",
      Severity.WARNING),
  PATTERN_TYPES("ODS542", "'{0}' of '{1}' must be {2}, but {3} is {4}"),
  PATTERN_MISSING(
      "ODS543",
      "'{0}' has no @Pattern, so that it declares nothing; add one, or make it static with a body"),
  PATTERN_SET_INHERITED(
      "ODS544",
      "'{0}' does not inherit the patterns of '{1}'; add the patterns of both sets where they are"
          + " used, and do not extend it"),
  PATTERN_BUILDER("ODS545", "{0}"),
  PASS_NOT_RECORD("ODS601", "a pass is declared by a record, but '{0}' is {1}; make it a record"),
  PASS_WITHOUT_BODY(
      "ODS602", "'{0}' does not say what the pass does; implement dev.ods.pass.PassBody"),
  PASS_NAME(
      "ODS603",
      "'{0}' is not a name that pipelines can give; expected letters, digits, '_', '-' and '.'"),
  PASS_OPTION_TWICE("ODS604", "'{0}' and '{1}' are both the option '{2}'; rename one of them"),
  PASS_MEMBER_TYPE(
      "ODS605",
      "'{0}' cannot be an option of type '{1}'; expected boolean, int, long (also unsigned), String,"
          + " an enum, a List of Integer, Long, String or OpPassManager, or a Statistic"),
  PASS_DEFAULT("ODS606", "'{0}' is not a default of '{1}'; expected {2}"),
  PASS_MEMBER_ANNOTATION("ODS608", "@{0} is for {1}, but '{2}' is {3}; use @{4}"),
  PASS_OP("ODS607", "'{0}' is not a class of operations with a NAME, such as FuncOp"),
  RESULT_NAME_INVALID("ODS440", "'{0}' is not a valid name of a value: expected {1}"),
  TRAIT_NOT_ACCESSIBLE("ODS441", "trait '{0}' is not accessible to the generated class: {1}"),
  ;

  private final String id;
  private final String template;
  private final Severity severity;

  ProblemId(String id, String template) {
    this(id, template, Severity.ERROR);
  }

  ProblemId(String id, String template, Severity severity) {
    this.id = id;
    this.template = template;
    this.severity = severity;
  }

  /** Whether it is a warning, with which a declaration is valid. */
  public boolean isWarning() {
    return severity == Severity.WARNING;
  }

  /** The stable id: {@code ODS001}. */
  public String id() {
    return id;
  }

  /** The message with {@code arguments} substituted for {@code {0}}, {@code {1}} and so on. */
  String message(Object... arguments) {
    return MessageTemplate.substitute(template, arguments);
  }
}
