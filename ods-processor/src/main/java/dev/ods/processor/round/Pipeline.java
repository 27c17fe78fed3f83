// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import static java.util.stream.Collectors.toSet;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.ods.processor.check.DefRules;
import dev.ods.processor.check.DialectRules;
import dev.ods.processor.check.EnumRules;
import dev.ods.processor.check.OpRules;
import dev.ods.processor.check.PassRules;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Reporter;
import dev.ods.processor.emit.Annotations;
import dev.ods.processor.emit.ConstraintEmitter;
import dev.ods.processor.emit.DefEmitter;
import dev.ods.processor.emit.DialectEmitter;
import dev.ods.processor.emit.EnumAttrEmitter;
import dev.ods.processor.emit.EnumEmitter;
import dev.ods.processor.emit.OpEmitter;
import dev.ods.processor.emit.PassEmitter;
import dev.ods.processor.emit.PatternSetEmitter;
import dev.ods.processor.format.DefFormat;
import dev.ods.processor.format.DefFormatParser;
import dev.ods.processor.format.EnumFormat;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.OpFormatParser;
import dev.ods.processor.model.ConstraintSpec;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PassSpec;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.UnlistedHolder;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.PatternRules;
import dev.ods.processor.read.DeclarationReader;
import dev.ods.processor.read.UnresolvedTypeException;
import dev.ods.processor.round.Timings.Phase;
import dev.ods.processor.tree.PatternPairs;
import dev.ods.processor.write.SourceWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Runs all stages for one declaration: reading, checking, parsing its format, emitting and writing.
 */
final class Pipeline {
  private final DeclarationReader reader;
  private final SourceWriter writer;
  private final Reporter reporter;
  private final Timings timings;

  /** Whether what is generated is written. */
  private boolean writing = true;

  /** Whether this round has written a file, so that another one follows. */
  private boolean wrote;

  /** The dialects to which the ops of this round refer. */
  private final Map<ClassName, Optional<DialectSpec>> dialects = new HashMap<>();

  /** The declarations of the ops that these dialects list. */
  private final Map<ClassName, Set<ClassName>> listed = new HashMap<>();

  Pipeline(ProcessingEnvironment environment, Timings timings, Crashes crashes) {
    reader = new DeclarationReader(environment.getElementUtils(), environment.getTypeUtils());
    writer = new SourceWriter(environment.getFiler(), crashes::report);
    reporter = new Reporter(environment.getMessager());
    this.timings = timings;
  }

  /** Discards the records of earlier rounds, whose elements are no longer valid. */
  void startRound() {
    reader.startRound();
    dialects.clear();
    listed.clear();
    wrote = false;
  }

  /** Writes what is still to be written of this round. */
  void finishRound() {
    timings.enter(Phase.WRITE);
    writer.finish();
  }

  /** Whether this round has written a file. */
  boolean hasWritten() {
    return wrote;
  }

  /**
   * Registers a declaration of this compilation; called for all of a round before any is processed.
   */
  void announce(TypeElement type) {
    reader.announce(type);
  }

  /** The class of types or attributes that is generated from a declaration, or null. */
  @Nullable ClassName definitionFrom(TypeElement type) {
    boolean ofTypes = reader.declares(type, "TypeDef");
    if (!ofTypes && !reader.declares(type, "AttrDef") && !reader.declares(type, "EnumAttr")) {
      return null;
    }
    ClassName declaration = ClassName.get(type);
    return ClassName.get(
        declaration.packageName(), declaration.simpleName() + (ofTypes ? "Type" : "Attr"));
  }

  boolean hasRuntime(TypeElement type) {
    Problems problems = new Problems();
    boolean exists = reader.hasRuntime(type, problems);
    reporter.show(problems, type);
    return exists;
  }

  void checkStrayMember(ExecutableElement method) {
    Problems problems = new Problems();
    reader.strayMember(method, problems);
    reporter.show(problems, null);
  }

  /**
   * Processes all declarations of {@code type}.
   *
   * @param problems for what is wrong with them, which is not reported yet
   * @throws UnresolvedTypeException if it refers to a type that does not resolve; then nothing was
   *     written
   */
  void process(TypeElement type, Problems problems) {
    timings.startDeclaration();
    try {
      processAll(type, problems);
    } finally {
      timings.leave();
    }
  }

  /** What {@link #process} finds in this round in a type that an earlier one has processed. */
  void check(TypeElement type, Problems problems) {
    writing = false;
    try {
      process(type, problems);
    } finally {
      writing = true;
    }
  }

  /** Registers what is compiled from sources. */
  void addSources(Set<? extends Element> roots) {
    reporter.addSources(roots);
  }

  /**
   * Reports what is wrong.
   *
   * @param declaration the declaration in which it was found, or null if it no longer exists
   */
  void show(Problems problems, @Nullable TypeElement declaration) {
    reporter.show(problems, declaration);
  }

