// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.I32;
import dev.ods.ir.*;
import java.util.Optional;
import java.util.Set;

/** Operations with attributes of enums. */
public interface EnumOps {
  /** What they have in common. */
  @SuppressWarnings("ODS246") // the sets of MLIR's operations have no symbol if they are empty
  @AssemblyFormat("$value (`tag` $tag^)? attr-dict")
  interface TaggedOp {
    /** Any attribute. */
    @Attr
    Optional<Attribute> tag();
  }

  /** A case. */
  @Order({"value", "tag"})
  @Op(dialect = TestDialect.class, name = "op_with_enum")
  interface OpWithEnum extends TaggedOp {
    /** The case. */
    @Attr
    TestEnum value();
  }

  /** A set of cases. */
  @Order({"value", "tag"})
  @Op(dialect = TestDialect.class, name = "op_with_bit_enum")
  interface OpWithBitEnum extends TaggedOp {
    /** The set. */
    @Attr
    Set<TestBitEnum> value();
  }

  /** A set of cases with vertical bars. */
  @Order({"value", "tag"})
  @Op(dialect = TestDialect.class, name = "op_with_bit_enum_vbar")
  interface OpWithBitEnumVerticalBar extends TaggedOp {
    /** The set. */
    @Attr
    Set<TestBitEnumVerticalBar> value();
  }

  /** A case of 32 bits. */
  @Op(dialect = TestDialect.class, name = "i32_enum_attr")
  interface I32EnumAttr {
    /** The case. */
    @Attr
    SomeI32Enum attr();

    /** A number. */
    @Result(I32.class)
    Value val();
  }

  /** A case of 64 bits. */
  @Op(dialect = TestDialect.class, name = "i64_enum_attr")
  interface I64EnumAttr {
    /** The case. */
    @Attr
    SomeI64Enum attr();

    /** A number. */
    @Result(I32.class)
    Value val();
  }
}
