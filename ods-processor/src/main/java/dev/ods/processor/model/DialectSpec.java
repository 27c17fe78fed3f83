// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A dialect.
 *
 * @param declaration the author's interface
 * @param definition the class to generate: {@code TfDialectDefinition}
 * @param name the namespace: {@code tf}
 * @param ops its ops in the order of {@code @Dialect(ops)}; those of a holder sorted by name, as
 *     class files do not preserve their order
 * @param defs its types and attributes, those in each list in the order of that list
 * @param dependentDialects the classes generated for the dialects on which it depends
 * @param hooks its hooks; those that parse and print types and attributes in pairs
 * @param tolerances which unknown names of its namespace it accepts
 * @param broken whether it has reported errors, so that only a stub is generated
 */
public record DialectSpec(
    ClassName declaration,
    ClassName definition,
    String name,
    Documentation documentation,
    List<DialectOp> ops,
    List<DialectDef> defs,
    List<ClassName> dependentDialects,
    List<DialectHook> hooks,
    List<Tolerance> tolerances,
    boolean broken,
    Origin origin) {
  public DialectSpec {
    ops = List.copyOf(ops);
    defs = List.copyOf(defs);
    dependentDialects = List.copyOf(dependentDialects);
    hooks = List.copyOf(hooks);
    tolerances = List.copyOf(tolerances);
  }

  /**
   * One op that the dialect lists.
   *
   * @param declaration the author's interface
   * @param opClass the class generated for it, with its {@code MODEL}
   * @param dialect the dialect to which the op itself refers
   * @param mnemonic its name within the dialect
   */
  public record DialectOp(
      ClassName declaration,
      ClassName opClass,
      ClassName dialect,
      String mnemonic,
      Origin origin) {}

  /**
   * One type or attribute that the dialect lists.
   *
   * @param target the list: types or attributes
   * @param declaration the author's record
   * @param generated the class generated for it
   * @param dialect the dialect to which the definition itself refers
   * @param mnemonic its name within the dialect; empty if it has none
   * @param hasText whether text may follow the mnemonic
   */
  public record DialectDef(
      ConstraintTarget target,
      ClassName declaration,
      ClassName generated,
      ClassName dialect,
      String mnemonic,
      boolean hasText,
      Origin origin) {}

  /** The types or the attributes with a mnemonic. */
  public List<DialectDef> named(ConstraintTarget target) {
    return defs.stream()
        .filter(def -> def.target() == target && !def.mnemonic().isEmpty())
        .toList();
  }

  /** An element of {@code @Dialect}, and the method of the runtime's dialect that returns it. */
  public enum Tolerance {
    UNKNOWN_OPERATIONS("allowUnknownOperations", "allowsUnknownOperations"),
    UNKNOWN_TYPES("allowUnknownTypes", "allowsUnknownTypes");

    private final String element;
    private final String method;

    Tolerance(String element, String method) {
      this.element = element;
      this.method = method;
    }

    /** The name of the annotation's element. */
    public String element() {
      return element;
    }

    /** The name of the method. */
    public String method() {
      return method;
    }
  }

  /** The same dialect, marked as broken. */
  public DialectSpec asBroken() {
    return new DialectSpec(
        declaration,
        definition,
        name,
        documentation,
        ops,
        defs,
        dependentDialects,
        hooks,
        tolerances,
        true,
        origin);
  }
}
