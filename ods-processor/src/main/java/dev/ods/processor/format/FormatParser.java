// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.FormatToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Parses assembly formats of any kind: their literals, variables, directives and optional groups,
 * whose meaning a {@link FormatVocabulary} defines. It reports every mistake and continues after
 * the element at fault.
 *
 * @param <E> the elements of the format
 */
final class FormatParser<E extends FormatElement> {
  private static final String CUSTOM_NAME = "custom directive name identifier";

  private final FormatVocabulary<E> vocabulary;
  private final Mistakes mistakes;
  private final FormatTokens tokens;

  private final GroupParser<E> groups;

  private FormatParser(String text, FormatVocabulary<E> vocabulary, Mistakes mistakes) {
    this.vocabulary = vocabulary;
    this.mistakes = mistakes;
    this.tokens = new FormatTokens(text, mistakes);
    this.groups = new GroupParser<>(this, vocabulary, tokens, mistakes);
  }

  /**
   * Parses a format.
   *
   * @return its elements, with null in the position of each that is at fault
   */
  static <E extends FormatElement> List<@Nullable E> parse(
      String text, FormatVocabulary<E> vocabulary, Mistakes mistakes) {
    FormatParser<E> parser = new FormatParser<>(text, vocabulary, mistakes);
    List<@Nullable E> elements = new ArrayList<>();
    while (!parser.tokens.current().is(Kind.END)) {
      elements.add(parser.element(Position.TOP_LEVEL));
    }
    return elements;
  }

  // -- Elements ----------------------------------------------------------------------------------

  /** Parses an element; null if it is at fault, which has been reported. */
  @Nullable E element(Position position) {
    int level = tokens.depth();
    try {
      return valid(position);
    } catch (FormatException mistake) {
      mistakes.add(mistake);
      tokens.skip(mistake.rest(), level);
      return null;
    }
  }

  private @Nullable E valid(Position position) throws FormatException {
    FormatToken token = tokens.current();
    return switch (token.kind()) {
      case LITERAL -> literal(position);
      case VARIABLE -> vocabulary.variable(tokens.take().offset(), token.content(), position);
      case DIRECTIVE -> vocabulary.directive(tokens.take(), position, this);
      case L_PAREN -> groups.parse(position);
      case STRING -> string(position);
      default ->
          throw new FormatException(
              tokens.isCall() ? Rest.ARGUMENTS : Rest.TOKEN,
              FormatProblem.FORMAT_ELEMENT,
              token.offset(),
              FormatHints.noElement(
                  token,
                  vocabulary.names(),
                  vocabulary.directives(),
                  position == Position.TOP_LEVEL,
                  groups.isInside()));
    };
  }

  private E literal(Position position) throws FormatException {
    int offset = tokens.current().offset();
    String text = tokens.take().content();
    if (position != Position.TOP_LEVEL) {
      FormatException misplaced =
          new FormatException(FormatProblem.FORMAT_MISPLACED_LITERAL, offset);
      if (position != Position.STRUCT) {
        throw misplaced;
      }
      // As mlir-tblgen, which lets the directive say what it takes instead.
      mistakes.add(misplaced);
    }
    FormatElement.Whitespace.Kind blank = blank(text);
    if (blank != null) {
      return vocabulary.whitespace(new FormatElement.Whitespace(offset, blank));
    }
    String fault = Literals.fault(text);
    if (fault != null) {
      throw new FormatException(FormatProblem.FORMAT_LITERAL, offset, text, fault);
    }
    return vocabulary.literal(new FormatElement.Literal(offset, text));
  }

  /** The whitespace that a literal is, or null. */
  static FormatElement.Whitespace.@Nullable Kind blank(String literal) {
    return switch (literal) {
      case "" -> FormatElement.Whitespace.Kind.NONE;
      case " " -> FormatElement.Whitespace.Kind.SPACE;
      case "\n", "\\n" -> FormatElement.Whitespace.Kind.NEWLINE;
      default -> null;
    };
  }

  private E string(Position position) throws FormatException {
    FormatToken string = tokens.take();
    if (position != Position.CUSTOM) {
      throw new FormatException(FormatProblem.FORMAT_STRING, string.offset());
    }
    return vocabulary.string(string.offset(), unescape(string.content()));
  }

