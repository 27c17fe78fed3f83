// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

/**
 * The visitors of elements of the format of an op. They have no default methods: a new kind of
 * element does not compile until all visitors handle it. Each has the type of its results and the
 * exception that it may throw, {@link RuntimeException} for none.
 */
public final class OpVisitors {
  private OpVisitors() {}

  /** Does one thing for each kind of element. */
  public interface OfElements<R, X extends Exception>
      extends OfTypes<R, X>, OfGuards<R, X>, OfArguments<R, X> {
    R whitespace(FormatElement.Whitespace element) throws X;

    R regions(OpElement.Regions element) throws X;

    R successors(OpElement.Successors element) throws X;

    R functionalType(OpElement.FunctionalType element) throws X;

    R oiList(OpElement.OiList element) throws X;

    R group(OpElement.OptionalGroup element) throws X;
  }

  /** Does one thing for each kind of argument that a type directive may have. */
  public interface OfTypes<R, X extends Exception> {
    R operand(OpVariable.Operand element) throws X;

    R result(OpVariable.Result element) throws X;

    R operands(OpElement.Operands element) throws X;

    R results(OpElement.Results element) throws X;
  }

  /** Does one thing for each kind of element that may guard an optional group. */
  public interface OfGuards<R, X extends Exception> {
    R literal(FormatElement.Literal element) throws X;

    R attribute(OpVariable.Attribute element) throws X;

    R property(OpVariable.Property element) throws X;

    R operand(OpVariable.Operand element) throws X;

    R region(OpVariable.Region element) throws X;

    R custom(OpElement.Custom element) throws X;
  }

  /** Does one thing for each kind of element to which {@code ref} may refer. */
  public interface OfReferences<R, X extends Exception> {
    R attribute(OpVariable.Attribute element) throws X;

    R property(OpVariable.Property element) throws X;

    R operand(OpVariable.Operand element) throws X;

    R operands(OpElement.Operands element) throws X;

    R region(OpVariable.Region element) throws X;

    R regions(OpElement.Regions element) throws X;

    R successor(OpVariable.Successor element) throws X;

    R successors(OpElement.Successors element) throws X;

    R typeOf(OpElement.TypeOf element) throws X;

    R attrDict(OpElement.AttrDict element) throws X;
  }

  /** Does one thing for each kind of argument that a {@code custom} directive may have. */
  public interface OfArguments<R, X extends Exception> {
    R attribute(OpVariable.Attribute element) throws X;

    R property(OpVariable.Property element) throws X;

    R operand(OpVariable.Operand element) throws X;

    R region(OpVariable.Region element) throws X;

    R successor(OpVariable.Successor element) throws X;

    R typeOf(OpElement.TypeOf element) throws X;

    R attrDict(OpElement.AttrDict element) throws X;

    R propDict(OpElement.PropDict element) throws X;

    R reference(OpElement.Reference element) throws X;

    R text(OpElement.Text element) throws X;
  }
}
