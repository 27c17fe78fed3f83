"test.first"() : () -> ()
// -----
module attributes {test.a = #unknown<attr>} {
}

// -----

%0 = builtin.unrealized_conversion_cast to !unknown.type
%1 = builtin.unrealized_conversion_cast %0 : !unknown.type to i32
