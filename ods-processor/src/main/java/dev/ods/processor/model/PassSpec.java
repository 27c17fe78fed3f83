// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A record that declares a pass or a pass pipeline, which has neither title, operations, dialects
 * nor statistics.
 *
 * @param isPipeline whether it declares a pass pipeline
 * @param declaration the author's record
 * @param generated the class to generate: {@code FuseActivationsPass}
 * @param name the name in pipelines
 * @param summary one line on what it does
 * @param title the name in reports
 * @param op the class of the operations that it is for, or null if it is for any
 * @param dialects the definitions of the dialects that it depends on
 * @param members its components
 * @param isPublic whether the record, and so what the class to generate offers to others, is public
 * @param broken whether it has errors, so that nothing can be generated but the signatures
 * @param nameOrigin the position of the name
 */
public record PassSpec(
    boolean isPipeline,
    ClassName declaration,
    ClassName generated,
    Documentation documentation,
    String name,
    String summary,
    String title,
    @Nullable ClassName op,
    List<ClassName> dialects,
    List<PassMember> members,
    boolean isPublic,
    boolean broken,
    Origin nameOrigin) {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");

  public PassSpec {
    dialects = List.copyOf(dialects);
    members = List.copyOf(members);
  }

  /** Whether pipelines can give a name to a pass or an option. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** The same declaration as one with errors. */
  public PassSpec asBroken() {
    return new PassSpec(
        isPipeline,
        declaration,
        generated,
        documentation,
        name,
        summary,
        title,
        op,
        dialects,
        members,
        isPublic,
        true,
        nameOrigin);
  }
}
