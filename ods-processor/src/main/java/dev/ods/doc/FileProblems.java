// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Describes failures to access files; the messages of most exceptions are only the file's name. */
final class FileProblems {
  private FileProblems() {}

  /** The file, if the exception names one, and what is wrong with it. */
  static String describe(IOException problem) {
    String file = null;
    String reason = problem.getMessage();
    if (problem instanceof FileSystemException failure) {
      file = failure.getFile();
      reason = failure.getReason();
    }
    if (problem instanceof NoSuchFileException) {
      reason = "no such file or directory";
    } else if (problem instanceof AccessDeniedException) {
      reason = "permission denied";
    } else if (problem instanceof FileAlreadyExistsException) {
      // Only directories are created where something may exist: files are overwritten.
      reason = "exists, and is not a directory";
    } else if (reason == null) {
      reason = problem.getClass().getSimpleName();
    }
    return file == null ? reason : file + ": " + reason;
  }
}
