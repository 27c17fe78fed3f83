// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Predicates on types and classes, which know the runtime's classes by name. */
final class TypeFacts {
  private final Elements elements;
  private final Types types;

  /** The qualified names of the declarations of this compilation. */
  private final Set<String> announced = new HashSet<>();

  /** The declarations of this compilation, by the simple names of the classes of theirs. */
  private final Map<String, Set<String>> generating = new HashMap<>();

  private final RoundCache cache = new RoundCache();

  TypeFacts(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  Elements elements() {
    return elements;
  }

  Types types() {
    return types;
  }

  /** What is known of classes in this round. */
  RoundCache cache() {
    return cache;
  }

  /** Registers a declaration of this compilation. */
  void announce(TypeElement type) {
    announced.add(type.getQualifiedName().toString());
    ClassName generated = OwnClass.generated(type);
    if (generated != null) {
      generating
          .computeIfAbsent(generated.simpleName(), name -> new TreeSet<>())
          .add(type.getQualifiedName().toString());
    }
  }

  /** Whether a declaration is read from a class file, in which the order of fields may be lost. */
  boolean isCompiled(TypeElement type) {
    return !announced.contains(type.getQualifiedName().toString());
  }

  /**
   * The declaration of this compilation from which a class will be generated, or null.
   *
   * @param written the class as it is written: its simple name, or its qualified one
   * @param user where it is written
   */
  @Nullable TypeElement generating(String written, Element user) {
    String simple = written.substring(written.lastIndexOf('.') + 1);
    TypeElement found = null;
    for (String name : generating.getOrDefault(simple, Set.of())) {
      TypeElement type = elements.getTypeElement(name);
      if (type == null) {
        continue;
      }
      boolean samePackage = MoreElements.getPackage(type).equals(MoreElements.getPackage(user));
      String qualified = MoreElements.getPackage(type).getQualifiedName() + "." + simple;
      if (written.equals(simple) ? samePackage : written.equals(qualified)) {
        return type;
      } else if (written.equals(simple)) {
        found = type;
      }
    }
    return found;
  }

  /** Whether the class exists on the class path. */
  boolean exists(ClassName name) {
    return find(name) != null;
  }

  @Nullable TypeElement find(ClassName name) {
    return elements.getTypeElement(name.canonicalName());
  }

  /** Whether the class exists in a module that the module of {@code from} reads. */
  boolean sees(TypeElement from, ClassName name) {
    ModuleElement module = elements.getModuleOf(from);
    return module == null
        ? exists(name)
        : elements.getTypeElement(module, name.canonicalName()) != null;
  }

  /**
   * Whether the API of the module of {@code from} may mention a class: all readers of that module
   * also read the module of the class.
   */
  boolean mayExpose(TypeElement from, ClassName name) {
    ModuleElement module = elements.getModuleOf(from);
    if (module == null || module.isUnnamed()) {
      return sees(from, name);
    }
    TypeElement type = elements.getTypeElement(module, name.canonicalName());
    return type != null
        && ElementFilter.requiresIn(module.getDirectives()).stream()
            .anyMatch(
                required ->
                    required.isTransitive()
                        && required.getDependency().equals(elements.getModuleOf(type)));
  }

  /** Whether the erasure of {@code type} is the class {@code name}. */
  static boolean is(TypeMirror type, ClassName name) {
    return is(type, name.canonicalName());
  }

  /** Whether the erasure of {@code type} is the class with this qualified name. */
  static boolean is(TypeMirror type, String qualifiedName) {
    return type.getKind() == TypeKind.DECLARED
        && MoreTypes.asTypeElement(type).getQualifiedName().contentEquals(qualifiedName);
  }

  /** Whether {@code type} is {@code List} of the class {@code element}. */
  static boolean isListOf(TypeMirror type, ClassName element) {
    if (!is(type, List.class.getName())) {
      return false;
    }
    TypeMirror argument = argument(type);
    return argument != null && is(argument, element);
  }

  /** Whether {@code type} is the class {@code name} or extends or implements it. */
  boolean isSubtype(TypeMirror type, ClassName name) {
    TypeElement superclass = find(name);
    return superclass != null
        && type.getKind() == TypeKind.DECLARED
        && types.isSubtype(types.erasure(type), types.erasure(superclass.asType()));
  }

  /** The accessor of a component. ECJ makes those that are not declared as it lists the members. */
  static @Nullable ExecutableElement accessor(RecordComponentElement component) {
    for (ExecutableElement method :
        ElementFilter.methodsIn(component.getEnclosingElement().getEnclosedElements())) {
      if (method.getSimpleName().equals(component.getSimpleName())
          && method.getParameters().isEmpty()) {
        return method;
      }
    }
    return null;
  }

  /** The classes that a class extends, or null for an interface. */
  static @Nullable Set<ClassName> superclasses(TypeElement type) {
    if (type.getKind().isInterface()) {
      return null;
    }
    Set<ClassName> found = new LinkedHashSet<>();
    TypeMirror above = type.getSuperclass();
    while (above.getKind() == TypeKind.DECLARED) {
      TypeElement superclass = MoreTypes.asTypeElement(above);
      found.add(ClassName.get(superclass));
      above = superclass.getSuperclass();
    }
    return found;
  }

  /** The type without type arguments and annotations. */
  TypeName erased(TypeMirror type) {
    return TypeName.get(types.erasure(type)).withoutAnnotations();
  }

  /** The types of a method's parameters without type arguments: no two methods have the same. */
  List<TypeName> erasedParameters(ExecutableElement method) {
    return method.getParameters().stream().map(parameter -> erased(parameter.asType())).toList();
  }

  /** The only type argument of {@code type}, or null if there is none or it is a wildcard. */
  static @Nullable TypeMirror argument(TypeMirror type) {
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    if (arguments.size() != 1 || arguments.get(0).getKind() == TypeKind.WILDCARD) {
      return null;
    }
    return arguments.get(0);
  }

  /** Boxes {@code type}; one that is not primitive is returned as is. */
  TypeMirror boxed(TypeMirror type) {
    return type instanceof PrimitiveType primitive ? types.boxedClass(primitive).asType() : type;
  }

  /** Unboxes {@code type}; a primitive type is returned as is. */
  TypeMirror unboxed(TypeMirror type) {
    try {
      return types.unboxedType(type);
    } catch (IllegalArgumentException notBoxed) {
      return type;
    }
  }

  /** Throws if a component of {@code type} does not resolve. */
  static void requireResolved(TypeMirror type) {
    switch (type.getKind()) {
      case ERROR -> throw new UnresolvedTypeException(type.toString());
      case DECLARED -> ((DeclaredType) type).getTypeArguments().forEach(TypeFacts::requireResolved);
      case ARRAY -> requireResolved(((ArrayType) type).getComponentType());
      case WILDCARD -> {
        TypeMirror bound = ((WildcardType) type).getExtendsBound();
        if (bound != null) {
          requireResolved(bound);
        }
      }
      default -> {}
    }
  }

  /** Whether the parameters of {@code method} are of these classes or primitive types. */
  static boolean takes(ExecutableElement method, TypeName... types) {
    List<? extends VariableElement> parameters = method.getParameters();
    if (parameters.size() != types.length || !method.getTypeParameters().isEmpty()) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      TypeMirror parameter = parameters.get(i).asType();
      boolean matches =
          types[i] instanceof ClassName declared
              ? is(parameter, declared)
              : TypeName.get(parameter).equals(types[i]);
      if (!matches) {
        return false;
      }
    }
    return true;
  }

