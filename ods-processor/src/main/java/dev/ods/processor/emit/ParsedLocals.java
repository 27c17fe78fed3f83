// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.TypeDirectives;
import dev.ods.processor.format.TypeSource;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The local variables of a generated parser. Each is named after its member, with a suffix that is
 * unique for its kind. Those assigned in an optional group are declared before the group,
 * initialized for its absence.
 */
final class ParsedLocals {
  /** The name of the {@code operands} directive. */
  private static final String ALL_OPERANDS = "operands";

  /** The types of all operands, and of all results. */
  private static final String ALL_OPERAND_TYPES = "operandTypes";

  private static final String ALL_RESULT_TYPES = "resultTypes";

  private final LocalNames names = new LocalNames("parser", "state", "i", "type");

  private final OpShape shape;
  private final OpFormat format;
  private final IdentityHashMap<Member, ParsedTypes> types = new IdentityHashMap<>();
  private final IdentityHashMap<Member, OperandRange> operands = new IdentityHashMap<>();
  private final IdentityHashMap<Member, ParsedTypes> computed = new IdentityHashMap<>();
  private @Nullable ParsedTypes allOperandTypes;
  private @Nullable ParsedTypes allResultTypes;

  ParsedLocals(OpShape shape, OpFormat format) {
    this.shape = shape;
    this.format = format;
  }

  /** The variable of a member in a role. */
  String name(Member member, String role) {
    return names.of(member.accessor(), member.accessor(), role);
  }

  /** Whether anything uses what the {@code operands} directive reads. */
  boolean usesAllOperands() {
    return !shape.operands().isEmpty() || format.refersToAllOperands();
  }

  /** Whether anything uses the types that are read for the {@code operands} directive. */
  boolean usesAllOperandTypes() {
    return !shape.operands().isEmpty() || format.refersToAllOperandTypes();
  }

  /** The variable of the {@code operands} directive in a role. */
  String ofOperands(String role) {
    return names.of("<operands>", ALL_OPERANDS, role);
  }

  /** The variable of the types of all operands in a role. */
  String ofOperandTypes(String role) {
    return names.of("<operand types>", ALL_OPERAND_TYPES, role);
  }

  /** The variable of the types of all results in a role. */
  String ofResultTypes(String role) {
    return names.of("<result types>", ALL_RESULT_TYPES, role);
  }

  /** One more variable. */
  String fresh(String name) {
    return names.fresh(name);
  }

  void setTypes(Member member, ParsedTypes parsed) {
    types.put(member, parsed);
  }

  /** Notes the variable of what was computed from the types of another member. */
  void setComputed(Member member, ParsedTypes types) {
    computed.put(member, types);
  }

  void setAllOperandTypes(ParsedTypes parsed) {
    allOperandTypes = parsed;
  }

  void setAllResultTypes(ParsedTypes parsed) {
    allResultTypes = parsed;
  }

  @Nullable ParsedTypes allOperandTypes() {
    return allOperandTypes;
  }

  @Nullable ParsedTypes allResultTypes() {
    return allResultTypes;
  }

  /** The types of a member, by their source. */
  ParsedTypes types(Member member, TypeSource source) {
    if (source instanceof TypeSource.Built built) {
      return new ParsedTypes.One(CodeBlock.of("$T.build(parser.context())", built.builder()));
    } else if (source instanceof TypeSource.OfAttribute attribute) {
      return new ParsedTypes.One(CodeBlock.of("$L", name(attribute.attribute(), "Type")));
    }
    if (source instanceof TypeSource.Transformed transformed) {
      ParsedTypes known = computed.get(member);
      return known == null ? computed(transformed, Arity.of(member)) : known;
    }
    return parsed(source instanceof TypeSource.SameAs same ? same.member() : member);
  }

