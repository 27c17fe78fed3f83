// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about declarations of ops, dialects, types, attributes, enums and interfaces. */
public enum DeclarationProblem implements ProblemId {
  OP_NOT_INTERFACE(
      "ODS001", "an op is declared by an interface, but '{0}' is {1}; make it an interface"),
  OP_GENERIC("ODS002", "'{0}' must not have type parameters: {1}"),
  NOT_VISIBLE(
      "ODS003",
      "'{0}' is private, so the generated class cannot use {1}; make it package-private or public"),
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
      "ODS009", "{0} not registered in {1} dialect; add {2}.class to @Dialect(ops = …) of '{3}'"),
  NOT_AN_OP("ODS010", "'{0}' is not an op and holds none; {1}"),
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
          + " add @Order({{2}}){3}"),
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
          + " @EnumCase(value = …){3}"),
  ENUM_VALUE_RANGE("ODS025", "value {0} of case '{1}' does not fit in {2}; {3}"),
  ENUM_VALUE_UNUSED(
      "ODS026",
      "case '{0}' has a value, but '{1}' is stored as a string; use"
          + " @EnumAttr(EnumAttr.Storage.I32)"),
  TYPE_CONSTRAINT_UNKNOWN(
      "ODS028",
      "@TypeConstraint names '{0}', which is not an operand or a result that '{1}' inherits{2}"),
  GENERATED_NAME_SHARED(
      "ODS033",
      "'{0}' and '{1}' would both generate the class '{2}'; rename one of them, or move it to"
          + " another package"),
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
  DEF_NOT_RECORD("ODS050", "{0} is defined by a record, but '{1}' is {2}; make it a record"),
  DEF_NOT_LISTED("ODS051", "{0} not in {1} dialect; add {2}.class to @Dialect({3} = …) of '{4}'"),
  NOT_A_DEF("ODS052", "'{0}' {1}; {2}"),
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
      "must specify an assembly format when the mnemonic is set; add @AssemblyFormat, or 'parse'"
          + " and 'print'"),
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
  PARAMETER_DETAIL("ODS066", "parameter '{0}' has the type '{1}'; only {2}"),
  PARAMETER_TWICE(
      "ODS067", "definition has two parameters with the name '{0}'; rename one of them"),
  SELF_TYPE_TWICE("ODS068", "'{0}' and '{1}' cannot both be the type of the attribute"),
  ENUM_OF_OTHER_DIALECT(
      "ODS069",
      "the attribute of enum '{0}' has the name '{1}', so '{2}' cannot list it; list it in its own"
          + " dialect, or change its @EnumAttr(name = …)"),
  OP_NAME_GENERIC(
      "ODS070",
      "'{0}' is not a valid op name for a custom assembly format, which reads letters, digits, '_',"
          + " '$' and '.' only; rename the op, or leave it in the generic form"),
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
      "{0} '{1}' has a default value, so it is never absent; drop 'optional' from @Default"),
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
  ANNOTATION_OF_MEMBERS(
      "ODS077",
      "@{0} belongs to a member of an op, but '{1}' is a component of '{2}', where it has no"
          + " effect; remove it"),
  PARAMETER_SYNTAX("ODS078", "'{0}' is no syntax of parameter '{1}': {2}"),
  NAMESAKE(
      "ODS079",
      "'{0}' means {1} until {2} is generated from '{3}', and that from then on; import the one that"
          + " is meant, or rename '{3}'"),
  DEF_SEALED(
      "ODS080",
      "'{0}' is sealed, but '{1}', the class that is generated from '{2}', implements it, too; add"
          + " '{1}' to the classes that it permits"),
  DEF_BUILDERS(
      "ODS081",
      "'{1}' would have two methods '{0}({2})', for this constructor and for another one; change"
          + " its parameters, or make it private"),
  PARAMETER_NULLABLE(
      "ODS082", "a parameter is absent only if its type says so, and '{0}' is @Nullable; {1}"),
  PACKAGE_HIDDEN(
      "ODS083",
      "'{0}' has a {1} '{2}', which hides the package '{2}' from the generated class; rename it"),
  CPP_NAMESPACE(
      "ODS084",
      "'{0}' is not a C++ namespace: expected names with '::' between them, as in \"::tf\""),
  TYPE_CONSTRAINT_UNUSED(
      "ODS085",
      "'{0}' inherits no operands or results, to which @TypeConstraint would give a constraint;"
          + " those of its own have theirs in @Operand and @Result"),
  PASS_NAME_TWICE(
      "ODS086",
      "pipelines give the name '{0}' to '{1}' and to '{2}', which no registry can hold together;"
          + " rename one of them",
      Severity.WARNING),
  KIND_OF_NONE(
      "ODS087",
      "KIND of '{0}' is {1}, but the types of '{2}' are {3}; name a class of all of its types"),
  BIT_ALIAS(
      "ODS088",
      "'{0}' is an alias, which is another symbol of one bit, but it names {1}; name one, or drop"
          + " 'alias'");

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  DeclarationProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  DeclarationProblem(String id, String text, Severity severity) {
    template = new MessageTemplate(id, text, severity);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
