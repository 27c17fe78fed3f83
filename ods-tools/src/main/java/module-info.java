// SPDX-License-Identifier: Apache-2.0

/** The command line tool ods-opt, on the public API of the runtime; also for tools of one's own. */
module dev.ods.tools {
  requires dev.ods.runtime;
  requires info.picocli;
  requires java.management;
  requires static org.jspecify;

  exports dev.ods.tools;

  uses dev.ods.pass.PassProvider;
}
