// SPDX-License-Identifier: Apache-2.0

/** The dialect {@code my}, and a program that works on it. */
@NullMarked
package org.example.my;

import org.jspecify.annotations.NullMarked;
