// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.TestAbortedException;

/**
 * Property tests of a dialect: random valid instances of each of its operations, types and
 * attributes, on each of which the laws of the IR are checked. That is one line of a test class:
 *
 * <pre>
 * {@literal @}TestFactory
 * Stream&lt;DynamicTest&gt; laws() {
 *   return DialectLaws.of(new TfDialectDefinition()).tests();
 * }
 * </pre>
 *
 * <p>The laws: both textual forms, with locations and without, are parsed and printed back the
 * same; the custom form loses nothing that the generic form has; clones are the same; an operation
 * can be erased; walks visit each operation once; attributes are parsed back as the same objects.
 * The text of a type or an attribute is parsed as the same instance, alone and in programs; it is
 * interned; {@code get} and {@code getChecked} agree.
 *
 * <p>Instances are found by trial: types, attributes, regions and blocks of many kinds are
 * combined, and the verifier decides; where a constraint accepts hardly anything of that, what
 * follows from the numbers in its summary. An operation of which none is found fails its test,
 * which says what the verifier objected to most often, and the call to add: an example of it, the
 * types or attributes that are missing, or a generator. A verifier that throws instead of reporting
 * an error fails the test, too.
 *
 * <p>What is random depends on the {@link #seed} alone, and is the same for an operation whichever
 * other tests run. A failure names the seed and shows the smallest instance found that fails.
 *
 * <p>Objects of this class are used by one thread.
 */
public final class DialectLaws {
  /** The system property for the number of instances of each operation. */
  public static final String COUNT_PROPERTY = "ods.laws.count";

  /** The system property for the seed. */
  public static final String SEED_PROPERTY = "ods.laws.seed";

  private static final int DEFAULT_COUNT = 1000;

  private final DialectDefinition dialect;
  private final List<DialectDefinition> others = new ArrayList<>();
  private final List<Given> types = new ArrayList<>();
  private final List<Given> attributes = new ArrayList<>();
  private final List<Given> examples = new ArrayList<>();
  private final List<Class<?>> classes = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();
  private final Map<Class<?>, Predicate<Object>> symbolConditions = new HashMap<>();
  private final Map<String, OpGenerator> generators = new HashMap<>();
  private final Map<String, Predicate<Operation>> conditions = new HashMap<>();
  private final Map<String, String> exemptions = new HashMap<>();

  /** The types and attributes that conditions and exemptions name. */
  private final Set<Class<?>> named = new LinkedHashSet<>();

  private int count = (int) property(COUNT_PROPERTY, DEFAULT_COUNT, 1, Integer.MAX_VALUE);
  private long seed = property(SEED_PROPERTY, 0, Long.MIN_VALUE, Long.MAX_VALUE);

  private DialectLaws(DialectDefinition dialect) {
    this.dialect = dialect;
  }

  /** The number that a system property says, if it is set, and not to nothing, as builds may. */
  private static long property(String name, long unset, long least, long most) {
    String text = System.getProperty(name);
    if (text == null || text.isEmpty()) {
      return unset;
    }
    try {
      long value = Long.decode(text);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says what is expected.
    }
    throw new IllegalArgumentException(
        "-D%s=%s: an integer from %d to %d is expected".formatted(name, text, least, most));
  }

  /**
   * The laws of a dialect.
   *
   * @throws IllegalArgumentException if one of the system properties is set to something else than
   *     a number, or to a number of instances below 1
   */
  public static DialectLaws of(DialectDefinition dialect) {
    return new DialectLaws(dialect);
  }

  /** Adds dialects that the examples, types and attributes are written with. */
  public DialectLaws using(DialectDefinition... dialects) {
    others.addAll(List.of(dialects));
    return this;
  }

  /**
   * Adds a type for operands and results, such as {@code "!tf.string"}. Builtin types of many kinds
   * are tried anyway, and some of each class of the dialect.
   */
  public DialectLaws withType(String text) {
    types.add(Given.byCaller(text));
    return this;
  }

