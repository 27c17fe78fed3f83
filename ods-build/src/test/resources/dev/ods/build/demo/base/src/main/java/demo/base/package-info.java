// SPDX-License-Identifier: Apache-2.0

/** The base. */
package demo.base;
