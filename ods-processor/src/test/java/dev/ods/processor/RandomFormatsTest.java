// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Random declarations with random formats, half of which differ in a token from what was meant: the
 * processor has the verdict of mlir-tblgen, and its first message is among those here, in the same
 * place. {@code -Dods.formats=5000} tries more of them, {@code -Dods.formats.seed=2} others.
 */
final class RandomFormatsTest {
  private static final int COUNT = Integer.getInteger("ods.formats", 40);
  private static final long SEED = Long.getLong("ods.formats.seed", 1);
  private static final int BATCH = 100;

  private static final List<String> TOKENS =
      List.of(
          "(",
          ")",
          "?",
          ":",
          ",",
          "|",
          "<",
          ">",
          "=",
          "^",
          "`a`",
          "``",
          "` `",
          "`:`",
          "`,`",
          "`1`",
          "`\\n`",
          "attr-dict",
          "attr-dict-with-keyword",
          "prop-dict",
          "oilist",
          "custom",
          "type",
          "ref",
          "functional-type",
          "operands",
          "results",
          "regions",
          "successors",
          "struct",
          "params",
          "qualified",
          "foo",
          "\"s\"",
          "$o0",
          "$o1",
          "$a0",
          "$a1",
          "$r0",
          "$v0",
          "$v1",
          "$nope",
          "%",
          "*",
          "$",
          "`",
          "\"");

  /**
   * What is an error here only, as docs/differences-from-mlir.md and the pages of errors say: of
   * the first, version 24 of mlir-tblgen says the same.
   */
  private static final Pattern STRICTER =
      Pattern.compile(
          "optional attribute '.*' cannot be used outside of an optional group"
              + "|property #\\d+, named .* not found"
              + "|unit attribute '.*' has no text of its own"
              + "|.* is not supported in an assembly format");

  /**
   * What leaves an element of which mlir-tblgen says something else, or nothing: references to what
   * the same directive reads, the type of an attribute in its own format if that has a default,
   * {@code ref(qualified(…))} (for which it may crash), {@code oilist} within another directive,
   * whose arguments it reads first, whitespace as the keyword of a clause, and directives in a
   * clause, which it never prints.
   */
  private static final Pattern EXEMPT =
      Pattern.compile(
          "; the same directive reads it"
              + "|unexpected self type parameter"
              + "|`qualified` argument list expected a variable"
              + "|'oilist' is only valid as a top-level"
              + "|expected literal, but got '`"
              + "|only literals, types, and variables can be used within an oilist group");

  /** Where mlir-tblgen blames the format, the group, the list or the directive, not its part. */
  private static final Pattern ENCLOSING =
      Pattern.compile(
          "type of (operand|result) #"
              + "|(operand|region|successor) #\\d+, named .* not found"
              + "|format is missing reference to parameter"
              + "|'attr-dict' directive not found"
              + "|first parsable element"
              + "|only .* can be used "
              + "|(parameters|.* is only allowed|.* directive allowed) in an? optional group"
              + "|optional group anchor"
              + "|.*cannot be used as optional group anchor"
              + "|'ref' of 'type"
              + "|'type' of"
              + "|'(operands|results)' 'type' is already bound"
              + "|only variables and types may be used as parameters"
              + "|.* directive with optional parameters"
              + "|format ambiguity");

  @Test
  void formatsOfOps() throws Exception {
    check(
        OpsInTwoNotations::op,
        """
        include "mlir/IR/OpBase.td"
        include "mlir/IR/Properties.td"
        include "mlir/Interfaces/InferTypeOpInterface.td"
        """,
        "--gen-op-defs");
  }

  @Test
  void formatsOfTypes() throws Exception {
    check(
        DefsInTwoNotations::type,
        "include \"mlir/IR/AttrTypeBase.td\"\n",
        "--gen-typedef-defs",
        "--typedefs-dialect=d");
  }

  @Test
  void formatsOfAttributes() throws Exception {
    check(
        DefsInTwoNotations::attribute,
        "include \"mlir/IR/AttrTypeBase.td\"\n",
        "--gen-attrdef-defs",
        "--attrdefs-dialect=d");
  }