  private void processAll(TypeElement type, Problems problems) {
    reader.strayAnnotations(type, problems);
    if (reader.declares(type, "Op")) {
      processOp(type, problems);
    }
    if (reader.declares(type, "OpInterface")) {
      reader.checkOpInterface(type, problems);
    }
    if (reader.declares(type, "Dialect")) {
      processDialect(type, problems);
    }
    if (reader.declares(type, "PatternSet")) {
      processPatterns(type, problems);
    }
    for (String pass : List.of("Pass", "PassPipeline")) {
      if (reader.declares(type, pass)) {
        processPass(type, pass, problems);
      }
    }
    if (reader.declares(type, "TypeDef") || reader.declares(type, "AttrDef")) {
      processDef(type, problems);
    } else if (reader.declares(type, "EnumAttr")) {
      processEnum(type, problems);
    } else if (reader.declares(type, "BitEnum")) {
      problems.report(DeclarationProblem.BIT_ENUM_ALONE, Origin.of(type), type.getSimpleName());
    } else if (reader.declaresConstraint(type)) {
      ConstraintSpec constraint = reader.constraint(type, problems);
      if (constraint != null) {
        Annotations annotations = annotations(type);
        write(
            constraint.companion(),
            () -> ConstraintEmitter.emit(constraint, annotations),
            type,
            problems);
      }
    }
  }

  private void processOp(TypeElement type, Problems problems) {
    OpSpec op = reader.op(type, problems);
    if (op == null) {
      return;
    }
    reader.checkPackages(type, problems);
    timings.enter(Phase.CHECK);
    OpRules.check(op, problems);
    OpFormat format = null;
    FormatSpec text = op.format();
    // Invalid members would cause spurious errors in the format.
    if (text != null && problems.isEmpty() && !op.broken()) {
      timings.enter(Phase.FORMAT);
      format = OpFormatParser.parse(op, text, problems);
      OpRules.checkFormat(op, format, problems);
    }
    timings.enter(Phase.READ);
    DialectSpec dialect = dialectOf(op.dialect());
    timings.enter(Phase.CHECK);
    if (dialect != null) {
      boolean isListed = isListed(op, dialect);
      UnlistedHolder holder = isListed ? null : reader.unlistedHolder(type, dialect);
      OpRules.checkMembership(
          op, dialect, isListed, holder, used -> unlisting(used) != null, problems);
    }
    Annotations annotations = annotations(type);
    OpRules.checkInterfaces(op, OpEmitter.unimplemented(op, annotations), problems);
    OpRules.checkHelpers(op, OpEmitter.clashes(op, annotations), problems);
    OpSpec checked = problems.isEmpty() ? op : op.asBroken();
    OpFormat parsed = format;
    write(op.opClass(), () -> OpEmitter.emit(checked, parsed, annotations), type, problems);
  }

  private boolean isListed(OpSpec op, DialectSpec dialect) {
    return listed
        .computeIfAbsent(
            op.dialect(),
            name -> dialect.ops().stream().map(DialectOp::declaration).collect(toSet()))
        .contains(op.declaration());
  }

  /** The dialect of a declaration, which is read once for all of them. */
  private @Nullable DialectSpec dialectOf(ClassName dialect) {
    return dialects
        .computeIfAbsent(dialect, name -> Optional.ofNullable(reader.dialectOf(name)))
        .orElse(null);
  }

  /** The dialect in this compilation that does not list an enum of this compilation, or null. */
  private @Nullable DialectSpec unlisting(EnumSpec spec) {
    EnumSpec.OwnAttribute attribute = spec.attribute();
    if (attribute == null) {
      return null;
    }
    List<DialectSpec> own = new ArrayList<>();
    for (ClassName name : reader.dialectsOf(spec.name(), attribute.namespace())) {
      DialectSpec dialect = dialectOf(name);
      if (dialect != null) {
        own.add(dialect);
      }
    }
    return EnumRules.unlisting(spec, own);
  }

  private void processDef(TypeElement type, Problems problems) {
    DefSpec def = reader.def(type, problems);
    if (def == null) {
      return;
    }
    reader.checkPackages(type, problems);
    DialectSpec dialect = dialectOf(def.dialect());
    timings.enter(Phase.CHECK);
    UnlistedHolder holder =
        dialect == null || DefRules.isListed(def, dialect)
            ? null
            : reader.unlistedHolder(type, dialect);
    DefRules.check(def, dialect, holder, problems);
    Annotations annotations = annotations(type);
    if (!def.broken()) {
      DefRules.checkMethods(def, DefEmitter.clashes(def, annotations), problems);
    }
    DefFormat format = null;
    FormatSpec text = def.format();
    if (text != null) {
      timings.enter(Phase.FORMAT);
      format = DefFormatParser.parse(def, text, problems);
    }
    boolean broken = def.broken() || !problems.isEmpty();
    DefSpec checked = broken ? def.asBroken() : def;
    DefFormat parsed = broken ? null : format;
    write(def.generated(), () -> DefEmitter.emit(checked, parsed, annotations), type, problems);
  }

