// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternParameter.Uses;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.model.PatternSpec.Body;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads an interface with {@code @PatternSet}, and the operations that its patterns name. */
final class PatternSetReader {
  /** The head of a tree, which may be the name of an operation. */
  private static final Pattern HEAD = Pattern.compile("\\(\\s*([A-Za-z_][A-Za-z0-9_$.-]*)");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;
  private final NativeMethodReader methods;

  /** The names of operations whose declarations have errors, which are reported there. */
  private final Set<String> brokenOps = new HashSet<>();

  /** Whether the operations of all dialects that the author names are known. */
  private boolean opsKnown = true;

  /** Whether the generated class has access to all operations. */
  private boolean hasAccess = true;

  PatternSetReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
    this.methods = new NativeMethodReader(facts);
  }

  /** The set, or null after a report if nothing can be generated. */
  @Nullable PatternSetSpec read(TypeElement type) {
    AnnotationMirror mirror = Mirrors.find(type, "PatternSet");
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @PatternSet");
    }
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          PatternProblem.PATTERN_SET_NOT_INTERFACE,
          Origin.of(type),
          type.getSimpleName(),
          OpReader.kind(type));
      return null;
    }
    if (!Declarations.isUsable(type, problems)) {
      return null;
    }
    reportInherited(type);
    ClassName name = ClassName.get(type);
    List<PatternSpec> patterns = patterns(type);
    List<String> dialects = new ArrayList<>();
    Map<String, ClassName> declarations = declarations(type, mirror, dialects);
    Map<String, OpSpec> ops = ops(type, patterns, declarations);
    if (!hasAccess) {
      return null;
    }
    return new PatternSetSpec(
        name,
        TypeFacts.generated(name, "Patterns"),
        Javadocs.of(type, facts.elements()),
        dialects,
        List.copyOf(declarations.keySet()),
        opsKnown,
        aliases(declarations),
        ops,
        brokenOps,
        builders(ops.values()),
        NativeMethodReader.names(type),
        methods(type, patterns),
        patterns,
        TypeFacts.isPublic(type));
  }

  private List<PatternSpec> patterns(TypeElement type) {
    List<PatternSpec> patterns = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      AnnotationMirror pattern = Mirrors.find(method, "Pattern");
      if (pattern != null && !names.add(method.getSimpleName().toString())) {
        wrong(method, "has the name of another one; give it its own");
      } else if (pattern != null) {
        PatternSpec spec = pattern(method, pattern);
        if (spec != null) {
          patterns.add(spec);
        }
      } else if (method.getModifiers().contains(Modifier.ABSTRACT)) {
        problems.report(PatternProblem.PATTERN_MISSING, Origin.of(method), method.getSimpleName());
      }
    }
    return patterns;
  }

  /** Reports a pattern that is declared elsewhere than in a set. */
  static void reportOutside(ExecutableElement method, AnnotationMirror pattern, Problems problems) {
    Element owner = method.getEnclosingElement();
    problems.report(
        PatternProblem.PATTERN_OUTSIDE_SET,
        new Origin(method, pattern, null, -1),
        method.getSimpleName(),
        Mirrors.has(owner, "Op")
            ? "'"
                + owner.getSimpleName()
                + "' is an op; move it to an interface with @PatternSet(…)"
            : "add @PatternSet(…) to '" + owner.getSimpleName() + "'");
  }

  private void reportInherited(TypeElement type) {
    for (TypeMirror parent : type.getInterfaces()) {
      if (parent.getKind() == TypeKind.DECLARED
          && Mirrors.has(MoreTypes.asTypeElement(parent), "PatternSet")) {
        problems.report(
            PatternProblem.PATTERN_SET_INHERITED,
            Origin.of(type),
            type.getSimpleName(),
            MoreTypes.asTypeElement(parent).getSimpleName());
      }
    }
  }

  /** The ops of the dialects that the annotation lists, by name. */
  private Map<String, ClassName> declarations(
      TypeElement type, AnnotationMirror mirror, List<String> dialects) {
    Map<String, ClassName> declarations = new LinkedHashMap<>();
    for (ClassLiteral literal : mirrors.classes(type, mirror, "value")) {
      TypeElement dialect = literal.element();
      if (dialect == null || !Mirrors.has(dialect, "Dialect")) {
        DialectReader.reportNoDialect(literal, facts, problems);
        opsKnown = false;
        continue;
      }
      DialectReader reader = new DialectReader(facts, new Mirrors(true), new Problems());
      DialectSpec spec = reader.read(dialect);
      if (spec == null) {
        opsKnown = false;
        continue;
      }
      dialects.add(spec.name());
      reader.unusableOps().forEach(op -> brokenOps.add(spec.name() + "." + op));
      for (DialectOp op : spec.ops()) {
        declarations.put(spec.name() + "." + op.mnemonic(), op.declaration());
      }
    }
    return declarations;
  }

  /** What else the author may call ops; those of several dialects may be called alike. */
  private static Map<String, SortedSet<String>> aliases(Map<String, ClassName> declarations) {
    Map<String, SortedSet<String>> aliases = new HashMap<>();
    declarations.forEach(
        (name, declaration) ->
            Stream.of(
                    declaration.simpleName(),
                    OpReader.opClass(declaration).simpleName(),
                    name.substring(name.indexOf('.') + 1))
                .forEach(
                    alias -> aliases.computeIfAbsent(alias, key -> new TreeSet<>()).add(name)));
    return aliases;
  }

  private Map<String, OpSpec> ops(
      TypeElement set, List<PatternSpec> patterns, Map<String, ClassName> declarations) {
    Map<String, OpSpec> ops = new LinkedHashMap<>();
    for (PatternSpec pattern : patterns) {
      for (PatternText text : pattern.texts()) {
        Matcher head = HEAD.matcher(text.text());
        while (head.find()) {
          ClassName declaration = declarations.get(head.group(1));
          TypeElement op = declaration == null ? null : facts.find(declaration);
          if (op != null && !ops.containsKey(head.group(1))) {
            OpSpec spec = op(head.group(1), op);
            if (spec != null) {
              hasAccess &= Access.checkClass(op, TypeFacts.packageOf(set), text.origin(), problems);
              ops.put(head.group(1), spec);
            }
          }
        }
      }
    }
    return ops;
  }

  private @Nullable OpSpec op(String name, TypeElement declaration) {
    Mirrors lenient = new Mirrors(true);
    Problems errors = new Problems();
    OpSpec op = new OpReader(facts, lenient, errors).read(declaration);
    // Only of this compilation is it certain that its errors are reported. A class that does not
    // resolve yet is no error.
    if (!errors.isEmpty() && !lenient.sawUnresolved() && !facts.isCompiled(declaration)) {
      brokenOps.add(name);
    }
    return op;
  }

  private Map<String, List<NativeMethod>> builders(Collection<OpSpec> ops) {
    Map<String, List<NativeMethod>> builders = new LinkedHashMap<>();
    for (OpSpec op : ops) {
      TypeElement declaration = facts.find(op.declaration());
      if (declaration != null && !op.hooks().builds().isEmpty()) {
        builders.put(op.name(), methods.builders(declaration));
      }
    }
    return builders;
  }

  private Map<String, NativeMethod> methods(TypeElement type, List<PatternSpec> patterns) {
    return methods.read(
        type,
        name ->
            patterns.stream()
                .flatMap(pattern -> pattern.texts().stream())
                .anyMatch(text -> text.text().contains(name)));
  }

  private @Nullable PatternSpec pattern(ExecutableElement method, AnnotationMirror mirror) {
    String name = method.getSimpleName().toString();
    List<PatternText> rewrites = texts(method, mirror, "rewrite");
    List<PatternText> supplements = texts(method, mirror, "supplemental");
    List<PatternParameter> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      parameters.add(parameter(parameter));
    }
    List<PatternText> built = new ArrayList<>(rewrites);
    built.addAll(supplements);
    Body body = body(method, parameters, built);
    if (body == null) {
      return null;
    }
    return new PatternSpec(
        name,
        new PatternText(Mirrors.string(mirror, "match"), Mirrors.origin(method, mirror, "match")),
        rewrites,
        supplements,
        (int) Mirrors.number(mirror, "benefit"),
        parameters,
        body,
        Mirrors.origin(method, mirror, "benefit"));
  }

  /** What the body of a method does; null if it is of no use to a pattern, which is reported. */
  private @Nullable Body body(
      ExecutableElement method, List<PatternParameter> parameters, List<PatternText> rewrites) {
    boolean takesRewriter = parameters.stream().anyMatch(p -> p.is(JavaKind.REWRITER));
    Set<Modifier> modifiers = method.getModifiers();
    boolean isAbstract = modifiers.contains(Modifier.ABSTRACT);
    boolean isBoolean = method.getReturnType().getKind() == TypeKind.BOOLEAN;
    boolean isValue = TypeFacts.is(method.getReturnType(), RuntimeNames.VALUE);
    if (isAbstract && !takesRewriter && method.getReturnType().getKind() == TypeKind.VOID) {
      return Body.NONE;
    }
    String mistake = null;
    if (isAbstract && takesRewriter) {
      mistake = "has a Rewriter, but no body; make it static";
    } else if (isAbstract) {
      mistake =
          "returns '%s', but has no body; make it static with one, or let it return void"
              .formatted(OpReader.display(method.getReturnType()));
    } else if (!modifiers.contains(Modifier.STATIC) || modifiers.contains(Modifier.PRIVATE)) {
      mistake = "has a body, so that it must be static and not private";
    } else if (takesRewriter && !rewrites.isEmpty()) {
      mistake = "rewrites in its body, so that @Pattern must have no rewrite";
    } else if (!isBoolean && !(takesRewriter && isValue)) {
      mistake =
          "must return boolean" + (takesRewriter ? ", or the Value that replaces the root" : "");
    }
    if (mistake != null) {
      wrong(method, mistake);
      return null;
    }
    if (CheckedExceptions.first(method) != null) {
      CheckedExceptions.report(method, problems);
      return null;
    }
    return !takesRewriter ? Body.GUARD : isValue ? Body.REPLACE : Body.REWRITE;
  }

  private void wrong(ExecutableElement method, String what) {
    problems.report(
        PatternProblem.PATTERN_METHOD,
        Origin.of(method),
        "the method of pattern '" + method.getSimpleName() + "' " + what);
  }

  private PatternParameter parameter(VariableElement parameter) {
    JavaType type = methods.type(parameter.asType());
    String name = parameter.getSimpleName().toString();
    List<ConstraintUse> constraints = new ArrayList<>();
    AnnotationMirror is = Mirrors.find(parameter, "Is");
    if (is != null) {
      ConstraintUse use =
          new ConstraintReader(facts, mirrors, TypeFacts.packageOf(parameter))
              .use(
                  mirrors.classValue(parameter, is, "value"),
                  isOfValues(type) ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE,
                  "parameter",
                  name,
                  problems);
      if (use != null) {
        constraints.add(use);
      }
    }
    boolean hasNoUse = Mirrors.has(parameter, "HasNoUse");
    Uses uses = Mirrors.has(parameter, "HasOneUse") ? Uses.ONE : hasNoUse ? Uses.NONE : Uses.ANY;
    if (hasNoUse && uses == Uses.ONE) {
      problems.report(
          PatternProblem.PATTERN_UNSUPPORTED,
          Origin.of(parameter),
          "parameter '" + name + "' asks for one use and for none, which nothing has");
    }
    return new PatternParameter(
        name,
        type,
        capture(parameter),
        constraints,
        uses,
        Mirrors.has(parameter, "BlockArgument"),
        Origin.of(parameter));
  }

  private static List<PatternText> texts(
      ExecutableElement method, AnnotationMirror mirror, String element) {
    List<PatternText> texts = new ArrayList<>();
    for (AnnotationValue value : Mirrors.list(mirror, element)) {
      texts.add(new PatternText(text(value), new Origin(method, mirror, value, -1)));
    }
    return texts;
  }

  private static String text(AnnotationValue value) {
    return value.getValue() instanceof String text ? text : "";
  }

  private static boolean isOfValues(JavaType type) {
    return type.is(JavaKind.VALUE) || type.is(JavaKind.VALUES);
  }

  private static @Nullable PatternText capture(VariableElement parameter) {
    AnnotationMirror mirror = Mirrors.find(parameter, "Capture");
    return mirror == null
        ? null
        : new PatternText(
            Mirrors.string(mirror, "value"), Mirrors.origin(parameter, mirror, "value"));
  }
}
