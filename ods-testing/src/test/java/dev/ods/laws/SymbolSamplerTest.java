// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.ir.Context;
import dev.ods.laws.hidden.HiddenClasses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What random instances are made of. */
final class SymbolSamplerTest {
  @Test
  void classesNeedNotBePublic() {
    Context context = Context.create();
    SymbolValues values = new SymbolValues(context, "none", new Candidates(context), List.of());
    SymbolSampler sampler = new SymbolSampler(values, made -> true, 0);
    assertNotNull(sampler.next(HiddenClasses.symbol()), sampler::refusal);
  }
}
