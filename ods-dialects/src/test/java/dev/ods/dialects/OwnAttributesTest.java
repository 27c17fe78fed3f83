// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attributes unknown to their dialect, whether parsed or created. */
final class OwnAttributesTest {
  private final Programs programs = new Programs();

  @ParameterizedTest
  @ValueSource(strings = {"acc", "llvm", "nvvm", "omp", "spirv"})
  void partiallyDeclaredDialectsKeepUnknownAttributesAsText(String dialect) {
    String op =
        "\"test.op\"() {a = #" + dialect + "<5, x>, b = #" + dialect + ".other<5>} : () -> ()";
    assertEquals(op, Programs.generic(programs.read(op).region(0).first().first()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"acc", "arith", "complex", "dlti", "llvm", "nvvm", "omp", "spirv"})
  void attributesThatNoDeclarationListsArePrintedByTheirClass(String dialect) {
    Attribute other = new OtherAttr(programs.context(), dialect);
    assertEquals("#" + dialect + ".OtherAttr", other.toString());
  }

  private static final class OtherAttr extends Attribute {
    private final String dialect;

    OtherAttr(Context context, String dialect) {
      super(context);
      this.dialect = dialect;
    }

    @Override
    public String dialectNamespace() {
      return dialect;
    }

    @Override
    protected int keyHash() {
      return dialect.hashCode();
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return dialect.equals(((OtherAttr) other).dialect);
    }
  }
}
