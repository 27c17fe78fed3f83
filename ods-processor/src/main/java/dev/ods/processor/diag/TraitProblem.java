// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about traits, and about hooks. */
public enum TraitProblem implements ProblemId {
  NOT_A_TRAIT(
      "ODS401", "'{0}' is not a trait; expected a class that implements dev.ods.trait.OpTrait{1}"),
  TRAIT_PARAMETERISED("ODS402", "trait '{0}' has parameters; use the annotation @{0}(…)"),
  TRAIT_TWICE("ODS403", "trait '{0}' is given twice; drop one of the two"),
  TRAIT_CONTRADICTION("ODS404", "op cannot have both '{0}' and '{1}' traits; drop one of them"),
  TRAIT_REQUIRES("ODS405", "{0} requires {1} to precede it in traits list"),
  TRAIT_NEEDS_REGION(
      "ODS407", "trait '{0}' needs a region, but the op has none; declare one, or drop the trait"),
  MATCH_UNKNOWN(
      "ODS408", "@{0} names '{1}', which is not an operand, result or attribute of the op{2}"),
  MATCH_TOO_FEW("ODS409", "@{0} needs at least two different names, but has {1}"),
  TRAIT_NOT_AN_OP(
      "ODS410",
      "@{0} needs an op, but '{1}' is neither an interface with @Op nor a class with a constant"
          + " NAME"),
  TRAIT_SHAPE("ODS411", "'{0}' trait: expected operation to {1}"),
  NOT_A_TRANSFORM(
      "ODS412",
      "@TypesMatchWith needs a class with 'public static Type apply(Type)', not '{0}'{1}"),
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
  MATCH_MAY_LACK("ODS419", "@{0} compares the type of attribute '{1}', which {2}"),
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
  OP_INTERFACE_METHOD("ODS427", "'{0}' does not implement {1} of the op interface '{2}'; {3}"),
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
  CONSTANT_WITHOUT_FOLD(
      "ODS432",
      "'{0}' has the trait ConstantLike, but nothing tells its value, so that it is never a"
          + " constant; {1}",
      Severity.WARNING),
  RESULT_NAME_INVALID("ODS440", "'{0}' is not a valid name of a value: expected {1}"),
  TRAIT_NOT_ACCESSIBLE("ODS441", "trait '{0}' is not accessible to the generated class: {1}"),
  NOT_ACCESSIBLE(
      "ODS442",
      "'{0}' is not accessible in the package '{1}', where the generated class uses it; make it"
          + " {2}"),
  EFFECT_MISPLACED(
      "ODS450",
      "@{0} belongs to an operand, a result, a reference to a symbol or the op, but '{1}' is"
          + " another {2}; remove it"),
  EFFECT_RESOURCE(
      "ODS451",
      "'{0}' is not a resource; expected a subclass of dev.ods.effect.EffectResource with a"
          + " constant INSTANCE"),
  OWN_METHOD_CONTRADICTION(
      "ODS452", "@{0} is ignored, as the op has a method '{1}' of its own; drop one of them"),
  OP_INTERFACE_VERIFIER(
      "ODS453",
      "'{0}' is not the verifier of op interface '{1}'; expected 'static void {0}({1},"
          + " Diagnostics)', which an op cannot override by its own"),
  OP_INTERFACE_NOT_EXTENDED(
      "ODS454", "'{0}' is an op interface, which '{1}' does not extend; add it there"),
  INTERFACE_NOT_INTERFACE(
      "ODS455", "@{0} is for interfaces, but '{1}' is {2}; make it an interface"),
  FOLDER_MISSING(
      "ODS456",
      "'{0}' has no 'static FoldResult {1}(Operation, Constants)' and no constant 'Folder {1}'{2}"),
  FOLDER_AMBIGUOUS(
      "ODS457", "'{0}' has several folders '{1}' that fit '{2}'; give them different names"),
  PREDICATE_ELEMENT(
      "ODS458",
      "element '{1}' of @{0} has the type '{2}', whose values cannot be passed to a"
          + " predicate; expected a number, boolean, char or String{3}"),
  OP_EXTENDS_SYMBOL_INTERFACE(
      "ODS459",
      "'{0}' extends '{1}', which is an interface of {2} and not of ops; drop it, or declare '{1}'"
          + " with @OpInterface"),
  IMPLICIT_TERMINATOR(
      "ODS460",
      "'{0}' cannot be an implicit terminator: {1}; name an op that ends a block and can be built"
          + " without arguments"),
  SYMBOL_NAME(
      "ODS461",
      "'{0}' defines a symbol, whose name is the attribute 'sym_name', so that no '{0}' with '{1}'"
          + " in its place is valid; write @Attr(name = \"sym_name\")"),
  VERIFIER_WITHOUT_INTERFACE(
      "ODS462",
      "'{0}' has the signature of the verifier of an op interface, but '{1}' is none, so that the"
          + " verifier of operations does not call it; add @OpInterface to '{1}'",
      Severity.WARNING),
  TRAIT_WITHOUT_OPS("ODS463", "@{0} names no op, so that no operation is valid; name at least one"),
  HOOK_OF_MLIR(
      "ODS464", "'{0}' is MLIR's name of the hook '{1}', so it is never called; expected '{2}'{3}");

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  TraitProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  TraitProblem(String id, String text, Severity severity) {
    template = new MessageTemplate(id, text, severity);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