  private static String unescape(String content) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < content.length(); i++) {
      if (content.charAt(i) == '\\' && i + 1 < content.length()) {
        i++;
      }
      text.append(content.charAt(i));
    }
    return text.toString();
  }

  // -- Arguments of directives -------------------------------------------------------------------

  /** Parses {@code (argument)}; null if the argument is at fault. */
  @Nullable E argument(Position position) throws FormatException {
    openArguments("'(' before argument list");
    E argument = element(position);
    closeArguments("')' after argument list");
    return argument;
  }

  /**
   * Parses {@code (argument)}.
   *
   * @param meaning what the argument means, which is found before it is known how the list goes on
   * @return null if the argument is at fault
   */
  <T> @Nullable T argument(Position position, Meaning<E, T> meaning) throws FormatException {
    openArguments("'(' before argument list");
    T argument = element(position, meaning);
    closeArguments("')' after argument list");
    return argument;
  }

  /** Parses {@code (inputs, results)} likewise; null if one of them is at fault. */
  <T> @Nullable List<T> inputsAndResults(Position position, Meaning<E, T> meaning)
      throws FormatException {
    openArguments("'(' before argument list");
    T inputs = element(position, meaning);
    tokens.require(Kind.COMMA, "',' after inputs argument", Rest.REMAINDER);
    T results = element(position, meaning);
    closeArguments("')' after argument list");
    return inputs == null || results == null ? null : List.of(inputs, results);
  }

  private <T> @Nullable T element(Position position, Meaning<E, T> meaning) {
    E element = element(position);
    return element == null ? null : attempt(() -> meaning.of(element));
  }

  /** Parses what follows {@code custom}; null if an argument is at fault. */
  @Nullable CustomParts<E> custom() throws FormatException {
    tokens.require(Kind.LESS, "'<' before custom directive name", Rest.ARGUMENTS);
    FormatToken name = tokens.current();
    tokens.require(Kind.IDENTIFIER, CUSTOM_NAME, Rest.ARGUMENTS);
    if (name.spelling().indexOf('-') >= 0) {
      throw new FormatException(
          Rest.ARGUMENTS,
          FormatProblem.FORMAT_TOKEN,
          name.offset(),
          CUSTOM_NAME + ", which '" + name.spelling() + "' is not in Java");
    }
    tokens.require(Kind.GREATER, "'>' after custom directive name", Rest.ARGUMENTS);
    openArguments("'(' before custom directive parameters");
    List<E> arguments = arguments(Position.CUSTOM);
    closeArguments("')' after custom directive parameters");
    return arguments == null ? null : new CustomParts<>(name.spelling(), arguments);
  }

  /** Parses arguments separated by commas; null if one of them is at fault. */
  @Nullable List<E> arguments(Position position) throws FormatException {
    return arguments(position, argument -> false);
  }

  /**
   * Parses arguments separated by commas; null if one of them is at fault.
   *
   * @param isAll whether an argument that comes first stands for all, so that none follows
   */
  @Nullable List<E> arguments(Position position, Predicate<E> isAll) throws FormatException {
    List<@Nullable E> arguments = new ArrayList<>();
    E first = element(position);
    arguments.add(first);
    while ((first == null || !isAll.test(first)) && tokens.takeIf(Kind.COMMA)) {
      arguments.add(element(position));
    }
    return complete(arguments);
  }

  /** Whether the element at an offset begins an optional group, so that it decides on the group. */
  boolean beginsGroup(int offset) {
    return groups.begins(offset);
  }

  /** Takes the current token if it is of this kind. */
  boolean takeIf(Kind kind) {
    return tokens.takeIf(kind);
  }

  /** Parses the parenthesis before the arguments of a directive. */
  void openArguments(String what) throws FormatException {
    tokens.require(Kind.L_PAREN, what, Rest.ARGUMENT);
  }

  /** Parses the parenthesis after the arguments of a directive. */
  void closeArguments(String what) throws FormatException {
    tokens.require(Kind.R_PAREN, what, Rest.REMAINDER);
  }

  /** Parses a literal that is no whitespace; null if it is at fault. */
  @Nullable E literal() throws FormatException {
    FormatToken token = tokens.current();
    if (!token.is(Kind.LITERAL) || blank(token.content()) != null) {
      throw new FormatException(
          Rest.REMAINDER,
          FormatProblem.FORMAT_TOKEN,
          token.offset(),
          "literal, but got '" + token.spelling() + "'");
    }
    return element(Position.TOP_LEVEL);
  }

  /**
   * Parses the elements of a clause of {@code oilist}.
   *
   * @param meaning checks that one may be in a clause
   * @return null if one of them is at fault
   */
  @Nullable List<E> elementsOfClause(Meaning<E, E> meaning) {
    List<@Nullable E> elements = new ArrayList<>();
    boolean ended = false;
    while (!ended && !tokens.current().is(Kind.PIPE) && !tokens.current().is(Kind.R_PAREN)) {
      // As in a group: at the end of the text, an element is what is missing first.
      ended = tokens.current().is(Kind.END);
      E element = elementOrToken();
      elements.add(element == null ? null : attempt(() -> meaning.of(element)));
    }
    return complete(elements);
  }

  /** The result of an attempt; null after the mistake that it found has been reported. */
  <T> @Nullable T attempt(Attempt<T> attempt) {
    try {
      return attempt.get();
    } catch (FormatException mistake) {
      mistakes.add(mistake);
      return null;
    }
  }

  /** What an element means where it is, or that it is at fault there. */
  @FunctionalInterface
  interface Meaning<E, T> {
    T of(E element) throws FormatException;
  }

  /** What may find a mistake. */
  @FunctionalInterface
  interface Attempt<T> {
    T get() throws FormatException;
  }

  /**
   * Parses an element, and takes a token that begins none, although it ends arguments elsewhere.
   */
  @Nullable E elementOrToken() {
    FormatToken first = tokens.current();
    E element = element(Position.TOP_LEVEL);
    if (tokens.current() == first && (first.is(Kind.COMMA) || first.is(Kind.PIPE))) {
      tokens.take();
    }
    return element;
  }

  /** Elements of which none is at fault, or null. */
  static <E> @Nullable List<E> complete(List<@Nullable E> elements) {
    List<E> complete = new ArrayList<>();
    for (E element : elements) {
      if (element == null) {
        return null;
      }
      complete.add(element);
    }
    return complete;
  }
}
