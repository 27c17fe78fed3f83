// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.*;
import dev.ods.control.CallOpInterface;
import dev.ods.control.Callee;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls of symbols with operands that are no arguments. */
public interface CallOps {
  /** The attribute {@code callee} says what is called. */
  interface SymbolCall extends CallOpInterface {
    @Override
    default Callee callableForCallee() {
      return new Callee.OfSymbol(
          (SymbolRefAttr) Objects.requireNonNull(operation().attribute("callee")));
    }

    @Override
    default void setCalleeFromCallable(Callee callee) {
      operation().setAttribute("callee", ((Callee.OfSymbol) callee).reference());
    }
  }

  /** Arguments and results have attributes. */
  @Order({"callee", "argAttrs", "resAttrs", "results"})
  interface AttributedCall extends SymbolCall {
    @Attr
    SymbolRefAttr callee();

    @Attr(value = DictArrayAttr.class, name = "arg_attrs")
    Optional<ArrayAttr> argAttrs();

    @Attr(value = DictArrayAttr.class, name = "res_attrs")
    Optional<ArrayAttr> resAttrs();

    @Result
    ValueRange results();
  }

  /** A call with a further operand. */
  @Op(dialect = TestDialect.class, name = "call_on_device")
  @AssemblyFormat(
      "$callee `(` $forwarded_operands `)` `,` $non_forwarded_device_operand"
          + " attr-dict `:` functional-type(operands, results)")
  @Order({
    "callee",
    "forwardedOperands",
    "nonForwardedDeviceOperand",
    "argAttrs",
    "resAttrs",
    "results"
  })
  interface CallOnDevice extends AttributedCall {
    @Operand(name = "forwarded_operands")
    ValueRange forwardedOperands();

    @Operand(name = "non_forwarded_device_operand")
    Value nonForwardedDeviceOperand();

    @Override
    default ValueRange argOperands() {
      return forwardedOperands();
    }
  }

  /** A call whose result is stored. */
  @Op(dialect = TestDialect.class, name = "call_and_store")
  @AssemblyFormat(
      "$callee `(` $callee_operands `)` `,` $address attr-dict `:`"
          + " functional-type(operands, results)")
  @Order({
    "callee",
    "address",
    "calleeOperands",
    "storeBeforeCall",
    "argAttrs",
    "resAttrs",
    "results"
  })
  interface CallAndStore extends AttributedCall {
    @Operand(AnyMemRef.class)
    @MemWrite
    Value address();

    @Operand(name = "callee_operands")
    ValueRange calleeOperands();

    @Attr(name = "store_before_call")
    boolean storeBeforeCall();

    @Override
    default ValueRange argOperands() {
      return calleeOperands();
    }
  }

  /** Three groups of operands in parentheses. */
  @Op(dialect = TestDialect.class, name = "call_with_segments")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "$callee `(` $prefix `:` type($prefix) `)` `(` $args `:` type($args) `)` `(`"
          + " $suffix `:` type($suffix) `)` attr-dict")
  interface CallWithSegments extends SymbolCall {
    @Attr
    @FlatSymbolRef
    String callee();

    @Operand
    ValueRange prefix();

    @Operand
    ValueRange args();

    @Operand
    ValueRange suffix();

    @Override
    default ValueRange argOperands() {
      return args();
    }

    @Override
    default @Nullable ArrayAttr argAttrsAttr() {
      return null;
    }

    @Override
    default @Nullable ArrayAttr resAttrsAttr() {
      return null;
    }

    @Override
    default void setArgAttrsAttr(ArrayAttr attributes) {}

    @Override
    default void setResAttrsAttr(ArrayAttr attributes) {}

    @Override
    default void removeArgAttrsAttr() {}

    @Override
    default void removeResAttrsAttr() {}
  }
}
