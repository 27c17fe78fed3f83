// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.ShapeBound;
import java.util.ArrayList;
import java.util.List;

/** The conditions of composed constraints. */
final class ConstraintConditions {
  private ConstraintConditions() {}

  /** The condition on {@code subject}, an expression of a type or an attribute. */
  static CodeBlock condition(Predicate predicate, CodeBlock subject) {
    return predicate.accept(new Condition(subject));
  }

  /** The condition on an expression. */
  private record Condition(CodeBlock subject) implements Predicate.Visitor<CodeBlock> {
    @Override
    public CodeBlock allOf(Predicate.AllOf all) {
      return join(all.parts(), " && ", subject);
    }

    @Override
    public CodeBlock anyOf(Predicate.AnyOf any) {
      return join(any.parts(), " || ", subject);
    }

    @Override
    public CodeBlock not(Predicate.Not not) {
      return CodeBlock.of("!$L", parenthesized(not.part(), subject));
    }

    @Override
    public CodeBlock test(Predicate.Test test) {
      return CodeBlock.of("$T.test($L)", test.owner(), subject);
    }

    @Override
    public CodeBlock onElementType(Predicate.OnElementType element) {
      CodeBlock.Builder code = CodeBlock.builder();
      code.add(shape(element.container().method(), subject));
      for (ShapeBound bound : element.bounds()) {
        code.add("$W&& $L", bound(bound, subject));
      }
      if (element.element() != null) {
        CodeBlock elementType = CodeBlock.of("$T.of($L)", RuntimeNames.ELEMENT_TYPES, subject);
        code.add("$W&& $L", parenthesized(element.element(), elementType));
      }
      return code.build();
    }

    @Override
    public CodeBlock onOwnElementType(Predicate.OnOwnElementType element) {
      // At most one of these is in an expression, as the annotation is not repeatable, and the
      // constraints that a condition refers to are calls of their methods.
      CodeBlock elementType = CodeBlock.of("container.$N()", element.accessor());
      return CodeBlock.of(
          "$L instanceof $T container$W&& $L",
          subject,
          element.container(),
          parenthesized(element.element(), elementType));
    }

    @Override
    public CodeBlock holding(Predicate.Holding holding) {
      return CodeBlock.of(
          "$T.$L($L,$W$L)",
          holding.holder().owner(),
          holding.holder().method(),
          subject,
          function(holding.part()));
    }

    @Override
    public CodeBlock elements(Predicate.Elements elements) {
      CodeBlock.Builder arguments = CodeBlock.builder();
      arguments.add("$L,$W$L", subject, elements.width());
      if (elements.shape() != null) {
        // Without sizes the varargs would be ambiguous.
        arguments.add(
            elements.shape().isEmpty()
                ? CodeBlock.of(",$Wnew long[0]")
                : numbers(elements.shape()));
      }
      return CodeBlock.of(
          "$T.$L($L)", RuntimeNames.ATTRIBUTES, elements.method(), arguments.build());
    }

    @Override
    public CodeBlock implementing(Predicate.Implementing implementing) {
      return CodeBlock.of("$L.as($T.class) != null", subject, implementing.type());
    }

    @Override
    public CodeBlock confined(Predicate.Confined confined) {
      return Predicates.confinement(confined.confinement(), subject);
    }

    @Override
    public CodeBlock ownConfined(Predicate.OwnConfined confined) {
      return Predicates.confinement(confined.confinement(), subject);
    }
  }

  private static CodeBlock join(List<Predicate> parts, String operator, CodeBlock subject) {
    if (parts.size() == 1) {
      return condition(parts.get(0), subject);
    }
    return parts.stream()
        .map(part -> parenthesized(part, subject))
        .collect(CodeBlock.joining("$W" + operator.strip() + " "));
  }

  private static CodeBlock parenthesized(Predicate part, CodeBlock subject) {
    CodeBlock condition = condition(part, subject);
    return isCompound(part) ? CodeBlock.of("($L)", condition) : condition;
  }

  private static boolean isCompound(Predicate predicate) {
    return predicate.accept(IsCompound.INSTANCE);
  }

  /** Whether a condition has operators of its own at the top. */
  private static final class IsCompound implements Predicate.Visitor<Boolean> {
    static final IsCompound INSTANCE = new IsCompound();

