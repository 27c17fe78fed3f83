module @a {
  module @b {
  }
  module @b {
  }
}
