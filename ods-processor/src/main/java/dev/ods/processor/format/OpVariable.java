// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;

/** {@code $name} in the assembly format of an op: a variable for one of its members. */
public sealed interface OpVariable extends OpElement {
  /** The member to which the name refers. */
  Member member();

  /** Whether its presence is all that it says. */
  default boolean isUnit() {
    return false;
  }

  /**
   * {@code $name} of an attribute.
   *
   * @param qualified whether it is printed with its dialect and its mnemonic in any case
   */
  record Attribute(int offset, AttributeSpec member, boolean qualified)
      implements OpVariable, Guard, CustomArgument, ReferenceTarget {
    @Override
    public boolean isUnit() {
      return member.storage().kind() == AttributeStorage.Kind.UNIT;
    }

    /**
     * Whether it is parsed and printed without its dialect's prefix.
     *
     * @param optional whether it may be absent: it is then parsed with the prefix, as what it
     *     starts with is not known
     */
    public boolean isStripped(boolean optional) {
      AttributeStorage storage = member.storage();
      return !qualified && (storage.kind().isDenseArray() || (storage.readsItself() && !optional));
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.attribute(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.attribute(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.attribute(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.attribute(this);
    }
  }

  /** {@code $name} of a property that is no attribute. */
  record Property(int offset, PropertySpec member)
      implements OpVariable, Guard, CustomArgument, ReferenceTarget {
    @Override
    public boolean isUnit() {
      return member.type().kind() == PropertyTypeSpec.Kind.UNIT;
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.property(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.property(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.property(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.property(this);
    }
  }

  /** {@code $name} of an operand. */
  record Operand(int offset, OperandSpec member)
      implements OpVariable, TypeArgument, Guard, CustomArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfTypes<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.operand(this);
    }
  }

  /** {@code $name} of a result, inside of a type directive. */
  record Result(int offset, ResultSpec member) implements OpVariable, TypeArgument {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfTypes<R, X> visitor) throws X {
      return visitor.result(this);
    }
  }

  /** {@code $name} of a region. */
  record Region(int offset, RegionSpec member)
      implements OpVariable, Guard, CustomArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.region(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.region(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.region(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.region(this);
    }
  }

  /** {@code $name} of a successor. */
  record Successor(int offset, SuccessorSpec member)
      implements OpVariable, CustomArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.successor(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.successor(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.successor(this);
    }
  }
}
