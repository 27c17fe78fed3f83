// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.laws.SymbolSampler.Made;
import dev.ods.text.Parser;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What holds for every instance of a type or an attribute. */
enum SymbolLaw {
  TEXT("its text is parsed as the same instance") {
    @Override
    @Nullable String violation(Made made) {
      Diagnostics diagnostics = new Diagnostics();
      String text = made.result().toString();
      Object parsed =
          made.result() instanceof Type type
              ? Parser.parseType(text, type.context(), diagnostics)
              : Parser.parseAttribute(text, ((Attribute) made.result()).context(), diagnostics);
      if (parsed == null) {
        return "'" + text + "' is not parsed: " + Programs.firstError(diagnostics);
      }
      if (parsed == made.result()) {
        return null;
      }
      String other = parsed.toString();
      return "'%s' is parsed as another instance, %s"
          .formatted(text, other.equals(text) ? "which has the same text" : "'" + other + "'");
    }
  },
  PROGRAM("both forms of a program with it are parsed and printed back") {
    @Override
    @Nullable String violation(Made made) {
      Operation program = program(made.result());
      for (PrinterFlags flags : List.of(PrinterFlags.DEFAULT, PrinterFlags.GENERIC)) {
        String text = new String(Printer.print(program, flags), UTF_8);
        Diagnostics diagnostics = new Diagnostics();
        Operation parsed = Programs.parse(text, program.context(), diagnostics);
        if (parsed == null) {
          return "not parsed: " + Programs.firstError(diagnostics) + "\n" + text;
        }
        String again = new String(Printer.print(parsed, flags), UTF_8);
        if (!again.equals(text)) {
          return "expected\n" + text + "\nbut got\n" + again;
        }
      }
      return null;
    }
  },
  INTERNED("equal arguments make the same instance") {
    @Override
    @Nullable String violation(Made made) {
      Object again = call(made.factory(), made.arguments());
      boolean same =
          again == made.result()
              && again.equals(made.result())
              && again.hashCode() == made.result().hashCode();
      return same ? null : "'" + made.result() + "' is made twice";
    }
  },
  CHECKED("what 'get' makes 'getChecked' makes without an error") {
    @Override
    @Nullable String violation(Made made) {
      Method checked = checked(made.factory());
      if (checked == null) {
        return null;
      }
      boolean takesContext = made.factory().getParameterCount() == checked.getParameterCount() - 1;
      Diagnostics diagnostics = new Diagnostics();
      List<@Nullable Object> arguments = new ArrayList<>();
      arguments.add(diagnostics);
      arguments.add(UnknownLoc.get(program(made.result()).context()));
      arguments.addAll(made.arguments().subList(takesContext ? 1 : 0, made.arguments().size()));
      Object again = call(checked, arguments);
      return again == made.result() && !diagnostics.hasErrors()
          ? null
          : "'" + made.result() + "' is refused: " + Programs.firstError(diagnostics);
    }
  };

  private final String statement;

  SymbolLaw(String statement) {
    this.statement = statement;
  }

  /** The law as a sentence. */
  String statement() {
    return statement;
  }

  /** How an instance violates the law, or null. */
  abstract @Nullable String violation(Made made);

  /** A module with a discardable attribute that is a type or an attribute. */
  static Operation program(Object symbol) {
    Attribute attribute = symbol instanceof Type type ? TypeAttr.get(type) : (Attribute) symbol;
    Operation module = Programs.newModule(attribute.context()).parentOp();
    if (module == null) {
      throw new IllegalStateException("a module without operation");
    }
    module.setAttribute("laws.symbol", attribute);
    return module;
  }

  private static @Nullable Method checked(Method factory) {
    Class<?>[] parameters = factory.getParameterTypes();
    return FactoryMethods.named("getChecked", factory.getDeclaringClass()).stream()
        .filter(method -> endsAlike(method.getParameterTypes(), parameters))
        .findFirst()
        .orElse(null);
  }

  /**
   * Whether the parameters are diagnostics, a location, and those of {@code get} or all but one.
   */
  private static boolean endsAlike(Class<?>[] checked, Class<?>[] parameters) {
    for (int from = 0; from <= Math.min(1, parameters.length); from++) {
      if (Arrays.equals(
          Arrays.copyOfRange(checked, Math.min(2, checked.length), checked.length),
          Arrays.copyOfRange(parameters, from, parameters.length))) {
        return from == 0 || parameters[0] == Context.class;
      }
    }
    return false;
  }

  private static @Nullable Object call(Method method, List<@Nullable Object> arguments) {
    try {
      return method.invoke(null, arguments.toArray());
    } catch (InvocationTargetException e) {
      throw new SymbolFailure(method, arguments, e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(method + " is not accessible", e);
    }
  }
}
