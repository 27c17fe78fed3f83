// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefParameter.Absence;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.ParameterSyntax;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the expressions that parse, print and compare one value of a parameter. */
final class DefValues {
  private DefValues() {}

  /** Parses a value of a parameter; null after a diagnostic. */
  static CodeBlock parse(DefParameter parameter) {
    ParameterSyntax syntax = parameter.syntax();
    if (syntax == null) {
      return parse(parameter.kind());
    }
    CodeBlock value = CodeBlock.of("$T.parse(parser)", syntax.name());
    return syntax.ofElements() ? parseList(value) : value;
  }

  private static CodeBlock parseList(CodeBlock element) {
    return CodeBlock.of("$T.parseList(parser, () -> $L)", Names.PARAMETERS, element);
  }

  private static CodeBlock parse(ParameterKind kind) {
    if (kind instanceof ParameterKind.Bool) {
      return CodeBlock.of("$T.parseBool(parser)", Names.PARAMETERS);
    } else if (kind instanceof ParameterKind.Int number) {
      String name = Names.capitalized(number.javaType().toString());
      return CodeBlock.of("$T.parse$L(parser, $L)", Names.PARAMETERS, name, number.unsigned());
    } else if (kind instanceof ParameterKind.BigInt) {
      return CodeBlock.of("parser.parseBigInteger()");
    } else if (kind instanceof ParameterKind.Real number) {
      return number.width() == 32
          ? CodeBlock.of("$T.parseFloat(parser)", Names.PARAMETERS)
          : CodeBlock.of("parser.parseFloat()");
    } else if (kind instanceof ParameterKind.Text) {
      return CodeBlock.of("parser.parseString()");
    } else if (kind instanceof ParameterKind.Cases cases) {
      return cases.byClass()
          ? parseByClass(cases.spec(), "")
          : CodeBlock.of("$T.parse(parser)", EnumEmitter.companionOf(cases.spec().name()));
    } else if (kind instanceof ParameterKind.Elements list) {
      return parseList(parse(list.element()));
    } else if (kind instanceof ParameterKind.AffineMap) {
      return CodeBlock.of("parser.parseAffineMap()");
    } else if (kind instanceof ParameterKind.Own own) {
      return CodeBlock.of("$T.parse(parser)", own.syntax() == null ? own.name() : own.syntax());
    }
    return parseSymbol((ParameterKind.Symbol) kind);
  }

  private static CodeBlock parseSymbol(ParameterKind.Symbol kind) {
    if (kind.view() != null) {
      return parseWith(kind, kind.view());
    }
    if (kind.target() == ConstraintTarget.ATTRIBUTE) {
      if (kind.isAny()) {
        return CodeBlock.of("parser.parseAttribute(null)");
      } else if (kind.array() != null) {
        return CodeBlock.of(
            "parser.parseDenseArray($L)",
            AttributeCode.valueTypeCode(kind.array(), CodeBlock.of("parser.context()")));
      }
      return kind.stripped()
          ? CodeBlock.of(
              "parser.parseStrippedAttribute($T.class, null, $T::parse)", kind.name(), kind.name())
          : CodeBlock.of("parser.parseAttribute($T.class, null)", kind.name());
    }
    if (kind.isAny()) {
      return CodeBlock.of("parser.parseType()");
    } else if (kind.stripped() && kind.named()) {
      return CodeBlock.of(
          "parser.parseStrippedType($T.class, $T.NAME, $T::parse)",
          kind.name(),
          kind.name(),
          kind.name());
    }
    return kind.named()
        ? CodeBlock.of("parser.parseType($T.class, $T.NAME)", kind.name(), kind.name())
        : CodeBlock.of("parser.parseType($T.class)", kind.name());
  }

  private static CodeBlock parseWith(ParameterKind.Symbol kind, ClassName view) {
    CodeBlock parse =
        kind.target() == ConstraintTarget.TYPE
            ? CodeBlock.of("parser.parseTypeWith($T.class)", view)
            : CodeBlock.of("parser.parseAttributeWith($T.class, null)", view);
    return kind.isInterface() ? CodeBlock.of("($T) $L", kind.name(), parse) : parse;
  }

