// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.trait.SymbolOpInterface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of a function: a symbol with a type, whose first region is executed
 * when it is called (MLIR's interface of the same name). The verifier compares its attributes and
 * its body with its type.
 */
public interface FunctionOpInterface extends CallableOpInterface, SymbolOpInterface {
  /** The type of the function, such as a {@link FunctionType}. */
  Type functionType();

  /**
   * Changes the type of the function: sets the attribute that {@link #functionType} returns. If the
   * number of arguments or results changes, so does that of their dictionaries: the first ones
   * stay, and new ones are empty. The arguments of the body are not changed.
   *
   * @throws DiagnosticException if no attribute has the type: override this method
   */
  default void setFunctionType(Type type) {
    Operation op = operation();
    OpModel model = op.name().model();
    int arguments = argumentTypes().size();
    int results = resultTypes().size();
    TypeAttr old = TypeAttr.get(functionType());
    for (int i = 0; model != null && i < model.propertyCount(); i++) {
      if (op.property(i) == old) {
        op.setProperty(i, TypeAttr.get(type));
        FunctionAttributes.resize(this, arguments, results);
        return;
      }
    }
    throw HookFailure.missing(
        op, "setFunctionType(Type)", "none of its attributes is the type that functionType gives");
  }

  /** The body, which is empty if the function is only declared. */
  default Region functionBody() {
    return operation().region(0);
  }

  /** Whether it has no body. */
  default boolean isExternal() {
    return functionBody().isEmpty();
  }

  @Override
  default @Nullable Region callableRegion() {
    return isExternal() ? null : functionBody();
  }

  @Override
  default List<Type> argumentTypes() {
    return functionType() instanceof FunctionType type ? type.inputs() : List.of();
  }

  @Override
  default List<Type> resultTypes() {
    return functionType() instanceof FunctionType type ? type.results() : List.of();
  }

  /** The arguments of the body; empty if there is none. */
  default List<Value> bodyArguments() {
    Block entry = functionBody().first();
    return entry == null ? List.of() : entry.arguments();
  }

  /** The attributes of an argument, which may be empty. */
  default DictionaryAttr argAttrs(int index) {
    return dictionary(argAttrsAttr(), index);
  }

  /** The attributes of a result, which may be empty. */
  default DictionaryAttr resAttrs(int index) {
    return dictionary(resAttrsAttr(), index);
  }

  /**
   * Checks the type, before the attributes of arguments and results; accepts any by default.
   *
   * @return whether it is valid; if not, an error has been reported
   */
  default boolean verifyType(Diagnostics diagnostics) {
    return true;
  }

  /**
   * Compares the body with the type, after these attributes: by default, the arguments of its entry
   * block with those of the function.
   *
   * @return whether it is valid; if not, an error has been reported
   */
  default boolean verifyBody(Diagnostics diagnostics) {
    return FunctionChecks.verifyEntry(this, diagnostics);
  }

  /**
   * Compares the attributes of arguments and results, and the body, with the type. Dialects verify
   * their attributes there ({@link dev.ods.verify.DialectVerifier}).
   */
  static void verify(FunctionOpInterface function, Diagnostics diagnostics) {
    FunctionChecks.verify(function, diagnostics);
  }

  private DictionaryAttr dictionary(@Nullable ArrayAttr all, int index) {
    Attribute found =
        all == null || index >= all.elements().size() ? null : all.elements().get(index);
    return found instanceof DictionaryAttr dictionary
        ? dictionary
        : DictionaryAttr.get(operation().context(), List.of());
  }
}
