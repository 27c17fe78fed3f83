// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.format.OpElement.CustomArgument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The Java types in which the arguments of a {@code custom} directive are passed to its methods. Of
 * several valid types, the first one is suggested.
 */
final class CustomTypes {
  private static final ClassName PARSED = ClassName.get(RuntimeNames.TEXT, "Parsed");
  private static final ClassName PRINTED = ClassName.get(RuntimeNames.TEXT, "Printed");
  private static final ClassName MARK = ClassName.get(RuntimeNames.TEXT, "OperandMark");

  private CustomTypes() {}

  /** What the parser of a directive takes for an argument. */
  static List<TypeName> parsed(CustomArgument argument) {
    return argument.accept(new ToParser());
  }

  /** What the printer of a directive takes for an argument. */
  static List<TypeName> printed(CustomArgument argument) {
    return argument.accept(new ToPrinter());
  }

  /** What receives a value. */
  static TypeName parsedOf(TypeName value) {
    return ParameterizedTypeName.get(PARSED, value);
  }

  private static TypeName listOf(TypeName element) {
    return ParameterizedTypeName.get(ClassName.get(List.class), element);
  }

  private static List<TypeName> attribute(OpVariable.Attribute element) {
    Set<TypeName> types = new LinkedHashSet<>();
    types.add(element.member().storage().storageClass());
    types.add(RuntimeNames.ATTRIBUTE);
    return List.copyOf(types);
  }

  /** What the parser stores its results in. */
  private static final class ToParser
      implements OpVisitors.OfArguments<List<TypeName>, RuntimeException> {
    @Override
    public List<TypeName> attribute(OpVariable.Attribute element) {
      return List.of(parsedOf(element.member().storage().storageClass()));
    }

    @Override
    public List<TypeName> property(OpVariable.Property element) {
      return List.of(parsedOf(element.member().returnType().box()));
    }

    @Override
    public List<TypeName> operand(OpVariable.Operand element) {
      if (element.member().isGrouped()) {
        return List.of(listOf(listOf(MARK)));
      }
      return List.of(element.member().arity() == Arity.VARIADIC ? listOf(MARK) : parsedOf(MARK));
    }

    @Override
    public List<TypeName> region(OpVariable.Region element) {
      return List.of(
          element.member().variadic() ? RuntimeNames.OPERATION_STATE : RuntimeNames.REGION);
    }

    @Override
    public List<TypeName> successor(OpVariable.Successor element) {
      return List.of(
          element.member().variadic() ? listOf(RuntimeNames.BLOCK) : parsedOf(RuntimeNames.BLOCK));
    }

    @Override
    public List<TypeName> typeOf(OpElement.TypeOf element) {
      if (TypeDirectives.isGrouped(element.argument())) {
        return List.of(listOf(listOf(RuntimeNames.TYPE)));
      }
      boolean single = TypeDirectives.isSingle(element.argument());
      boolean optional = TypeDirectives.isOptional(element.argument());
      return List.of(single || optional ? parsedOf(RuntimeNames.TYPE) : listOf(RuntimeNames.TYPE));
    }

    @Override
    public List<TypeName> attrDict(OpElement.AttrDict element) {
      return List.of(RuntimeNames.OPERATION_STATE);
    }

    @Override
    public List<TypeName> propDict(OpElement.PropDict element) {
      return List.of(RuntimeNames.OPERATION_STATE);
    }

    @Override
    public List<TypeName> reference(OpElement.Reference element) {
      return element.argument().accept(new References(MARK, listOf(MARK), false));
    }

    @Override
    public List<TypeName> text(OpElement.Text element) {
      return List.of(ClassName.get(String.class));
    }
  }

