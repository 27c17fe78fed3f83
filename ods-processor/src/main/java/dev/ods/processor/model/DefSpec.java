// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The definition of a type or an attribute.
 *
 * @param target whether it is a type or an attribute
 * @param declaration the author's record
 * @param generated the class to generate: {@code MatType}
 * @param dialect the dialect's interface
 * @param namespace the dialect's name
 * @param mnemonic the name in the dialect; empty if it has none
 * @param definition the name of MLIR's definition, for messages
 * @param summary MLIR's summary, from {@code @Summary} or the first sentence of the Javadoc
 * @param body what is set after the type has been created, or null
 * @param builders further constructors of the record
 * @param skipsDefaultBuilders whether {@code get} with all parameters is not public
 * @param mnemonicAlias whether its mnemonic is its alias
 * @param methods instance methods to forward, those of the interfaces included
 * @param interfaces the interfaces that the record implements
 * @param verify the hook {@code verify}, or null
 * @param parse the hook {@code parse}, or null
 * @param print the hook {@code print}, or null
 * @param isPublic whether the record, and so the class to generate, is public
 * @param broken whether it has reported errors, so that only a stub is generated
 */
public record DefSpec(
    ConstraintTarget target,
    ClassName declaration,
    ClassName generated,
    ClassName dialect,
    String namespace,
    String mnemonic,
    String definition,
    String summary,
    Documentation documentation,
    List<DefParameter> parameters,
    @Nullable Body body,
    List<Builder> builders,
    boolean skipsDefaultBuilders,
    boolean mnemonicAlias,
    List<Forwarded> methods,
    List<TypeName> interfaces,
    @Nullable FormatSpec format,
    @Nullable Origin verify,
    @Nullable Origin parse,
    @Nullable Origin print,
    boolean isPublic,
    boolean broken,
    Origin origin) {
  /** The parameterless methods of every generated class. */
  private static final Set<String> DEFAULT_ACCESSORS =
      Set.of(
          "context",
          "dialectNamespace",
          "keyHash",
          "toRecord",
          "getClass",
          "notify",
          "notifyAll",
          "wait");

  public DefSpec {
    parameters = List.copyOf(parameters);
    builders = List.copyOf(builders);
    methods = List.copyOf(methods);
    interfaces = List.copyOf(interfaces);
  }

  /**
   * The body of a type.
   *
   * @param type its class: of a type, of an attribute, or a record
   * @param isRecord whether it is a record
   * @param components the names of the record's components
   * @param parts those with types, attributes and collections
   */
  public record Body(
      ClassName type, boolean isRecord, List<String> components, List<DefParameter> parts) {
    public Body {
      components = List.copyOf(components);
      parts = List.copyOf(parts);
    }
  }

  /**
   * A constructor of the record that is not the canonical one.
   *
   * @param lints what the author says of its types, so that they lead to no warnings
   * @param typeVariables its type parameters
   * @param takesContext whether its first parameter is a context, which {@code parameters} omit
   */
  public record Builder(
      List<AnnotationSpec> lints,
      List<TypeVariableName> typeVariables,
      boolean takesContext,
      List<ParameterSpec> parameters,
      boolean isVarArgs,
      Documentation documentation,
      Origin origin) {
    public Builder {
      lints = List.copyOf(lints);
      typeVariables = List.copyOf(typeVariables);
      parameters = List.copyOf(parameters);
    }
  }

  /**
   * An instance method of the record.
   *
   * @param method its signature, without a body
   * @param isNullable whether its result is {@code @Nullable}
   * @param overrides whether it implements a method of an interface
   */
  public record Forwarded(
      MethodSpec method,
      Documentation documentation,
      boolean isNullable,
      boolean overrides,
      Origin origin) {}

  /** Whether it defines a type. */
  public boolean isType() {
    return target == ConstraintTarget.TYPE;
  }

  /** "type" or "attribute", for messages. */
  public String noun() {
    return isType() ? "type" : "attribute";
  }

  /** The annotation that declares it. */
  public String annotation() {
    return isType() ? "TypeDef" : "AttrDef";
  }

  /** Whether text may follow the mnemonic. */
  public boolean hasText() {
    return format != null || parse != null;
  }

  /** The parameter that is the type of the attribute, or null. */
  public @Nullable DefParameter selfType() {
    return parameters.stream().filter(DefParameter::isSelfType).findFirst().orElse(null);
  }

  /** The first parameter from which the context is known, or null. */
  public @Nullable DefParameter carrier() {
    return parameters.stream().filter(DefParameter::carriesContext).findFirst().orElse(null);
  }

  /** Whether the accessor of a parameter would replace a method of every generated class. */
  public boolean hidesMethod(DefParameter parameter) {
    boolean hidesType = !isType() && parameter.accessor().equals("type") && !parameter.isSelfType();
    boolean hidesBody = body != null && parameter.accessor().equals("body");
    return hidesType || hidesBody || DEFAULT_ACCESSORS.contains(parameter.accessor());
  }

  /**
   * Whether there is {@code get} with all parameters; if there are none, nothing else makes the
   * only instance.
   */
  public boolean hasDefaultBuilder() {
    return !skipsDefaultBuilders || parameters.isEmpty();
  }

  /** Whether there is anything to verify. */
  public boolean isVerified() {
    return verify != null
        || parameters.stream().anyMatch(parameter -> parameter.constraint() != null);
  }

  /** The same definition, marked as broken. */
  public DefSpec asBroken() {
    return new DefSpec(
        target,
        declaration,
        generated,
        dialect,
        namespace,
        mnemonic,
        definition,
        summary,
        documentation,
        parameters,
        body,
        builders,
        skipsDefaultBuilders,
        mnemonicAlias,
        methods,
        interfaces,
        format,
        verify,
        parse,
        print,
        isPublic,
        true,
        origin);
  }
}
