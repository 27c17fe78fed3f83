# SPDX-License-Identifier: Apache-2.0
#
# Sourced by the scripts of this folder, in the root of the checkout.

# Whether a program is mlir-opt of the version that the tests need.
is_mlir_opt() { "$1" --version 2> /dev/null | grep -q 'LLVM version 22\.'; }

has_mlir_opt() { [[ -n "${MLIR_OPT:-}" ]] || is_mlir_opt mlir-opt-22 || is_mlir_opt mlir-opt; }

# Installs MLIR's tools if this machine can: with apt, by the superuser, from a source that has them
# and that can be reached. If that is so but fails, it is an error.
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
    # A machine that cannot download the package cannot have it, whatever its lists say.
    if ! $sudo apt-get install -y -q "${limits[@]}" --download-only mlir-22-tools; then return; fi
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q mlir-22-tools
    if ! has_mlir_opt; then
      echo "mlir-22-tools is installed, but there is no mlir-opt 22 on the path" >&2
      return 1
    fi
  fi
}

# The corpus is not part of this repository: one near the checkout is used.
find_corpus() {
  local corpus
  for corpus in ../*/corpus/mlir-corpus.jsonl.gz; do
    if [[ -z "${ODS_CORPUS:-}" && -f "$corpus" ]]; then
      ODS_CORPUS="$(realpath "$corpus")"
      export ODS_CORPUS
    fi
  done
}

# Provides what the tests need besides the checkout, as far as this machine can, and demands it: then
# they fail without it, instead of being skipped. Says what they have to do without. Whoever sets
# ODS_TEST_DEMAND, even to nothing, decides alone.
demand_requirements() {
  local demand=()
  find_corpus
  if [[ -n "${ODS_TEST_DEMAND+set}" ]]; then
    echo "== the tests demand what ODS_TEST_DEMAND says: ${ODS_TEST_DEMAND:-nothing}"
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
    echo "== SKIPPED: the tests of the corpus, which is not near the checkout (ODS_CORPUS names it)"
  fi
  ODS_TEST_DEMAND="$(IFS=,; printf '%s' "${demand[*]:-}")"
  export ODS_TEST_DEMAND
  echo "== the tests demand: ${ODS_TEST_DEMAND:-nothing}"
}
