// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

/**
 * What a pass pipeline consists of that is declared by a record, whose components are the options:
 * see {@code dev.ods.annotation.PassPipeline}.
 */
@FunctionalInterface
public interface PassPipelineBody {
  /**
   * Appends the passes that the pipeline stands for. A pass for operations of another name than the
   * manager's belongs into a {@linkplain OpPassManager#nest nested} manager, where {@link
   * OpPassManager#addNesting} puts it; {@link OpPassManager#add} throws, which is an error of the
   * pipeline that names this one.
   *
   * @param manager of the place where a pipeline names this one; it may have passes already
   */
  void build(OpPassManager manager);
}
