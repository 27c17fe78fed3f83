// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.rewrite.PatternExplanation;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewriteLog;
import dev.ods.rewrite.RewriteTracing;
import org.jspecify.annotations.Nullable;

/** What the options ask to be told of the rewrites of a module, while it is open. */
final class RewriteReports {
  private final OptOptions.Tracing options;
  private final Operation module;
  private final Diagnostics diagnostics;
  private final @Nullable PatternExplanation explanation;

  private RewriteReports(
      OptOptions.Tracing options,
      Operation module,
      Diagnostics diagnostics,
      @Nullable PatternExplanation explanation) {
    this.options = options;
    this.module = module;
    this.diagnostics = diagnostics;
    this.explanation = explanation;
  }

  /**
   * Begins to follow the rewrites of a module, on one thread.
   *
   * @param diagnostics receives what a pattern is explained by
   * @param err receives the steps
   */
  static RewriteReports open(
      OptOptions.Tracing options, Operation module, Diagnostics diagnostics, ErrorStream err) {
    RewriteListener listener =
        options.steps() ? new RewriteLog(line -> err.print(line + "\n")) : null;
    PatternExplanation explanation = null;
    if (options.pattern() != null) {
      explanation = new PatternExplanation(options.pattern(), options.place(), diagnostics);
      listener = listener == null ? explanation : listener.andThen(explanation);
    }
    if (listener != null) {
      RewriteTracing.observe(module.context(), listener);
    }
    return new RewriteReports(options, module, diagnostics, explanation);
  }

  /** Follows them no longer, and says so if a pattern was never tried. */
  void close() {
    if (options.isEnabled()) {
      RewriteTracing.observe(module.context(), null);
    }
    if (explanation != null && explanation.trials() == 0) {
      PatternExplanation.Place place = options.place();
      diagnostics.warning(
          module.location(),
          "pattern '%s' was tried on no operation%s"
              .formatted(
                  options.pattern(),
                  place == null ? "" : " at " + place.file() + ":" + place.line()));
    }
  }
}