  private void processDialect(TypeElement type, Problems problems) {
    DialectSpec dialect = reader.dialect(type, problems);
    if (dialect != null) {
      timings.enter(Phase.CHECK);
      DialectRules.check(dialect, problems);
      DialectSpec checked = problems.isEmpty() ? dialect : dialect.asBroken();
      Annotations annotations = annotations(type);
      write(dialect.definition(), () -> DialectEmitter.emit(checked, annotations), type, problems);
    }
  }

  private void processPatterns(TypeElement type, Problems problems) {
    PatternSetSpec set = reader.patternSet(type, problems);
    if (set == null) {
      return;
    }
    timings.enter(Phase.CHECK);
    // Texts name operations and members, of which javac does not warn the author either.
    boolean namesDeprecated =
        set.ops().values().stream().anyMatch(op -> reader.isDeprecatedInPart(op.declaration()));
    Annotations annotations = annotations(type, namesDeprecated || reader.mentionsDeprecated(type));
    List<CheckedPattern> patterns =
        PatternRules.check(set, op -> PatternSetEmitter.infersTypes(op, annotations), problems);
    PatternPairs.check(patterns, problems);
    write(
        set.generated(), () -> PatternSetEmitter.emit(set, patterns, annotations), type, problems);
  }

  private void processPass(TypeElement type, String annotation, Problems problems) {
    PassSpec pass = reader.pass(type, annotation, problems);
    if (pass == null) {
      return;
    }
    timings.enter(Phase.CHECK);
    PassRules.check(pass, problems);
    PassSpec checked = problems.isEmpty() ? pass : pass.asBroken();
    Annotations annotations = annotations(type);
    write(pass.generated(), () -> PassEmitter.emit(checked, annotations), type, problems);
  }

  private void processEnum(TypeElement type, Problems problems) {
    EnumSpec read = reader.enumAttribute(type, problems);
    if (read == null) {
      return;
    }
    timings.enter(Phase.CHECK);
    EnumRules.check(read, problems);
    DialectSpec unlisting = unlisting(read);
    if (unlisting != null) {
      EnumRules.reportUnlisted(read, unlisting, reader.unlistedHolder(type, unlisting), problems);
    }
    EnumSpec spec = EnumRules.withoutRepetition(read);
    boolean isPublic = reader.isPublic(type);
    Annotations annotations = annotations(type);
    write(
        EnumEmitter.companionOf(spec.name()),
        () -> EnumEmitter.emit(spec, isPublic, annotations),
        type,
        problems);
    EnumSpec.OwnAttribute attribute = spec.attribute();
    if (attribute != null) {
      timings.enter(Phase.FORMAT);
      EnumFormat format = EnumFormat.parse(attribute.format(), problems);
      write(
          attribute.generated(),
          () -> EnumAttrEmitter.emit(spec, attribute, format, isPublic, annotations),
          type,
          problems);
    }
  }

  private Annotations annotations(TypeElement type) {
    return annotations(type, reader.mentionsDeprecated(type));
  }

  private Annotations annotations(TypeElement type, boolean mentionsDeprecated) {
    return new Annotations(
        reader.sees(type, RuntimeNames.NULL_MARKED)
            && reader.sees(type, RuntimeNames.NULLABLE)
            && !reader.hidesPackages(type),
        reader.mayExpose(type, Annotations.GENERATED),
        reader.deprecation(type),
        mentionsDeprecated,
        reader.shadowed(type));
  }

  private void write(
      ClassName generated, Callable<JavaFile> file, TypeElement type, Problems problems) {
    if (!writing) {
      return;
    }
    wrote = true;
    timings.enter(Phase.WRITE);
    String name = generated.simpleName();
    ClassName rival = reader.predecessor(type, name);
    if (rival == null) {
      writer.write(
          generated,
          type,
          timings.emission(file),
          () -> reportTaken(name, reader.rival(type, name), type, problems));
    } else {
      reportTaken(name, rival, type, problems);
    }
  }

  private static void reportTaken(
      String name, @Nullable ClassName rival, TypeElement type, Problems problems) {
    if (rival == null) {
      problems.report(
          DeclarationProblem.GENERATED_NAME_TAKEN, Origin.of(type), name, type.getSimpleName());
    } else {
      problems.report(
          DeclarationProblem.GENERATED_NAME_SHARED,
          Origin.of(type),
          String.join(".", ClassName.get(type).simpleNames()),
          String.join(".", rival.simpleNames()),
          name);
    }
  }
}
