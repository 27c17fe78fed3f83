// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * A class that encloses several declarations of one dialect, none of which the dialect lists: the
 * class in the list would stand for all of them.
 *
 * @param name the class, as a declaration in its package would name it
 * @param size the number of declarations
 */
public record UnlistedHolder(String name, int size, Origin origin) {}