  private ParsedTypes computed(TypeSource.Transformed source, Arity arity) {
    Member from = source.member();
    TypeTransform transform = source.transform();
    if (source.mayBeAbsent(arity)) {
      ParsedTypes present = computed(readType(from), transform);
      return new ParsedTypes.Many(
          CodeBlock.of(
              "($L == null ? $T.of() : $L)", readType(from), List.class, present.asList()));
    }
    if (from instanceof AttributeSpec || parsed(from) instanceof ParsedTypes.One) {
      return computed(readType(from), transform);
    }
    if (transform.ofMany()) {
      return computed(parsed(from).asList(), transform);
    }
    // An optional member has one type at most.
    ParsedTypes.Range read = (ParsedTypes.Range) parsed(from);
    ParsedTypes one = computed(CodeBlock.of("parser.typeAt($L)", read.from()), transform);
    return new ParsedTypes.Many(
        CodeBlock.of(
            "($L.equals($L) ? $T.of() : $L)", read.from(), read.to(), List.class, one.asList()));
  }

  private static ParsedTypes computed(CodeBlock from, TypeTransform transform) {
    CodeBlock apply = CodeBlock.of("$T.apply($L)", transform.owner(), from);
    return transform.many() ? new ParsedTypes.Many(apply) : new ParsedTypes.One(apply);
  }

  /** The type of an attribute, or the one that was parsed for a single operand or result. */
  CodeBlock readType(Member member) {
    return member instanceof AttributeSpec
        ? CodeBlock.of("$L", name(member, "Type"))
        : ((ParsedTypes.One) parsed(member)).type();
  }

  /** The types of a member that a type directive has read. */
  ParsedTypes read(Member member) {
    return parsed(member);
  }

  private ParsedTypes parsed(Member member) {
    ParsedTypes parsed = types.get(member);
    if (parsed == null) {
      throw new IllegalStateException("the format does not read the type of " + member.name());
    }
    return parsed;
  }

  /** Whether resolving an operand can fail because of the number of types. */
  boolean needsLocation(OperandSpec operand) {
    if (format.allOperands() || format.allOperandTypes()) {
      return false;
    }
    TypeSource source = format.operandTypes().get(shape.operands().indexOf(operand));
    if (source instanceof TypeSource.Transformed transformed) {
      return transformed.transform().many() || operand.arity() != Arity.SINGLE;
    }
    if (source instanceof TypeSource.Built || source instanceof TypeSource.OfAttribute) {
      return false;
    }
    Member from = source instanceof TypeSource.SameAs same ? same.member() : operand;
    return !isOneType(from);
  }

  /** Writes the variable with the sizes of the groups of an operand, which are parsed. */
  void parseGroups(OperandSpec operand, ParseCode code) {
    String name = groupSizes(operand);
    CodeBlock parse = CodeBlock.of("$T.parse(parser)", Names.OPERAND_GROUPS);
    if (!code.inGroup()) {
      code.read(Names.DENSE_ARRAY_ATTR, name, parse);
      return;
    }
    setGroupSizes(operand, code, parse);
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L == null)", name)
            .addStatement("return false")
            .endControlFlow()
            .build());
  }

  /**
   * Writes the variable with the sizes of the groups of an operand.
   *
   * @param sizes what computes them
   */
  void setGroupSizes(OperandSpec operand, ParseCode code, CodeBlock sizes) {
    CodeBlock none =
        CodeBlock.of("$T.sizes(parser.context(), $T.of())", Names.OPERAND_GROUPS, List.class);
    code.declare(Names.DENSE_ARRAY_ATTR, groupSizes(operand), none, sizes);
  }

  /** The variable with the sizes of the groups of an operand. */
  String groupSizes(OperandSpec operand) {
    return name(operand, "Sizes");
  }

  /** The variable with the blocks of a variadic successor. */
  String successors(SuccessorSpec successor) {
    return name(successor, "Successors");
  }

  /** Whether successors are added to the op at the end only, in their order. */
  boolean reordersSuccessors() {
    return format.reordersSuccessors();
  }

  void setRange(OperandSpec operand, OperandRange range) {
    operands.put(operand, range);
  }

  /** The range of the parser's operand stack that holds an operand. */
  OperandRange range(OperandSpec operand) {
    OperandRange range = operands.get(operand);
    if (range == null) {
      throw new IllegalStateException("the format does not read " + operand.name());
    }
    return range;
  }

  /** Whether {@code type($member)} parses the type of a member into one variable. */
  private boolean isOneType(Member member) {
    return TypeDirectives.isReadAlone(format.elements(), member) && arity(member) == Arity.SINGLE;
  }

  static Arity arity(Member member) {
    return member instanceof OperandSpec operand ? operand.arity() : ((ResultSpec) member).arity();
  }
}
