# SPDX-License-Identifier: Apache-2.0
#
# Sourced by the other scripts in this directory, in the root of the checkout.

# Whether a program is mlir-opt of the version that the tests require.
is_mlir_opt() { "$1" --version 2> /dev/null | grep -q 'LLVM version 22\.'; }

has_mlir_opt() { [[ -n "${MLIR_OPT:-}" ]] || is_mlir_opt mlir-opt-22 || is_mlir_opt mlir-opt; }

# Whether mlir-tblgen, which is installed with mlir-opt, has MLIR's definitions.
has_definitions() {
  local program
  program="$(command -v "${MLIR_TBLGEN:-mlir-tblgen-22}")" \
    && [[ -f "$(dirname "$(realpath "$program")")/../include/mlir/IR/OpBase.td" ]]
}

# Installs a package of MLIR if possible: with apt, as the superuser, from a reachable package
# source. If the download succeeds but the installation fails, or the second argument, a command, does
# not find what is in it, this is an error.
install_mlir() {
  local package="$1" found="$2" sudo= limits=(-o Acquire::Retries=0 -o Acquire::http::Timeout=20)
  if ! command -v apt-get > /dev/null; then return; fi
  if [[ "$(id -u)" != 0 ]]; then
    sudo="sudo -n"
    if ! $sudo true 2> /dev/null; then return; fi
  fi
  if ! apt-cache show "$package" > /dev/null 2>&1; then
    $sudo apt-get update -q "${limits[@]}" > /dev/null 2>&1 || true
  fi
  if apt-cache show "$package" > /dev/null 2>&1; then
    # The package lists may contain packages that cannot be downloaded.
    if ! $sudo apt-get install -y -q "${limits[@]}" --download-only "$package"; then return; fi
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q "$package"
    if ! "$found"; then
      echo "$package is installed, but what the tests need of it is not found on the path" >&2
      return 1
    fi
  fi
}

# The corpus is not part of this repository; by default, one beside the checkout is used.
find_corpus() {
  local corpus
  for corpus in ../*/corpus/mlir-corpus.jsonl.gz; do
    if [[ -z "${ODS_CORPUS:-}" && -f "$corpus" ]]; then
      ODS_CORPUS="$(realpath "$corpus")"
      export ODS_CORPUS
    fi
  done
}

# Provides the external requirements of the tests if possible, and demands them, so that tests fail
# without them instead of being skipped. Reports those that are missing. If ODS_TEST_DEMAND is set,
# even to nothing, it alone decides.
demand_requirements() {
  local demand=()
  find_corpus
  if [[ -n "${ODS_TEST_DEMAND+set}" ]]; then
    echo "== demanded by ODS_TEST_DEMAND: ${ODS_TEST_DEMAND:-nothing}"
    return
  fi
  if ! has_mlir_opt; then install_mlir mlir-22-tools has_mlir_opt; fi
  if has_mlir_opt; then
    demand+=(mlir-opt)
  else
    echo "== SKIPPED: the tests that compare with mlir-opt 22, which cannot be installed here"
  fi
  if ! has_definitions; then install_mlir libmlir-22-dev has_definitions; fi
  if has_definitions; then
    demand+=(mlir-tblgen)
  else
    echo "== SKIPPED: the tests that compare with mlir-tblgen 22, which needs MLIR's definitions"
  fi
  if [[ -n "${ODS_CORPUS:-}" ]]; then
    demand+=(corpus)
  else
    echo "== SKIPPED: the tests of the corpus, which is not beside the checkout (or set ODS_CORPUS)"
  fi
  ODS_TEST_DEMAND="$(IFS=,; printf '%s' "${demand[*]:-}")"
  export ODS_TEST_DEMAND
  echo "== demanded: ${ODS_TEST_DEMAND:-nothing}"
}