  /**
   * Adds an attribute, such as {@code "#tf.shape<2x3>"}. Builtin attributes of many kinds are tried
   * anyway, the cases of enums, some of each class of the dialect, and those that the static
   * methods {@code get} of the classes make that accessors return; arrays of all of these where a
   * constraint accepts fewer than three others, or empty arrays only.
   */
  public DialectLaws withAttribute(String text) {
    attributes.add(Given.byCaller(text));
    return this;
  }

  /**
   * Adds classes of types and attributes that the dialect does not declare but parses and prints by
   * hand: random instances are what their public static methods {@code get} make.
   */
  public DialectLaws withSymbols(Class<?>... handWritten) {
    classes.addAll(List.of(handWritten));
    return this;
  }

  /**
   * Adds values for parameters of types and attributes, which those of their classes then often
   * have: such as the texts that are valid.
   */
  public DialectLaws withValues(Object... parameters) {
    values.addAll(List.of(parameters));
    return this;
  }

  /**
   * Adds a valid program, or several that are separated by lines {@code // -----}: its operations
   * are changed at random, and its types and attributes used elsewhere. An error in it is reported
   * by {@link #tests} and the like, with the line of this call and the position in the text.
   */
  public DialectLaws withExample(String program) {
    examples.add(Given.byCaller(program));
    return this;
  }

  /**
   * Sets what makes the instances of an operation, which then are changed at random.
   *
   * @param operation the full name
   */
  public DialectLaws with(String operation, OpGenerator generator) {
    requireOperation(operation);
    generators.put(
        operation,
        (builder, random) ->
            author(
                "the generator of '" + operation + "'",
                () -> generator.generate(builder, random),
                () -> "an instance"));
    return this;
  }

  /**
   * Restricts the instances of an operation to those of which the custom form can say everything: a
   * verifier may accept more.
   *
   * @param operation the full name
   * @param condition what is demanded of an instance
   */
  public DialectLaws where(String operation, Predicate<Operation> condition) {
    requireOperation(operation);
    conditions.merge(
        operation,
        op ->
            author(
                "the condition of '" + operation + "'",
                () -> condition.test(op),
                () -> Calls.text(op)),
        Predicate::and);
    return this;
  }

  /**
   * Exempts an operation: its test is skipped.
   *
   * @param operation the full name
   * @param reason is shown with the skipped test
   */
  public DialectLaws without(String operation, String reason) {
    requireOperation(operation);
    exemptions.put(operation, reason);
    return this;
  }

  /**
   * Restricts the instances of a type or an attribute to those of which the text can say
   * everything.
   *
   * @param symbol a class that the dialect declares, or one of {@link #withSymbols}
   * @param condition what is demanded of an instance
   */
  public <T> DialectLaws where(Class<T> symbol, Predicate<? super T> condition) {
    named.add(symbol);
    symbolConditions.merge(
        symbol,
        made ->
            author(
                "the condition of " + symbol.getSimpleName(),
                () -> condition.test(symbol.cast(made)),
                () -> Calls.text(made)),
        Predicate::and);
    return this;
  }

  /**
   * Exempts a type or an attribute: its test is skipped.
   *
   * @param symbol a class that the dialect declares, or one of {@link #withSymbols}
   * @param reason is shown with the skipped test
   */
  public DialectLaws without(Class<?> symbol, String reason) {
    named.add(symbol);
    exemptions.put(symbol.getName(), reason);
    return this;
  }

  /**
   * Sets the number of instances of each operation, type and attribute; the system property's
   * default is 1000.
   */
  public DialectLaws count(int instances) {
    if (instances < 1) {
      throw new IllegalArgumentException("at least one instance is needed, not " + instances);
    }
    count = instances;
    return this;
  }

  /** Sets the seed of all that is random; the system property's default is 0. */
  public DialectLaws seed(long newSeed) {
    seed = newSeed;
    return this;
  }

  /**
   * Calls what the author has written.
   *
   * @param subject what it is called for, as a text
   * @throws IllegalStateException if it throws: with the seed, and what it was called for
   */
  private <T> T author(String what, Supplier<T> code, Supplier<String> subject) {
    try {
      return code.get();
    } catch (TestAbortedException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new IllegalStateException(
          "%s threw %s, with -D%s=%d, for %s"
              .formatted(what, e, SEED_PROPERTY, seed, subject.get()),
          e);
    }
  }

