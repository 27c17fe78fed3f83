// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.FormatToken.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses the optional groups of a format, with their anchors.
 *
 * @param <E> the elements of the format
 */
final class GroupParser<E extends FormatElement> {
  /** The maximal nesting: far more than a format needs, far less than the stack allows. */
  private static final int MAX_DEPTH = 32;

  private final FormatParser<E> elements;
  private final FormatVocabulary<E> vocabulary;
  private final FormatTokens tokens;
  private final Mistakes mistakes;

  /** The offsets of the first elements of optional groups, and of whitespace before these. */
  private final Set<Integer> starts = new HashSet<>();

  private int depth;

  /**
   * Creates a parser.
   *
   * @param elements parses what is in the groups
   */
  GroupParser(
      FormatParser<E> elements,
      FormatVocabulary<E> vocabulary,
      FormatTokens tokens,
      Mistakes mistakes) {
    this.elements = elements;
    this.vocabulary = vocabulary;
    this.tokens = tokens;
    this.mistakes = mistakes;
  }

  /** Whether the current token is in a group. */
  boolean isInside() {
    return depth > 0;
  }

  /** Whether the element at an offset begins a group, so that it decides on that. */
  boolean begins(int offset) {
    return starts.contains(offset);
  }

  /** Parses a group, from its parenthesis on; null if some of its elements are at fault. */
  @Nullable E parse(Position position) throws FormatException {
    int offset = tokens.current().offset();
    if (position != Position.TOP_LEVEL) {
      throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_MISPLACED_GROUP, offset);
    }
    if (depth == MAX_DEPTH) {
      throw new FormatException(
          Rest.ALL,
          FormatProblem.FORMAT_UNSUPPORTED,
          offset,
          "more than " + MAX_DEPTH + " groups in each other");
    }
    depth++;
    try {
      return parse(new Group(offset));
    } finally {
      depth--;
    }
  }

  private @Nullable E parse(Group group) throws FormatException {
    tokens.take();
    parseElements(group, group.then);
    boolean inverted = !group.anchored;
    if (tokens.takeIf(Kind.COLON)) {
      tokens.require(Kind.L_PAREN, "'(' to start else branch of optional group", Rest.ARGUMENTS);
      parseElements(group, group.otherwise);
    }
    tokens.require(Kind.QUESTION, "'?' after optional group", Rest.NOTHING);
    return group.build(inverted);
  }

  private void parseElements(Group group, List<@Nullable E> into) throws FormatException {
    E element;
    boolean begins = into == group.then;
    do {
      FormatToken first = tokens.current();
      if (begins) {
        starts.add(first.offset());
        begins = first.is(Kind.LITERAL) && FormatParser.blank(first.content()) != null;
      }
      element = elements.elementOrToken();
      into.add(element);
      FormatToken caret = tokens.current();
      if (tokens.takeIf(Kind.CARET)) {
        group.mark(element, caret.offset());
      }
    } while (!tokens.current().is(Kind.R_PAREN)
        && !(element == null && tokens.current().is(Kind.END)));
    // At the end of the text, the missing element has been reported.
    tokens.require(Kind.R_PAREN, "')' after optional group", Rest.ALL);
  }

  /** The elements of a group while they are read. */
  private final class Group {
    final List<@Nullable E> then = new ArrayList<>();
    final List<@Nullable E> otherwise = new ArrayList<>();
    boolean anchored;
    private final int offset;
    private @Nullable E anchor;

    Group(int offset) {
      this.offset = offset;
    }

    void mark(@Nullable E element, int caret) {
      if (anchored) {
        mistakes.add(new FormatException(FormatProblem.FORMAT_ANCHORS, caret));
        return;
      }
      anchored = true;
      anchor = element;
    }

    /** The group; null if some of its elements are at fault. */
    @Nullable E build(boolean inverted) throws FormatException {
      List<E> completeThen = FormatParser.complete(then);
      List<E> completeOtherwise = FormatParser.complete(otherwise);
      boolean complete = completeThen != null && completeOtherwise != null;
      if (!anchored && complete) {
        throw new FormatException(FormatProblem.FORMAT_NO_ANCHOR, offset);
      }
      boolean thenValid = checked(then);
      boolean otherwiseValid = checked(otherwise);
      if (!thenValid || !otherwiseValid || completeThen == null || completeOtherwise == null) {
        return null;
      }
      return vocabulary.group(
          new GroupParts<>(
              offset, completeThen, completeOtherwise, Objects.requireNonNull(anchor), inverted));
    }

    private boolean checked(List<@Nullable E> elements) {
      boolean valid = true;
      for (E element : elements) {
        try {
          if (element != null) {
            vocabulary.checkInGroup(element, element == anchor);
          }
        } catch (FormatException mistake) {
          mistakes.add(mistake);
          valid = false;
        }
      }
      return valid;
    }
  }
}
