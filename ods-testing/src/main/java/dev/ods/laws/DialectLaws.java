// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

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

  private final LawSettings settings;

  private DialectLaws(LawSettings settings) {
    this.settings = settings;
  }

  /**
   * The laws of a dialect.
   *
   * @throws IllegalArgumentException if one of the system properties is set to something else than
   *     a number, or to a number of instances below 1
   */
  public static DialectLaws of(DialectDefinition dialect) {
    return new DialectLaws(new LawSettings(dialect));
  }

  /** Adds dialects that the examples, types and attributes are written with. */
  public DialectLaws using(DialectDefinition... dialects) {
    settings.others.addAll(List.of(dialects));
    return this;
  }

  /**
   * Adds a type for operands and results, such as {@code "!tf.string"}. Builtin types of many kinds
   * are tried anyway, and some of each class of the dialect.
   */
  public DialectLaws withType(String text) {
    settings.types.add(Given.byCaller(text));
    return this;
  }

  /**
   * Adds an attribute, such as {@code "#tf.shape<2x3>"}. Builtin attributes of many kinds are tried
   * anyway, the cases of enums, some of each class of the dialect, and those that the static
   * methods {@code get} of the classes make that accessors return; arrays of all of these where a
   * constraint accepts fewer than three others, or empty arrays only.
   */
  public DialectLaws withAttribute(String text) {
    settings.attributes.add(Given.byCaller(text));
    return this;
  }

  /**
   * Adds classes of types and attributes that the dialect does not declare but parses and prints by
   * hand: random instances are what their public static methods {@code get} make.
   */
  public DialectLaws withSymbols(Class<?>... handWritten) {
    settings.classes.addAll(List.of(handWritten));
    return this;
  }

  /**
   * Adds values for parameters of types and attributes, which those of their classes then often
   * have: such as the texts that are valid.
   */
  public DialectLaws withValues(Object... parameters) {
    settings.values.addAll(List.of(parameters));
    return this;
  }

  /**
   * Adds a valid program, or several that are separated by lines {@code // -----}: its operations
   * are changed at random, and its types and attributes used elsewhere. An error in it is reported
   * by {@link #tests} and the like, with the line of this call and the position in the text.
   */
  public DialectLaws withExample(String program) {
    settings.examples.add(Given.byCaller(program));
    return this;
  }

  /**
   * Sets what makes the instances of an operation, which then are changed at random.
   *
   * @param operation the full name
   */
  public DialectLaws with(String operation, OpGenerator generator) {
    settings.requireOperation(operation);
    settings.generators.put(
        operation,
        (builder, random) ->
            settings.call(
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
    settings.requireOperation(operation);
    settings.conditions.merge(
        operation,
        op ->
            settings.call(
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
    settings.requireOperation(operation);
    settings.exemptions.put(operation, reason);
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
    settings.named.add(symbol);
    settings.symbolConditions.merge(
        symbol,
        made ->
            settings.call(
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
    settings.named.add(symbol);
    settings.exemptions.put(symbol.getName(), reason);
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
    settings.count = instances;
    return this;
  }

  /** Sets the seed of all that is random; the system property's default is 0. */
  public DialectLaws seed(long newSeed) {
    settings.seed = newSeed;
    return this;
  }

  /**
   * A test for each operation, and for each type and attribute that the dialect declares.
   *
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public Stream<DynamicTest> tests() {
    return new LawRun(settings).tests();
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
    new LawRun(settings).forEachSymbol(action);
  }

  /**
   * How many instances of each operation there are.
   *
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  public List<OpSurvey> survey() {
    return new LawRun(settings).survey();
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
    new LawRun(settings).forEachProgram(action);
  }

  /**
   * A module with an instance of an operation.
   *
   * @param generic its generic form
   * @param custom its custom form
   */
  public record Program(String generic, String custom) {}
}
