// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.pattern.BuiltinScalar;
import dev.ods.processor.pattern.TypedValue;
import java.math.BigInteger;
import java.util.List;

/** Where patterns find the operands, attributes and results of an operation. */
final class PatternOperands {
  private PatternOperands() {}

  /** An operand of an operation in a variable: a value, one that may be null, or a list. */
  static CodeBlock of(OpShape shape, Argument argument, String operation) {
    int index = shape.operands().indexOf((OperandSpec) argument);
    List<OperandSpec> before = shape.operands().subList(0, index);
    Arity arity = shape.operands().get(index).arity();
    if (arity == Arity.SINGLE && before.stream().allMatch(o -> o.arity() == Arity.SINGLE)) {
      return CodeBlock.of("$L.operand($L)", operation, index);
    }
    CodeBlock member =
        CodeBlock.of("$T.of($L).$L()", shape.opClass(), operation, argument.accessor());
    return arity == Arity.OPTIONAL ? CodeBlock.of("$L.orElse(null)", member) : member;
  }

  /** The declared result of an operation in a variable, as operands are. */
  static CodeBlock result(OpShape shape, int index, String operation) {
    List<ResultSpec> results = shape.results();
    ResultSpec result = results.get(index);
    if (result.arity() == Arity.SINGLE
        && results.subList(0, index).stream().allMatch(r -> r.arity() == Arity.SINGLE)) {
      return CodeBlock.of("$L.result($L)", operation, index);
    }
    CodeBlock member =
        CodeBlock.of("$T.of($L).$L()", shape.opClass(), operation, result.accessor());
    return result.arity() == Arity.OPTIONAL ? CodeBlock.of("$L.orElse(null)", member) : member;
  }

  /** The stored attribute of a literal. */
  static CodeBlock stored(TypedValue literal) {
    BuiltinScalar type = literal.type();
    return type == null
        ? stored(literal.storage(), literal.value())
        : number(type, literal.storage().storageClass(), literal.value());
  }

  private static CodeBlock number(BuiltinScalar type, ClassName stored, DefaultValue value) {
    CodeBlock of = ReturnTypeCode.builtin(type);
    if (value instanceof DefaultValue.Real real) {
      return CodeBlock.of("$T.get($L,$W$L)", stored, of, JavaLiterals.real(real));
    } else if (value instanceof DefaultValue.Wide wide) {
      return CodeBlock.of(
          "$T.fromBits($L,$Wnew $T($S))", stored, of, BigInteger.class, wide.value());
    }
    long number = ((DefaultValue.Int) value).value();
    // The bits of an unsigned number may be those of a negative one.
    return type.isUnsigned()
        ? CodeBlock.of("$T.fromBits($L,$W$T.valueOf($LL))", stored, of, BigInteger.class, number)
        : CodeBlock.of("$T.get($L,$W$LL)", stored, of, number);
  }

  /** The stored attribute with a value. */
  static CodeBlock stored(AttributeStorage storage, DefaultValue value) {
    return stored(storage, value, CodeBlock.of("rewriter.context()"));
  }

  /** The stored attribute with a value, in a context. */
  static CodeBlock stored(AttributeStorage storage, DefaultValue value, CodeBlock context) {
    return AttributeCode.wrap(storage, context, AttributeCode.literal(storage, value, context));
  }

  /** The slot of an attribute or another property. */
  static int slot(OpShape shape, Argument argument) {
    return argument instanceof AttributeSpec
        ? shape.attributes().indexOf(argument)
        : shape.attributes().size() + shape.properties().indexOf(argument);
  }
}
