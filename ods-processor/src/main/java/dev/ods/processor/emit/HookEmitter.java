// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/** Writes how the model passes questions of the runtime on to what the author wrote by hand. */
final class HookEmitter {
  private final OpShape shape;
  private final HooksSpec hooks;
  private final boolean hasCustomForm;

  HookEmitter(OpShape shape, boolean hasCustomForm) {
    this.shape = shape;
    this.hooks = shape.spec().hooks();
    this.hasCustomForm = hasCustomForm;
  }

  void addTo(TypeSpec.Builder model) {
    if (shape.spec().hasTrait("Symbol")) {
      model.addSuperinterface(RuntimeNames.trait("SymbolOpInterface"));
      if (hooks.isDeclaration() != null) {
        model.addMethod(isDeclaration());
      }
    }
    if (hasCustomForm && hooks.defaultDialect() != null) {
      model.addMethod(defaultDialect());
    }
    if (hooks.namesValues()) {
      model.addSuperinterface(Names.OP_ASM_NAMES);
      if (hooks.resultNames() != null) {
        model.addMethod(resultNames());
      }
      if (hooks.blockArgumentNames() != null) {
        model.addMethod(blockArgumentNames());
      }
    }
  }

  private MethodSpec isDeclaration() {
    return override("isDeclaration")
        .returns(TypeName.BOOLEAN)
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("return new $T(operation).isDeclaration()", shape.opClass())
        .build();
  }

  private MethodSpec defaultDialect() {
    return override("defaultDialect")
        .returns(ClassName.get(String.class))
        .addStatement("return $T.defaultDialect()", shape.spec().declaration())
        .build();
  }

  private MethodSpec resultNames() {
    return override("resultNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addStatement("new $T(operation).resultNames(namer)", shape.opClass())
        .build();
  }

  private MethodSpec blockArgumentNames() {
    return override("blockArgumentNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.REGION, "region")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addStatement("new $T(operation).blockArgumentNames(region, namer)", shape.opClass())
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
