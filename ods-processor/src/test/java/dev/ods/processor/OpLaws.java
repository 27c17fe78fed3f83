// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.op.ModuleOp;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Laws of operations with attributes and properties of declared kinds. */
final class OpLaws {
  private final Random random;
  private final RandomValues values;
  private final DefLaws laws;

  OpLaws(Random random, RandomValues values, DefLaws laws) {
    this.random = random;
    this.values = values;
    this.laws = laws;
  }

  void check(RandomDefUsers.Declared declared) {
    Class<?> type = values.loaded(declared.simpleName() + "Op");
    List<@Nullable Object> arguments = new ArrayList<>();
    ModuleOp module =
        ModuleOp.build(OpBuilder.create(values.context()), UnknownLoc.get(values.context()));
    Block body = Objects.requireNonNull(module.operation().region(0).first());
    arguments.add(OpBuilder.atEnd(body));
    arguments.add(UnknownLoc.get(values.context()));
    List<Object> expected = new ArrayList<>();
    for (RandomDefUsers.Member member : declared.ordered()) {
      Object value = value(member);
      expected.add(value);
      boolean bare = member.absence() == RandomDefs.Absence.OPTIONAL && !member.isProperty();
      arguments.add(bare ? ((Optional<?>) value).orElse(null) : value);
    }
    Operation op = ((OpView) DefLaws.call(build(type, arguments), arguments.toArray())).operation();
    Diagnostics diagnostics = new Diagnostics();
    if (!Verifier.verify(module.operation(), diagnostics)) {
      laws.fail(declared.source() + " is not valid " + diagnostics.list());
      return;
    }
    checkGetters(declared, type, op, expected);
    String generic = Printer.toString(module.operation(), PrinterFlags.GENERIC);
    String custom = Printer.toString(module.operation(), PrinterFlags.DEFAULT);
    for (String text : List.of(generic, custom)) {
      Operation read = parse(text, diagnostics);
      if (read == null || !Printer.toString(read, PrinterFlags.GENERIC).equals(generic)) {
        laws.fail(
            declared.source()
                + " prints "
                + text
                + " of "
                + generic
                + " and reads "
                + (read == null ? "nothing" : Printer.toString(read, PrinterFlags.GENERIC))
                + " "
                + diagnostics.list());
        return;
      }
      Operation only =
          Objects.requireNonNull(read.region(0).first()).operations().iterator().next();
      checkGetters(declared, type, only, expected);
    }
    for (int i = 0; i < 8; i++) {
      checkDamaged(declared, laws.damaged(custom));
      checkDamaged(declared, laws.damaged(generic));
    }
  }

  private void checkDamaged(RandomDefUsers.Declared declared, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation read;
    String printed;
    try {
      read = parse(text, diagnostics);
      printed = read == null ? "" : Printer.toString(read, PrinterFlags.DEFAULT);
    } catch (RuntimeException e) {
      throw new IllegalStateException("to read " + text + " throws " + e, e);
    }
    if (read == null && !diagnostics.hasErrors()) {
      laws.fail(declared.source() + " reports nothing for " + text);
    } else if (read != null && Verifier.verify(read, diagnostics)) {
      Operation again = parse(printed, diagnostics);
      String generic = Printer.toString(read, PrinterFlags.GENERIC);
      if (again == null || !Printer.toString(again, PrinterFlags.GENERIC).equals(generic)) {
        laws.fail(
            declared.source()
                + " reads "
                + text
                + " and prints "
                + printed
                + " of "
                + generic
                + " "
                + diagnostics.list());
      }
    }
  }

  private void checkGetters(
      RandomDefUsers.Declared declared, Class<?> type, Operation op, List<Object> expected) {
    Object view = view(type, op);
    List<RandomDefUsers.Member> members = declared.ordered();
    for (int i = 0; i < members.size(); i++) {
      RandomDefUsers.Member member = members.get(i);
      if (!member.isResult()) {
        Object read = DefLaws.call(DefLaws.method(type, member.name(), 0), view);
        if (!read.equals(expected.get(i)) && !read.toString().contains("NaN")) {
          laws.fail(declared.source() + " has " + read + " of " + expected.get(i));
        }
      }
    }
  }

  private static Object view(Class<?> type, Operation op) {
    try {
      var constructor = type.getDeclaredConstructor(Operation.class);
      constructor.setAccessible(true);
      return constructor.newInstance(op);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Object value(RandomDefUsers.Member member) {
    if (member.absence() == RandomDefs.Absence.OPTIONAL && random.nextBoolean()) {
      return Optional.empty();
    }
    Object value = member.kind().values().next(random, values);
    return member.absence() == RandomDefs.Absence.OPTIONAL ? Optional.of(value) : value;
  }

  private static Method build(Class<?> type, List<@Nullable Object> arguments) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(m -> m.getName().equals("build") && m.getParameterCount() == arguments.size())
        .filter(m -> accepts(m, arguments))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type + " has no build of " + arguments));
  }

  private static boolean accepts(Method method, List<@Nullable Object> arguments) {
    Class<?>[] types = method.getParameterTypes();
    for (int i = 0; i < types.length; i++) {
      Object argument = arguments.get(i);
      // As it is null, its class does not tell the form that names members from that with lists.
      if (argument == null
          ? !method.getAnnotatedParameterTypes()[i].isAnnotationPresent(Nullable.class)
          : !MethodType.methodType(types[i]).wrap().returnType().isInstance(argument)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Operation parse(String text, Diagnostics diagnostics) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return Parser.parse(utf8, "a", values.context(), ParserOptions.DEFAULT, diagnostics);
  }
}
