// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a type or an attribute.
 *
 * @param name its name in formats and in the text
 * @param accessor the record's component
 * @param type the Java type of the component
 * @param kind the kind of its values
 * @param syntax what replaces the text of the kind, or null
 * @param textHint how it could get a text, for the error where generated code would read or write
 *     it; null if it has one
 * @param absence how it may be absent
 * @param defaultValue for {@link Absence#DEFAULT} the value, null otherwise
 * @param storage the storage that an attribute with such a value would have, null if there is none
 * @param isSelfType whether it is the type of the attribute
 * @param constraint what a type or an attribute must satisfy, or null
 * @param typeInMlir the type in MLIR, for messages: {@code ::llvm::ArrayRef<int64_t>}
 * @param comment the record's Javadoc on the component, or empty
 * @param deprecation that of the component, or null
 */
public record DefParameter(
    String name,
    String accessor,
    TypeName type,
    ParameterKind kind,
    @Nullable ParameterSyntax syntax,
    @Nullable String textHint,
    Absence absence,
    @Nullable DefaultValue defaultValue,
    @Nullable AttributeStorage storage,
    boolean isSelfType,
    @Nullable ConstraintUse constraint,
    String typeInMlir,
    String comment,
    @Nullable Deprecation deprecation,
    Origin origin) {

  /** How a parameter may be absent. */
  public enum Absence {
    /** It may not. */
    NEVER,
    /** {@code Optional<…>}: as MLIR's {@code OptionalParameter}. */
    OPTIONAL,
    /** {@code @Default}: as MLIR's {@code DefaultValuedParameter}. */
    DEFAULT
  }

  /** Whether the text may leave it out. */
  public boolean isOptional() {
    return absence != Absence.NEVER;
  }

  /** Whether the text may leave it out where it is expected; otherwise a value is read always. */
  public boolean isReadOptionally() {
    return absence == Absence.OPTIONAL && syntax == null && kind.hasStart();
  }

  /** Whether its text is a list of values, separated by commas. */
  public boolean isWrittenAsList() {
    return kind instanceof ParameterKind.Elements && (syntax == null || syntax.ofElements());
  }

  /** Whether it always is a type or an attribute, from which the context is known. */
  public boolean carriesContext() {
    return kind instanceof ParameterKind.Symbol symbol && !symbol.isInterface() && !isOptional();
  }

  /** The value in a record: {@code key.shape()}. */
  public CodeBlock of(String record) {
    return CodeBlock.of("$L.$L()", record, accessor);
  }
}
