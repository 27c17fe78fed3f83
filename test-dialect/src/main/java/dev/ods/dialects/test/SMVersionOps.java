// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.dialects.nvvm.RequiresSMInterface;
import dev.ods.dialects.nvvm.SMRequirement;

/** Operations that only some GPUs have. */
public interface SMVersionOps {
  /** Needs a version or a later one. */
  @Op(dialect = TestDialect.class, name = "nvvm_requires_sm_80")
  @AssemblyFormat("attr-dict")
  interface TestNVVMRequiresSM extends RequiresSMInterface {
    @Override
    default SMRequirement requiredMinSMVersion() {
      return SMRequirement.atLeast(80);
    }
  }

  /** Needs what only one version has. */
  @Op(dialect = TestDialect.class, name = "nvvm_requires_sm_90a")
  @AssemblyFormat("attr-dict")
  interface TestNVVMRequiresSMArchCond extends RequiresSMInterface {
    @Override
    default SMRequirement requiredMinSMVersion() {
      return SMRequirement.archAccelerated(90);
    }
  }

  /** Needs what only two versions have. */
  @Op(dialect = TestDialect.class, name = "nvvm_requires_sm_90a_or_sm_100a")
  @AssemblyFormat("attr-dict")
  interface TestNVVMRequirestSMArchCondMulti extends RequiresSMInterface {
    @Override
    default SMRequirement requiredMinSMVersion() {
      return SMRequirement.archAccelerated(90, 100);
    }
  }
}