    @Override
    public Boolean allOf(Predicate.AllOf all) {
      return isCompound(all.parts());
    }

    @Override
    public Boolean anyOf(Predicate.AnyOf any) {
      return isCompound(any.parts());
    }

    private static boolean isCompound(List<Predicate> parts) {
      return parts.size() > 1 || ConstraintConditions.isCompound(parts.get(0));
    }

    @Override
    public Boolean not(Predicate.Not not) {
      return false;
    }

    @Override
    public Boolean test(Predicate.Test test) {
      return false;
    }

    @Override
    public Boolean onElementType(Predicate.OnElementType element) {
      return element.element() != null || !element.bounds().isEmpty();
    }

    @Override
    public Boolean onOwnElementType(Predicate.OnOwnElementType element) {
      return true;
    }

    @Override
    public Boolean holding(Predicate.Holding holding) {
      return false;
    }

    @Override
    public Boolean elements(Predicate.Elements elements) {
      return false;
    }

    @Override
    public Boolean implementing(Predicate.Implementing implementing) {
      return true;
    }

    @Override
    public Boolean confined(Predicate.Confined confined) {
      return false;
    }

    @Override
    public Boolean ownConfined(Predicate.OwnConfined confined) {
      return false;
    }
  }

  /** A condition as a function: {@code F32::test}. */
  private static CodeBlock function(Predicate part) {
    return part instanceof Predicate.Test test
        ? CodeBlock.of("$T::test", test.owner())
        : CodeBlock.of("part -> $L", condition(part, CodeBlock.of("part")));
  }

  private static CodeBlock bound(ShapeBound bound, CodeBlock subject) {
    if (bound instanceof ShapeBound.Property property) {
      return switch (property) {
        case NON_ZERO_RANK ->
            CodeBlock.of("$T.hasRankAtLeast($L, 1)", RuntimeNames.SHAPES, subject);
        case STATIC_SHAPE -> shape("hasStaticShape", subject);
        case STRIDED -> shape("isStrided", subject);
      };
    } else if (bound instanceof ShapeBound.Ranks ranks) {
      return CodeBlock.of("$T.hasRank($L$L)", RuntimeNames.SHAPES, subject, numbers(ranks.ranks()));
    } else if (bound instanceof ShapeBound.Lengths lengths) {
      return lengths(lengths.lengths(), subject);
    } else if (bound instanceof ShapeBound.LengthRange range) {
      return elementCount(range.min(), range.max(), subject);
    } else if (bound instanceof ShapeBound.Dimension dimension) {
      return CodeBlock.of(
          "$T.hasDimension($L,$W$L$L)",
          RuntimeNames.SHAPES,
          subject,
          dimension.index(),
          numbers(dimension.sizes()));
    }
    List<Long> sizes = ((ShapeBound.Shape) bound).sizes();
    return CodeBlock.of("$T.hasShape($L$L)", RuntimeNames.SHAPES, subject, numbers(sizes));
  }

  private static CodeBlock numbers(List<Long> numbers) {
    CodeBlock.Builder code = CodeBlock.builder();
    numbers.forEach(number -> code.add(",$W$L", number));
    return code.build();
  }

  /** The condition that there are as many elements as one of {@code lengths}, in ranges. */
  private static CodeBlock lengths(List<Long> lengths, CodeBlock subject) {
    List<CodeBlock> ranges = new ArrayList<>();
    for (int i = 0, from = 0; i < lengths.size(); i++) {
      boolean isLast = i + 1 == lengths.size() || lengths.get(i + 1) != lengths.get(i) + 1;
      if (isLast) {
        ranges.add(elementCount(lengths.get(from), lengths.get(i), subject));
        from = i + 1;
      }
    }
    CodeBlock any = CodeBlock.join(ranges, "$W|| ");
    return ranges.size() > 1 ? CodeBlock.of("($L)", any) : any;
  }

  private static CodeBlock elementCount(long min, long max, CodeBlock subject) {
    return CodeBlock.of(
        max == (int) max ? "$T.hasElementCount($L, $L, $L)" : "$T.hasElementCount($L, $L, $LL)",
        RuntimeNames.SHAPES,
        subject,
        min,
        max);
  }

  private static CodeBlock shape(String method, CodeBlock subject) {
    return CodeBlock.of("$T.$L($L)", RuntimeNames.SHAPES, method, subject);
  }
}
