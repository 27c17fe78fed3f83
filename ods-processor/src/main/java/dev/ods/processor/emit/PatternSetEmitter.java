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
import dev.ods.processor.tree.RootPatterns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    List<TreeEmitter> trees = trees(set, patterns);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(set.generated())
            .addJavadoc(
                Javadocs.carry(
                    set.documentation(),
                    "The patterns of " + Javadocs.link(set.declaration()) + ".",
                    ""))
            .addModifiers(Modifier.FINAL)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(addTo(set, patterns, trees));
    NameAllocator names = new NameAllocator();
    patterns.forEach(pattern -> names.newName(pattern.spec().name()));
    for (CheckedPattern pattern : patterns) {
      addMethods(pattern, set, annotations, names, type);
    }
    trees.forEach(tree -> type.addType(tree.emit()));
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
      type.addMethod(emitter(pattern, set, annotations, "").method(name, orders.get(0)));
      return;
    }
    List<CodeBlock> calls = new ArrayList<>();
    List<MethodSpec> methods = new ArrayList<>();
    for (Match.Op order : orders) {
      String own = names.newName(name + "InOrder" + (methods.size() + 1));
      calls.add(CodeBlock.of("$L(root, rewriter)", own));
      String label = "order %d of %d: ".formatted(methods.size() + 1, orders.size());
      methods.add(emitter(pattern, set, annotations, label).method(own, order));
    }
    type.addMethod(
        PatternEmitter.header(name)
            .addStatement("return $L", CodeBlock.join(calls, "$W|| "))
            .build());
    methods.forEach(type::addMethod);
  }

  private static PatternEmitter emitter(
      CheckedPattern pattern, PatternSetSpec set, Annotations annotations, String order) {
    return new PatternEmitter(pattern, set.declaration(), annotations, order);
  }

  /** The class of the tree of each root. */
  private static List<TreeEmitter> trees(PatternSetSpec set, List<CheckedPattern> patterns) {
    NameAllocator names = new NameAllocator();
    return RootPatterns.of(patterns).stream()
        .map(root -> new TreeEmitter(root, set.generated().nestedClass(treeName(root, names))))
        .toList();
  }

  private static String treeName(RootPatterns root, NameAllocator names) {
    String opClass = root.op().opClass().simpleName();
    return names.newName(opClass.substring(0, opClass.length() - "Op".length()) + "Tree");
  }

  private static MethodSpec addTo(
      PatternSetSpec set, List<CheckedPattern> patterns, List<TreeEmitter> trees) {
    NameAllocator names = new NameAllocator();
    names.newName("patterns");
    CodeBlock.Builder code = CodeBlock.builder();
    Map<String, CodeBlock> members = new HashMap<>();
    for (TreeEmitter tree : trees) {
      String variable = names.newName(LocalNames.variable(tree.type().simpleName()));
      code.addStatement("$T $L = new $T()", Names.PATTERN_TREE, variable, tree.type());
      members.putAll(tree.members(variable));
    }
    for (CheckedPattern pattern : patterns) {
      CodeBlock.Builder generated = CodeBlock.builder();
      pattern.generatedOps().forEach(op -> generated.add(",$W$T.MODEL", op));
      code.addStatement(
          "patterns.add($L, $S,$W$L$L))",
          members.get(pattern.spec().name()),
          set.declaration().simpleName() + "." + pattern.spec().name(),
          pattern.benefit(),
          generated.build());
    }
    return MethodSpec.methodBuilder("addTo")
        .addJavadoc("Adds the patterns, in the order of their declaration.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(RuntimeNames.REWRITE_PATTERN_SET)
        .addParameter(RuntimeNames.REWRITE_PATTERN_SET, "patterns")
        .addCode(code.build())
        .addStatement("return patterns")
        .build();
  }
}