  /** Whether a value of an optional parameter starts here, for a kind that has a start. */
  static CodeBlock starts(ParameterKind kind) {
    if (kind instanceof ParameterKind.Text) {
      return CodeBlock.of("parser.startsString()");
    } else if (kind instanceof ParameterKind.Cases cases) {
      return cases.spec().isOfKeywords()
          ? CodeBlock.of("parser.startsKeyword()")
          : CodeBlock.of("parser.startsString()$W|| parser.startsKeyword()");
    }
    return CodeBlock.of("parser.startsInteger()");
  }

  /** Parses a value of an optional parameter that {@link #starts} here. */
  static CodeBlock parsePresent(ParameterKind kind) {
    if (!(kind instanceof ParameterKind.Cases cases) || !cases.spec().isOfKeywords()) {
      return parse(kind);
    }
    String separator = Objects.requireNonNull(cases.spec().bits()).separator();
    return cases.byClass()
        ? parseByClass(cases.spec(), " after '" + separator + "'")
        : CodeBlock.of("$T.parsePresent(parser)", EnumEmitter.companionOf(cases.spec().name()));
  }

  /**
   * Parses an enum of MLIR's class {@code EnumAttrInfo} as those of {@code EnumInfo} are.
   *
   * @param where the end of the message if a keyword is missing
   */
  private static CodeBlock parseByClass(EnumSpec spec, String where) {
    EnumSpec.Bits bits = spec.bits();
    CodeBlock symbolize = CodeBlock.of("$T::symbolize", EnumEmitter.companionOf(spec.name()));
    CodeBlock keyword = JavaLiterals.string("expected keyword for " + spec.summary() + where);
    CodeBlock other =
        JavaLiterals.string(
            "expected one of [" + EnumCode.expected(spec) + "] for " + spec.summary() + ", got: ");
    return bits == null || bits.quoted()
        ? CodeBlock.of(
            "$T.parseCase($Zparser,$W$L,$W$L,$W$L)", Names.PARAMETERS, symbolize, keyword, other)
        : CodeBlock.of(
            "$T.parseCases($Zparser,$W$L,$W$L,$W$L,$W$L)",
            Names.PARAMETERS,
            symbolize,
            bits.separator().strip().equals("|"),
            keyword,
            other);
  }

  /** Prints a value of a parameter. */
  static CodeBlock print(DefParameter parameter, CodeBlock value, boolean qualified) {
    ParameterSyntax syntax = parameter.syntax();
    if (syntax == null) {
      return print(parameter.kind(), value, qualified);
    }
    return syntax.ofElements()
        ? printList(value, print(syntax, CodeBlock.of("element")))
        : print(syntax, value);
  }

  private static CodeBlock print(ParameterSyntax syntax, CodeBlock value) {
    return CodeBlock.of("$T.print(printer, $L)", syntax.name(), value);
  }

  private static CodeBlock printList(CodeBlock values, CodeBlock element) {
    return CodeBlock.of(
        "$T.printList(printer, $L, element -> $L)", Names.PARAMETERS, values, element);
  }

  private static CodeBlock print(ParameterKind kind, CodeBlock value, boolean qualified) {
    if (kind instanceof ParameterKind.Bool || kind instanceof ParameterKind.BigInt) {
      return CodeBlock.of("printer.print($T.valueOf($L))", String.class, value);
    } else if (kind instanceof ParameterKind.Int number) {
      return number.unsigned()
          ? printUnsigned(number, value)
          : CodeBlock.of("printer.print($L)", value);
    } else if (kind instanceof ParameterKind.Real number) {
      return CodeBlock.of(
          "$T.$L(printer, context(), $L)",
          Names.PARAMETERS,
          number.width() == 32 ? "printFloat" : "printDouble",
          value);
    } else if (kind instanceof ParameterKind.Text) {
      return CodeBlock.of("printer.printString($L)", value);
    } else if (kind instanceof ParameterKind.Cases cases) {
      return CodeBlock.of(
          "$T.print(printer, $L)", EnumEmitter.companionOf(cases.spec().name()), value);
    } else if (kind instanceof ParameterKind.Elements list) {
      return printList(value, print(list.element(), CodeBlock.of("element"), qualified));
    } else if (kind instanceof ParameterKind.AffineMap) {
      return CodeBlock.of("printer.printAffineMap($L)", value);
    } else if (kind instanceof ParameterKind.Own own) {
      return own.syntax() == null
          ? CodeBlock.of("$L.print(printer)", value)
          : CodeBlock.of("$T.print(printer, $L)", own.syntax(), value);
    }
    ParameterKind.Symbol symbol = (ParameterKind.Symbol) kind;
    return CodeBlock.of(
        "printer.print$L$L($L)",
        symbol.stripped() && !qualified ? "Stripped" : "",
        symbol.target() == ConstraintTarget.TYPE ? "Type" : "Attribute",
        symbol.isInterface() ? CodeBlock.of("($T) $L", RuntimeNames.ATTRIBUTE, value) : value);
  }

