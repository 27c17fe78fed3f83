// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.HooksSpec.Helper;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Assembles the class of an op from the output of the emitters of its members. */
public final class OpEmitter {
  private final OpShape shape;

  private OpEmitter(OpSpec op, Annotations annotations) {
    this.shape = new OpShape(op, annotations);
  }

  /**
   * Writes the class of an op; a stub with the same members if the op is broken.
   *
   * @param format the format, if the op has one that is not broken
   */
  public static JavaFile emit(OpSpec op, @Nullable OpFormat format, Annotations annotations) {
    TypeSpec type = new OpEmitter(op, annotations).opClass(format);
    return Files.of(
        op.opClass().packageName(), op.declaration(), op.broken() ? Stubs.of(type, op) : type);
  }

  /**
   * The op interfaces with methods that the generated class would lack, and these methods only. Any
   * generated method may implement them: getters of members, but also setters.
   */
  public static List<OpInterfaceSpec> unimplemented(OpSpec op, Annotations annotations) {
    if (op.interfaces().stream().allMatch(opInterface -> opInterface.required().isEmpty())) {
      return List.of();
    }
    return Stubs.unimplemented(op, new OpEmitter(op.asBroken(), annotations).opClass(null));
  }

  /** The author's default methods that clash with generated methods: see {@link HelperClashes}. */
  public static List<Helper> clashes(OpSpec op, Annotations annotations) {
    return HelperClashes.arePossible(op)
        ? HelperClashes.of(op, new OpEmitter(op.asBroken(), annotations).opClass(null))
        : List.of();
  }

  private TypeSpec opClass(@Nullable OpFormat format) {
    OpSpec op = shape.spec();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(op.opClass())
            .addJavadoc(
                Javadocs.carry(
                    op.documentation(),
                    "The operation {@code " + op.name() + "}.",
                    op.documentation().isEmpty()
                        ? ""
                        : "Operation name: {@code " + op.name() + "}."))
            .addModifiers(Modifier.FINAL)
            .superclass(Names.GENERATED_OP)
            .addSuperinterface(op.declaration());
    shape.annotations().mark(type);
    if (op.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    addFields(type);
    type.addMethod(constructor()).addMethod(of());
    new BuildEmitter(shape).addTo(type);
    new ValueEmitter(shape).addTo(type);
    AttributeEmitter attributes = new AttributeEmitter(shape);
    attributes.addTo(type);
    new PropertyEmitter(shape).addTo(type);
    new GraphEmitter(shape).addTo(type);
    attributes.addHelpersTo(type);
    new ComposedConstraintEmitter(shape).addTo(type);
    new SegmentEmitter(shape).addTo(type);
    new InterfaceEmitter(shape).addTo(type);
    new EffectEmitter(shape).addTo(type);
    new DerivedAttributeEmitter(shape).addTo(type);
    type.addType(new AdaptorEmitter(shape).emit());
    new FluentBuilderEmitter(shape).addTo(type);
    // A broken op's model is never called, and its format may not match its members.
    if (!op.broken()) {
      type.addType(new ModelEmitter(shape, format).emit());
    }
    return type.build();
  }

  private void addFields(TypeSpec.Builder type) {
    type.addField(
        FieldSpec.builder(String.class, "NAME", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The full name of the operation.\n")
            .initializer("$S", shape.spec().name())
            .build());
    List<String> slots = shape.slots();
    for (int i = 0; i < slots.size(); i++) {
      type.addField(
          FieldSpec.builder(
                  TypeName.INT,
                  OpShape.slotConstant(slots.get(i)),
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("$L", i)
              .build());
    }
    new PropertyEmitter(shape).addFieldsTo(type);
    type.addField(
        FieldSpec.builder(Names.OP_MODEL, "MODEL", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The model of the operation, which its dialect registers with a context.\n")
            .initializer("new Model()")
            .build());
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("super(operation)")
        .build();
  }

  private MethodSpec of() {
    return MethodSpec.methodBuilder("of")
        .addJavadoc(
            "Returns a typed view of an operation, which must be a {@code $L}.\n",
            shape.spec().name())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(shape.opClass())
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("return ($T) MODEL.require(operation)", shape.opClass())
        .build();
  }
}
