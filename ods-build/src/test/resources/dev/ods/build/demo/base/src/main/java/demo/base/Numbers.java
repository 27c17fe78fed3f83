// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** Numbers. */
@TensorOf(Number.class)
public interface Numbers {}
