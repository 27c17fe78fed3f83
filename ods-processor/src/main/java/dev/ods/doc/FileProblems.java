// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** Describes failures to access files; the messages of most exceptions are only the file's name. */
final class FileProblems {
  private FileProblems() {}

  /** The file, if the exception names one, and what is wrong with it. */
  static String describe(IOException problem) {
    String reason = reason(problem);
    boolean named = problem instanceof FileSystemException file && file.getFile() != null;
    return named ? ((FileSystemException) problem).getFile() + ": " + reason : reason;
  }

  /** What is wrong, without the name of the file. */
  static String reason(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "no such file or directory";
    } else if (problem instanceof AccessDeniedException) {
      return "permission denied";
    } else if (problem instanceof FileAlreadyExistsException) {
      return "exists, and is not a directory";
    } else if (problem instanceof FileSystemLoopException) {
      return "is a link to a directory that contains it";
    }
    String reason =
        problem instanceof FileSystemException file ? file.getReason() : problem.getMessage();
    return reason == null ? problem.getClass().getSimpleName() : reason;
  }
}
