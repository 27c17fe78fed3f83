// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods of an op's model that run the verifiers of its op interfaces, which are static
 * methods of these.
 */
final class InterfaceVerifierEmitter {
  private static final TypeName ANY_CLASS =
      ParameterizedTypeName.get(
          ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class));

  private final OpShape shape;
  private final CodeBlock.Builder calls = CodeBlock.builder();
  private final List<CodeBlock> before = new ArrayList<>();
  private final List<CodeBlock> after = new ArrayList<>();

  InterfaceVerifierEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder model) {
    for (OpInterfaceSpec opInterface : shape.spec().interfaces()) {
      CodeBlock test = CodeBlock.of("opInterface == $T.class", opInterface.name());
      if (opInterface.verifies()) {
        before.add(test);
        addCall(opInterface, "!regions", "verify");
      }
      if (opInterface.verifiesRegions()) {
        after.add(test);
        addCall(opInterface, "regions", "verifyRegions");
      }
    }
    if (!calls.isEmpty()) {
      model.addMethod(hasVerifier()).addMethod(verify());
    }
  }

  private void addCall(OpInterfaceSpec opInterface, String phase, String verifier) {
    calls
        .beginControlFlow("if ($L && opInterface == $T.class)", phase, opInterface.name())
        .addStatement(
            "$T.$L(($T) view, diagnostics)", opInterface.name(), verifier, shape.opClass())
        .endControlFlow();
  }

  private MethodSpec hasVerifier() {
    return override("hasInterfaceVerifier")
        .returns(TypeName.BOOLEAN)
        .addStatement("return regions\n? $L\n: $L", anyOf(after), anyOf(before))
        .build();
  }

  private static CodeBlock anyOf(List<CodeBlock> tests) {
    return tests.isEmpty() ? CodeBlock.of("false") : CodeBlock.join(tests, "\n|| ");
  }

  private MethodSpec verify() {
    return override("verifyInterface")
        .addParameter(RuntimeNames.OP_VIEW, "view")
        .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics")
        .addCode(calls.build())
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(ANY_CLASS, "opInterface")
        .addParameter(TypeName.BOOLEAN, "regions");
  }
}