  /** The value of a {@code static final String} constant that the class declares, or null. */
  static @Nullable String constant(TypeElement type, String name) {
    VariableElement field = constantField(type, name);
    return field == null ? null : (String) field.getConstantValue();
  }

  /** The {@code static final String} constant of a name that the class declares, or null. */
  static @Nullable VariableElement constantField(TypeElement type, String name) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals(name)
          && field.getModifiers().contains(Modifier.STATIC)
          && field.getConstantValue() instanceof String) {
        return field;
      }
    }
    return null;
  }

  /** Whether the class declares such a constant, to which a package has access. */
  static boolean hasConstant(TypeElement type, String name, String user) {
    VariableElement field = constantField(type, name);
    return field != null && Access.isAccessible(field, user);
  }

  /** The name of the package that a declaration is in. */
  static String packageOf(Element declaration) {
    return MoreElements.getPackage(declaration).getQualifiedName().toString();
  }

  /** Whether {@code type} is accessible in the package of {@code from}. */
  static boolean isVisible(TypeElement type, Element from) {
    return isVisible(type, packageOf(from));
  }

  /** Whether {@code type} is accessible in a package. */
  static boolean isVisible(TypeElement type, String user) {
    boolean samePackage = packageOf(type).equals(user);
    for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
      Set<Modifier> modifiers = e.getModifiers();
      if (modifiers.contains(Modifier.PRIVATE)
          || !(samePackage || modifiers.contains(Modifier.PUBLIC))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the class and all that enclose it are public. */
  static boolean isPublic(TypeElement type) {
    for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
      if (!e.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The top-level class generated for {@code declaration}: its simple name without enclosing
   * classes, and {@code suffix}.
   */
  static ClassName generated(ClassName declaration, String suffix) {
    return ClassName.get(declaration.packageName(), declaration.simpleName() + suffix);
  }
}
