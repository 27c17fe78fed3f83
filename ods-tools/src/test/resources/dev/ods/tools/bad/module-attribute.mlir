module attributes {a = #unknown<attr>} {
}