  private static void check(
      Function<Random, TwoNotations> generator, String prelude, String... backend)
      throws Exception {
    Random random = new Random(SEED);
    List<String> others = new ArrayList<>();
    int accepted = 0;
    int refused = 0;
    for (int start = 0; start < COUNT; start += BATCH) {
      List<TwoNotations> all = new ArrayList<>();
      for (int i = 0; i < Math.min(BATCH, COUNT - start); i++) {
        all.add(next(generator, random).withName("X" + i));
      }
      List<List<Mistake>> upstream = FormatVerdicts.upstream(prelude, all, backend);
      List<TwoNotations> complete = new ArrayList<>();
      List<List<Mistake>> here = FormatVerdicts.here(all, OpsInTwoNotations.TRANSFORMS, complete);
      List<TwoNotations> valid = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        String difference = difference(all.get(i), upstream.get(i), here.get(i));
        if (!difference.isEmpty()) {
          others.add(difference + "\n" + all.get(i));
        } else if (upstream.get(i).isEmpty() && here.get(i).isEmpty()) {
          valid.add(complete.get(i));
        } else if (isRefused(upstream.get(i)) && isRefused(here.get(i))) {
          refused++;
        }
      }
      accepted += valid.size();
      FormatVerdicts.compile(valid, OpsInTwoNotations.TRANSFORMS)
          .errors()
          .forEach(error -> others.add("does not compile: " + error));
    }
    assertEquals("", String.join("\n\n", others));
    // Else the verdicts would be the same for want of examples.
    assertTrue(accepted > COUNT / 8, accepted + " were accepted by both");
    assertTrue(refused > COUNT / 5, refused + " were refused by both");
  }

  /** How mlir-tblgen crashes, aborts, or reports what is no error of the format. */
  private static final Pattern WITHOUT_VERDICT =
      Pattern.compile(
          "(?s)139: |134: LLVM ERROR: 'ref' of '.*' unsupported|.*Properties cannot be used for type");

  private static TwoNotations next(Function<Random, TwoNotations> generator, Random random) {
    TwoNotations each = generator.apply(random);
    return random.nextBoolean()
        ? each.withFormat(RandomMutations.of(each.format(), TOKENS, random))
        : each;
  }

  /** Whether a format is refused for what was compared. */
  private static boolean isRefused(List<Mistake> mistakes) {
    return !mistakes.isEmpty()
        && mistakes.stream()
            .noneMatch(each -> each.offset() < 0 || EXEMPT.matcher(each.message()).find());
  }

  /** How the verdicts on a declaration differ; empty if they do not. */
  private static String difference(
      TwoNotations declared, List<Mistake> upstream, List<Mistake> here) {
    if (upstream.stream().anyMatch(mistake -> mistake.offset() < 0)) {
      return WITHOUT_VERDICT.matcher(upstream.get(0).message()).lookingAt()
          ? ""
          : "failed with " + upstream;
    }
    if (here.stream().anyMatch(mistake -> EXEMPT.matcher(mistake.message()).find())) {
      return "";
    }
    boolean stricter = here.stream().anyMatch(RandomFormatsTest::isStricter);
    List<Mistake> both = here.stream().filter(mistake -> !isStricter(mistake)).toList();
    if (upstream.isEmpty()) {
      boolean same = both.stream().allMatch(mistake -> isAcceptedUpstream(declared, mistake));
      return same ? "" : "rejected here: " + both;
    }
    if (both.stream().anyMatch(mistake -> isSame(mistake, upstream))) {
      return "";
    }
    // With what is an error here, types, missing members and starts of groups are not looked for.
    return stricter && (isOfWhole(upstream) || isOfStart(upstream))
        ? ""
        : (here.isEmpty() ? "accepted here: " : "other words or places: ") + upstream + " " + here;
  }

  private static boolean isStricter(Mistake mistake) {
    return STRICTER.matcher(mistake.message()).lookingAt();
  }

  /** What mlir-tblgen accepts in some formats only, as docs/differences-from-mlir.md says. */
  private static boolean isAcceptedUpstream(TwoNotations declared, Mistake mistake) {
    return isOfOptional(declared, mistake) || isAnchorOfElse(declared, mistake);
  }

  /** What is no anchor as one in the {@code else} of a group, for which no code compiles. */
  private static boolean isAnchorOfElse(TwoNotations declared, Mistake mistake) {
    return mistake.message().matches("only .* (within|anchor|begin) an optional group.*")
        && declared.format().substring(0, mistake.offset()).matches(".*\\) *: *\\([^?]*")
        && declared.format().substring(mistake.offset()).matches("(`[^`]*`)?[^?`^]*\\^.*");
  }

  /** A type that follows from something optional only, which is an error here. */
  private static boolean isOfOptional(TwoNotations declared, Mistake mistake) {
    return mistake.message().contains("a buildable type cannot be inferred")
        && declared.definition().matches(".*(Same\\w*Type|AllTypesMatch|TypesMatchWith).*")
        && declared.definition().contains("Optional");
  }

  private static boolean isOfWhole(List<Mistake> upstream) {
    return upstream.get(0).offset() == 0
        && upstream.get(0).message().matches(".*(not found|cannot be inferred)");
  }

  private static boolean isOfStart(List<Mistake> upstream) {
    return upstream.get(0).message().startsWith("first parsable element of an optional group");
  }

  private static boolean isSame(Mistake mistake, List<Mistake> upstream) {
    return upstream.stream()
        .anyMatch(
            other ->
                mistake.hasWordsOf(other)
                    && (mistake.offset() == other.offset()
                        || (mistake.offset() > other.offset()
                            && ENCLOSING.matcher(mistake.message()).lookingAt())));
  }
}
