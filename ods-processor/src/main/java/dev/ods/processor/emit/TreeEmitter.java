// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.tree.Answer;
import dev.ods.processor.tree.RootPatterns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the class of the tree with the patterns of a set for one root. */
final class TreeEmitter {
  /** The number of patterns up to which one method applies them. */
  private static final int PATTERNS = 256;

  private final RootPatterns root;
  private final ClassName type;
  private final TreeNames names;

  /**
   * For a root.
   *
   * @param type the class, which is nested in the one with the methods of the patterns
   */
  TreeEmitter(RootPatterns root, ClassName type) {
    this.root = root;
    this.type = type;
    this.names = new TreeNames(root);
  }

  /** The class. */
  ClassName type() {
    return type;
  }

  /**
   * For each pattern, by its name, the beginning of the code that gets it from a tree in a
   * variable.
   */
  Map<String, CodeBlock> members(String variable) {
    Map<String, CodeBlock> members = new HashMap<>();
    for (int i = 0; i < root.patterns().size(); i++) {
      members.put(
          root.patterns().get(i).spec().name(),
          CodeBlock.of("$L.pattern($T.$L", variable, type, names.patterns().get(i)));
    }
    return members;
  }

  TypeSpec emit() {
    TypeSpec.Builder tree =
        TypeSpec.classBuilder(type)
            .addJavadoc("The patterns for {@code $L}.\n", root.op().name())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(Names.PATTERN_TREE);
    addConstants(tree, names.patterns());
    addConstants(tree, List.copyOf(names.kinds().values()));
    names
        .literals()
        .forEach(
            (attribute, literals) -> {
              addConstants(tree, List.copyOf(literals.constants().values()));
              tree.addField(field(attribute, literals));
            });
    tree.addMethod(constructor());
    tree.addMethods(new TreeCode(names).methods(root.tree()));
    addApply(tree);
    return tree.build();
  }

  private static void addConstants(TypeSpec.Builder tree, List<String> constants) {
    for (int i = 0; i < constants.size(); i++) {
      tree.addField(
          FieldSpec.builder(TypeName.INT, constants.get(i))
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("$L", i)
              .build());
    }
  }

  private static FieldSpec field(TreeNames.Attribute attribute, TreeNames.Literals literals) {
    DefaultValue absent = attribute.spec().defaultValue();
    String ofAbsent = absent == null ? null : literals.constants().get(absent);
    List<CodeBlock> values = new ArrayList<>();
    for (DefaultValue value : literals.constants().keySet()) {
      values.add(
          PatternOperands.stored(attribute.spec().storage(), value, CodeBlock.of("context")));
    }
    CodeBlock code =
        CodeBlock.of(
            "$T.of($Z$L,$W$L,$Wcontext -> $T.of($L))",
            Names.PATTERN_LITERALS,
            attribute.slot(),
            ofAbsent == null ? CodeBlock.of("$T.OTHER", Names.PATTERN_LITERALS) : ofAbsent,
            List.class,
            CodeBlock.join(values, ",$W"));
    return FieldSpec.builder(Names.PATTERN_LITERALS, literals.field())
        .addModifiers(Modifier.PRIVATE, Modifier.FINAL)
        .initializer(code)
        .build();
  }

  private MethodSpec constructor() {
    CodeBlock.Builder models = CodeBlock.builder().add("$T.MODEL", root.op().opClass());
    for (Answer.OfKind kind : names.kinds().keySet()) {
      models.add(",$W$T.MODEL", kind.opClass());
    }
    return MethodSpec.constructorBuilder().addStatement("super($L)", models.build()).build();
  }

  // -- Applying a pattern ------------------------------------------------------------------------

  private void addApply(TypeSpec.Builder tree) {
    int count = root.patterns().size();
    MethodSpec.Builder apply =
        apply("apply").addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
    if (count <= PATTERNS) {
      tree.addMethod(apply.addCode(cases(0, count)).build());
      return;
    }
    CodeBlock.Builder groups = CodeBlock.builder();
    List<MethodSpec> methods = new ArrayList<>();
    for (int first = 0; first < count; first += PATTERNS) {
      String name = "applyFrom" + first;
      groups.addStatement("case $L -> $L(index, root, rewriter)", first / PATTERNS, name);
      methods.add(
          apply(name)
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .addCode(cases(first, Math.min(first + PATTERNS, count)))
              .build());
    }
    tree.addMethod(
        apply.addCode(choice(CodeBlock.of("index / $L", PATTERNS), groups.build())).build());
    methods.forEach(tree::addMethod);
  }

  private static MethodSpec.Builder apply(String name) {
    return MethodSpec.methodBuilder(name)
        .returns(TypeName.BOOLEAN)
        .addParameter(TypeName.INT, "index")
        .addParameter(RuntimeNames.OPERATION, "root")
        .addParameter(RuntimeNames.REWRITER, "rewriter");
  }

  private CodeBlock cases(int first, int end) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = first; i < end; i++) {
      cases.addStatement(
          "case $L -> $T.$L(root, rewriter)",
          names.patterns().get(i),
          type.enclosingClassName(),
          root.patterns().get(i).spec().name());
    }
    return choice(CodeBlock.of("index"), cases.build());
  }

  private static CodeBlock choice(CodeBlock selector, CodeBlock cases) {
    return CodeBlock.builder()
        .add("return switch ($L) {\n$>", selector)
        .add(cases)
        .addStatement(
            "default -> throw new $T($S + index)", IllegalArgumentException.class, "no pattern ")
        .add("$<};\n")
        .build();
  }
}
