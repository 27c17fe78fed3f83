// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.emit.SeparateForms.Results;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the static {@code build} forms (ODS, "Builder methods"): with separate parameters or with
 * lists, with attributes as they are stored or as Java values, with result types given or inferred.
 * Forms with a list of result types take stored attributes only: callers with Java values have
 * separate types, too.
 *
 * <p>Of forms with the same erasure, only the first is generated.
 */
final class BuildEmitter {
  private final OpShape shape;
  private final ResultInference inference;
  private final BuildNames names;
  private final BuildStateEmitter body;
  private final Set<List<TypeName>> signatures = new HashSet<>();
  private final List<MethodSpec> methods = new ArrayList<>();

  BuildEmitter(OpShape shape) {
    this.shape = shape;
    this.inference = new ResultInference(shape);
    this.names = new BuildNames(shape);
    this.body = new BuildStateEmitter(shape, names);
  }

  void addTo(TypeSpec.Builder type) {
    // The author's forms come first: they take precedence over generated ones.
    shape.spec().hooks().builds().forEach(this::addHook);
    if (!shape.spec().builders().skipDefault()) {
      addSeparate();
      addAggregate(false);
      addAggregate(true);
    }
    methods.forEach(type::addMethod);
  }

  /**
   * Adds the forms with a parameter for each member. Where a type may be that of a result or an
   * attribute, a form with all arguments has precedence over one that omits some, and then one
   * without types of results.
   */
  private void addSeparate() {
    List<SeparateForms> families = new ArrayList<>();
    for (Results results : Results.values()) {
      if (applies(results)) {
        families.add(new SeparateForms(shape, names, body, results, signatures));
      }
    }
    families.forEach(SeparateForms::addComplete);
    for (int i = families.size() - 1; i >= 0; i--) {
      families.get(i).addOmitting();
    }
    families.forEach(family -> methods.addAll(family.methods()));
  }

  private boolean applies(Results results) {
    return switch (results) {
      case SEPARATE -> true;
      // One list does not determine which of its types belong to which segment.
      case LIST -> !shape.results().isEmpty() && !shape.resultGroups().isSegmented();
      case INFERRED ->
          !shape.results().isEmpty()
              && (inference.isByOp() || SeparateForms.inferredTypes(inference, names) != null);
    };
  }

  // -- Other forms -------------------------------------------------------------------------------

  private void addAggregate(boolean inferred) {
    ResultInference.Types types =
        inferred && !inference.isByOp()
            ? inference.types(new AggregateParts(), names.contextOfBuilder())
            : null;
    // Without their types, only an adaptor finds operands whose index depends on others.
    boolean byAdaptor = inferred && types == null;
    if (byAdaptor && !inference.isByOp() && !inference.isByTraits()) {
      return;
    }
    MethodSpec.Builder method =
        header("Builds the operation from lists; attributes may be inherent or discardable.");
    CodeBlock.Builder parts =
        CodeBlock.builder().add("$Z.addOperands(operands)").add("$Z.setAttributes(attributes)");
    if (!inferred) {
      method.addParameter(Names.TYPES, "resultTypes");
    }
    method
        .addParameter(Names.VALUES, "operands")
        .addParameter(
            ParameterizedTypeName.get(ClassName.get(List.class), Names.NAMED_ATTRIBUTE),
            "attributes");
    if (!shape.successors().isEmpty()) {
      method.addParameter(Names.listOf(RuntimeNames.BLOCK), "successors");
      parts.add("$Z.addSuccessors(successors)");
    }
    if (shape.hasVariadicRegion()) {
      method.addParameter(TypeName.INT, "regionCount");
      parts.add("$Z.addRegions(regionCount)");
    } else {
      parts.add(body.regions(null));
    }
    if (!inferred) {
      parts.add("$Z.addTypes(resultTypes)");
    } else if (types != null) {
      parts.add(body.types(types.each()));
    }
    add(method.addCode(body.create(byAdaptor, parts.build())));
  }

  /** The parts in the lists of the form with lists. */
  private final class AggregateParts implements ResultInference.Parts {
    @Override
    public @Nullable CodeBlock operand(OperandSpec operand) {
      return aggregateOperand(operand);
    }

    @Override
    public CodeBlock first(OperandSpec operand) {
      return CodeBlock.of("$T.first(operands, $S)", Names.REQUIREMENTS, operand.name());
    }

    @Override
    public CodeBlock attribute(AttributeSpec attribute) {
      return CodeBlock.of("$T.find(attributes, $S)", Names.REQUIREMENTS, attribute.name());
    }
  }

  /**
   * An operand as an element of the list of all operands, or null if its index depends on others.
   */
  private @Nullable CodeBlock aggregateOperand(OperandSpec operand) {
    int index = shape.operands().indexOf(operand);
    for (OperandSpec before : shape.operands().subList(0, index)) {
      if (before.arity().isVariableLength()) {
        return null;
      }
    }
    return CodeBlock.of("operands.get($L)", index);
  }

  private void addHook(HooksSpec.BuildHook hook) {
    NameAllocator hookNames = new NameAllocator();
    hook.parameters().forEach(parameter -> hookNames.newName(parameter.name()));
    String hookBuilder = hookNames.newName("builder");
    String hookLocation = hookNames.newName("location");
    String hookState = hookNames.newName("state");
    String hookThrown = hookNames.newName("thrown");
    CodeBlock arguments =
        hook.parameters().stream()
            .map(parameter -> CodeBlock.of(",$W$L", parameter.name()))
            .collect(CodeBlock.joining(""));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("build")
            .addJavadoc(Javadocs.carry(hook.documentation(), "Builds the operation.", ""))
            .addAnnotations(hook.lints())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(shape.opClass())
            .addParameter(RuntimeNames.OP_BUILDER, hookBuilder)
            .addParameter(Names.LOCATION, hookLocation)
            .addParameters(hook.parameters())
            .varargs(hook.varargs())
            .addStatement(
                "$T $L = $L.ownState($L, $L)",
                RuntimeNames.OPERATION_STATE,
                hookState,
                hookBuilder,
                hook.parameters().stream().anyMatch(p -> p.name().equals("MODEL"))
                    ? CodeBlock.of("$T.MODEL", shape.opClass())
                    : "MODEL",
                hookLocation)
            .beginControlFlow("try")
            .addStatement("$T.build($L,$W$L$L)", hook.owner(), hookBuilder, hookState, arguments)
            .addStatement("return new $T($L.create($L))", shape.opClass(), hookBuilder, hookState)
            .nextControlFlow("catch ($T $L)", Throwable.class, hookThrown)
            .addStatement("$L.discard($L, $L)", hookBuilder, hookState, hookThrown)
            .addStatement("throw $L", hookThrown)
            .endControlFlow();
    Deprecation deprecation = hook.documentation().deprecation();
    if (deprecation != null) {
      method.addAnnotation(Deprecations.annotation(deprecation));
    }
    add(method);
  }

  private MethodSpec.Builder header(String javadoc) {
    return SeparateForms.header(shape, names, javadoc);
  }

  /** Adds a form, unless there is one of this signature or it has too many parameters. */
  private void add(MethodSpec.Builder builder) {
    MethodSpec method = builder.build();
    if (SeparateForms.isAllowed(method) && signatures.add(Erasures.of(method.parameters()))) {
      methods.add(method);
    }
  }
}
