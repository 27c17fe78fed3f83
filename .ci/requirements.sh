# SPDX-License-Identifier: Apache-2.0
#
# Sourced by the other scripts in this directory, in the root of the checkout.

# Whether a program is mlir-opt of the version that the tests require.
is_mlir_opt() { "$1" --version 2> /dev/null | grep -q 'LLVM version 22\.'; }

has_mlir_opt() { [[ -n "${MLIR_OPT:-}" ]] || is_mlir_opt mlir-opt-22 || is_mlir_opt mlir-opt; }

# Installs MLIR's tools if possible: with apt, as the superuser, from a reachable package source. If
# the download succeeds but the installation fails, this is an error.
install_mlir() {
  local sudo= limits=(-o Acquire::Retries=0 -o Acquire::http::Timeout=20)
  if ! command -v apt-get > /dev/null; then return; fi
  if [[ "$(id -u)" != 0 ]]; then
    sudo="sudo -n"
    if ! $sudo true 2> /dev/null; then return; fi
  fi
  if ! apt-cache show mlir-22-tools > /dev/null 2>&1; then
    $sudo apt-get update -q "${limits[@]}" > /dev/null 2>&1 || true
  fi
  if apt-cache show mlir-22-tools > /dev/null 2>&1; then
    # The package lists may contain packages that cannot be downloaded.
    if ! $sudo apt-get install -y -q "${limits[@]}" --download-only mlir-22-tools; then return; fi
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q mlir-22-tools
    if ! has_mlir_opt; then
      echo "mlir-22-tools is installed, but there is no mlir-opt 22 on the path" >&2
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
  if ! has_mlir_opt; then install_mlir; fi
  if has_mlir_opt; then
    demand+=(mlir-opt)
  else
    echo "== SKIPPED: the tests that compare with mlir-opt 22, which cannot be installed here"
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
