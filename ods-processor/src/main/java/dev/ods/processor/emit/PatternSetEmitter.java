// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class with the rewrite patterns of a set. */
public final class PatternSetEmitter {
  private PatternSetEmitter() {}

  /** Whether the types of all results of an op can be inferred. */
  public static boolean infersTypes(OpSpec op, Annotations annotations) {
    ResultInference inference = new ResultInference(new OpShape(op, annotations));
    return inference.isByOp() || inference.isByTraits();
  }

  /** Writes the class, with those patterns that have no mistakes. */
  public static JavaFile emit(
      PatternSetSpec set, List<CheckedPattern> patterns, Annotations annotations) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(set.generated())
            .addJavadoc(
                Javadocs.carry(
                    set.documentation(),
                    "The patterns of {@link " + set.declaration().simpleName() + "}.",
                    ""))
            .addModifiers(Modifier.FINAL)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(addTo(set, patterns));
    NameAllocator names = new NameAllocator();
    patterns.forEach(pattern -> names.newName(pattern.spec().name()));
    for (CheckedPattern pattern : patterns) {
      addMethods(pattern, set, annotations, names, type);
    }
    annotations.mark(type);
    if (set.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return Files.of(set.generated().packageName(), set.declaration(), type.build());
  }

  private static void addMethods(
      CheckedPattern pattern,
      PatternSetSpec set,
      Annotations annotations,
      NameAllocator names,
      TypeSpec.Builder type) {
    List<Match.Op> orders = pattern.orders();
    String name = pattern.spec().name();
    if (orders.size() == 1) {
      type.addMethod(emitter(pattern, set, annotations).method(name, orders.get(0)));
      return;
    }
    List<CodeBlock> calls = new ArrayList<>();
    List<MethodSpec> methods = new ArrayList<>();
    for (Match.Op order : orders) {
      String own = names.newName(name + "InOrder" + (methods.size() + 1));
      calls.add(CodeBlock.of("$L(root, rewriter)", own));
      methods.add(emitter(pattern, set, annotations).method(own, order));
    }
    type.addMethod(
        PatternEmitter.header(name)
            .addStatement("return $L", CodeBlock.join(calls, "$W|| "))
            .build());
    methods.forEach(type::addMethod);
  }

  private static PatternEmitter emitter(
      CheckedPattern pattern, PatternSetSpec set, Annotations annotations) {
    return new PatternEmitter(pattern, set.declaration(), annotations);
  }

  private static MethodSpec addTo(PatternSetSpec set, List<CheckedPattern> patterns) {
    CodeBlock.Builder added = CodeBlock.builder();
    for (CheckedPattern pattern : patterns) {
      added.add(
          "$Z.add($T.MODEL, $S,$W$L, $T::$L)",
          pattern.root().op().opClass(),
          set.declaration().simpleName() + "." + pattern.spec().name(),
          pattern.benefit(),
          set.generated(),
          pattern.spec().name());
    }
    return MethodSpec.methodBuilder("addTo")
        .addJavadoc("Adds the patterns, in the order of their declaration.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(RuntimeNames.REWRITE_PATTERN_SET)
        .addParameter(RuntimeNames.REWRITE_PATTERN_SET, "patterns")
        .addStatement("return patterns$L", added.build())
        .build();
  }
}