  private void requireOperation(String operation) {
    if (dialect.operations().stream().noneMatch(model -> model.name().equals(operation))) {
      throw new IllegalArgumentException(
          "the dialect '" + dialect.namespace() + "' has no operation '" + operation + "'");
    }
  }

  /** The order of calls is free, so that this is not known before the end. */
  private void requireSymbols() {
    for (Class<?> symbol : named) {
      if (!dialect.types().contains(symbol)
          && !dialect.attributes().contains(symbol)
          && !classes.contains(symbol)) {
        throw new IllegalArgumentException(
            "the dialect '%s' has no type or attribute of the class %s, and withSymbols adds none"
                .formatted(dialect.namespace(), symbol.getName()));
      }
    }
  }

  /**
   * A test for each operation, and for each type and attribute that the dialect declares.
   *
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public Stream<DynamicTest> tests() {
    Workshop workshop = workshop();
    OperationTests operations = new OperationTests(workshop, conditions, exemptions, count, seed);
    return Stream.concat(operations.tests(dialect.operations()), symbols(workshop).tests());
  }

  private SymbolTests symbols(Workshop workshop) {
    return new SymbolTests(
        dialect,
        classes,
        workshop.symbolValues(dialect.namespace(), values),
        symbolConditions,
        exemptions,
        count,
        seed);
  }

  /**
   * Makes instances of all types and attributes, each in a program, for comparison with another
   * implementation.
   *
   * @param action receives the name of the class and the program
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public void forEachSymbol(BiConsumer<String, Program> action) {
    symbols(workshop())
        .forEach(
            (name, root) ->
                action.accept(
                    name,
                    new Program(
                        Printer.toString(root, PrinterFlags.GENERIC),
                        Printer.toString(root, PrinterFlags.DEFAULT))));
  }

  /**
   * How many instances of each operation there are.
   *
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public List<OpSurvey> survey() {
    Workshop workshop = workshop();
    List<OpSurvey> surveys = new ArrayList<>();
    for (OpModel model : dialect.operations()) {
      surveys.add(survey(model, workshop.of(model)));
    }
    return surveys;
  }

  /**
   * Makes valid instances of all operations, for comparison with another implementation; also those
   * that break a law.
   *
   * @param action receives the name of the operation and the instance
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public void forEachProgram(BiConsumer<String, Program> action) {
    Workshop workshop = workshop();
    for (OpModel model : dialect.operations()) {
      if (!exemptions.containsKey(model.name())) {
        Instances instances = workshop.of(model);
        for (int i = 0; i < count; i++) {
          Instance instance = instances.next();
          if (instance == null) {
            break;
          }
          action.accept(model.name(), program(instance));
        }
      }
    }
  }

  private static Program program(Instance instance) {
    return new Program(
        Law.print(instance, PrinterFlags.GENERIC), Law.print(instance, PrinterFlags.DEFAULT));
  }

  /**
   * A module with an instance of an operation.
   *
   * @param generic its generic form
   * @param custom its custom form
   */
  public record Program(String generic, String custom) {}

  private Workshop workshop() {
    requireSymbols();
    Workshop workshop =
        new Workshop(
            dialect,
            others,
            types,
            attributes,
            examples,
            generators,
            conditions,
            this::isAllowed,
            seed);
    workshop.addOwn(symbols(workshop).some());
    return workshop;
  }

  /** Whether conditions and exemptions allow a type or an attribute for operations. */
  private boolean isAllowed(Object symbol) {
    Predicate<Object> condition = symbolConditions.get(symbol.getClass());
    return !exemptions.containsKey(symbol.getClass().getName())
        && (condition == null || condition.test(symbol));
  }

  private OpSurvey survey(OpModel model, Instances instances) {
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < count; i++) {
      Instance instance = instances.next();
      if (instance == null) {
        return new OpSurvey(model.name(), 0, 0, instances.reason());
      }
      texts.add(Law.print(instance, PrinterFlags.GENERIC));
    }
    return new OpSurvey(model.name(), count, texts.size(), null);
  }
}