  private static CodeBlock printUnsigned(ParameterKind.Int number, CodeBlock value) {
    return switch (number.width()) {
      case 8 -> CodeBlock.of("printer.print($T.toUnsignedInt($L))", Byte.class, value);
      case 16 -> CodeBlock.of("printer.print($T.toUnsignedInt($L))", Short.class, value);
      case 32 -> CodeBlock.of("printer.print($T.toUnsignedLong($L))", Integer.class, value);
      default -> CodeBlock.of("printer.print($T.toUnsignedString($L))", Long.class, value);
    };
  }

  /** The default of a parameter that has one. */
  static CodeBlock defaultOf(DefParameter parameter, CodeBlock context) {
    DefaultValue value = Objects.requireNonNull(parameter.defaultValue());
    if (isEmptyList(value)) {
      return CodeBlock.of("$T.of()", List.class);
    }
    AttributeStorage storage = Objects.requireNonNull(parameter.storage());
    return AttributeCode.literal(storage, value, context);
  }

  /** Whether the value in a record is present, or not the default. */
  static CodeBlock isPresent(DefParameter parameter) {
    CodeBlock value = parameter.of("key");
    if (parameter.absence() == DefParameter.Absence.OPTIONAL) {
      return CodeBlock.of("$L.isPresent()", value);
    }
    return differs(parameter, value, CodeBlock.of("context()"));
  }

  /** Whether a value is not the default. */
  static CodeBlock differs(DefParameter parameter, CodeBlock value, CodeBlock context) {
    if (isEmptyList(parameter.defaultValue())) {
      return CodeBlock.of("!$L.isEmpty()", value);
    }
    CodeBlock otherwise = defaultOf(parameter, context);
    ParameterKind kind = parameter.kind();
    if (kind instanceof ParameterKind.Bool
        || kind instanceof ParameterKind.Int
        || (kind instanceof ParameterKind.Cases && !kind.isCollection())) {
      return CodeBlock.of("$L != $L", value, otherwise);
    }
    if (kind instanceof ParameterKind.Real) {
      TypeName box = kind.javaType().box();
      return CodeBlock.of("$T.compare($L, $L) != 0", box, value, otherwise);
    }
    return CodeBlock.of("!$L.equals($L)", value, otherwise);
  }

  private static boolean isEmptyList(@Nullable DefaultValue value) {
    return value instanceof DefaultValue.Elements list && list.values().isEmpty();
  }

  /** The value for the record, from a variable that is null if it is absent. */
  static CodeBlock orAbsent(DefParameter parameter, CodeBlock local, CodeBlock context) {
    return switch (parameter.absence()) {
      case NEVER -> local;
      case OPTIONAL -> CodeBlock.of("$T.ofNullable($L)", Optional.class, local);
      case DEFAULT ->
          CodeBlock.of("$L == null ? $L : $L", local, defaultOf(parameter, context), local);
    };
  }

  /** The value for the record of a parameter that the format does not mention. */
  static CodeBlock absent(DefParameter parameter, CodeBlock context) {
    return parameter.absence() == DefParameter.Absence.OPTIONAL
        ? CodeBlock.of("$T.empty()", Optional.class)
        : defaultOf(parameter, context);
  }

  /** A collection in a record, as one that nothing can change. */
  static CodeBlock copy(DefParameter parameter, String record) {
    CodeBlock value = parameter.of(record);
    Class<?> type = parameter.kind() instanceof ParameterKind.Elements ? List.class : Set.class;
    return parameter.absence() == Absence.OPTIONAL
        ? CodeBlock.of("$L.map($T::copyOf)", value, type)
        : CodeBlock.of("$T.copyOf($L)", type, value);
  }
}