  /** What the printer receives. */
  private static final class ToPrinter
      implements OpVisitors.OfArguments<List<TypeName>, RuntimeException> {
    @Override
    public List<TypeName> attribute(OpVariable.Attribute element) {
      List<TypeName> types = new ArrayList<>(CustomTypes.attribute(element));
      types.add(ParameterizedTypeName.get(PRINTED, element.member().storage().storageClass()));
      return types;
    }

    @Override
    public List<TypeName> property(OpVariable.Property element) {
      return List.of(element.member().returnType());
    }

    @Override
    public List<TypeName> operand(OpVariable.Operand element) {
      return element.member().isGrouped()
          ? List.of(listOf(RuntimeNames.VALUE_RANGE))
          : printed(element);
    }

    @Override
    public List<TypeName> region(OpVariable.Region element) {
      return printed(element);
    }

    @Override
    public List<TypeName> successor(OpVariable.Successor element) {
      return printed(element);
    }

    @Override
    public List<TypeName> typeOf(OpElement.TypeOf element) {
      return TypeDirectives.isGrouped(element.argument())
          ? List.of(listOf(listOf(RuntimeNames.TYPE)))
          : printed(element);
    }

    @Override
    public List<TypeName> attrDict(OpElement.AttrDict element) {
      return printed(element);
    }

    @Override
    public List<TypeName> propDict(OpElement.PropDict element) {
      return List.of(RuntimeNames.OPERATION);
    }

    @Override
    public List<TypeName> reference(OpElement.Reference element) {
      return printed(element.argument());
    }

    @Override
    public List<TypeName> text(OpElement.Text element) {
      return List.of(ClassName.get(String.class));
    }

    private static List<TypeName> printed(OpElement.ReferenceTarget element) {
      return element.accept(new References(RuntimeNames.VALUE, RuntimeNames.VALUE_RANGE, true));
    }
  }

  /** The types of what an earlier element has read, or of what is printed. */
  private static final class References
      implements OpVisitors.OfReferences<List<TypeName>, RuntimeException> {
    private final TypeName value;
    private final TypeName values;
    private final boolean printed;

    References(TypeName value, TypeName values, boolean printed) {
      this.value = value;
      this.values = values;
      this.printed = printed;
    }

    @Override
    public List<TypeName> attribute(OpVariable.Attribute element) {
      return CustomTypes.attribute(element);
    }

    @Override
    public List<TypeName> property(OpVariable.Property element) {
      return List.of(element.member().returnType());
    }

    @Override
    public List<TypeName> operand(OpVariable.Operand element) {
      return element.member().arity() == Arity.VARIADIC ? many() : List.of(value);
    }

    @Override
    public List<TypeName> operands(OpElement.Operands element) {
      return many();
    }

    private List<TypeName> many() {
      return printed ? List.of(values, listOf(value)) : List.of(values);
    }

    @Override
    public List<TypeName> region(OpVariable.Region element) {
      return element.member().variadic() ? regions() : List.of(RuntimeNames.REGION);
    }

    @Override
    public List<TypeName> regions(OpElement.Regions element) {
      return regions();
    }

    private List<TypeName> regions() {
      return List.of(printed ? listOf(RuntimeNames.REGION) : RuntimeNames.OPERATION_STATE);
    }

    @Override
    public List<TypeName> successor(OpVariable.Successor element) {
      return element.member().variadic() ? successors() : List.of(RuntimeNames.BLOCK);
    }

    @Override
    public List<TypeName> successors(OpElement.Successors element) {
      return successors();
    }

    private List<TypeName> successors() {
      return List.of(printed ? listOf(RuntimeNames.BLOCK) : RuntimeNames.OPERATION_STATE);
    }

    @Override
    public List<TypeName> typeOf(OpElement.TypeOf element) {
      boolean one =
          TypeDirectives.isSingle(element.argument())
              || TypeDirectives.isOptional(element.argument());
      return List.of(one ? RuntimeNames.TYPE : listOf(RuntimeNames.TYPE));
    }

    @Override
    public List<TypeName> attrDict(OpElement.AttrDict element) {
      return List.of(printed ? RuntimeNames.OPERATION : RuntimeNames.OPERATION_STATE);
    }
  }
}
