import { Kind, parse, print, printSchema, visit, type ConstDirectiveNode, type GraphQLSchema } from "graphql";
import * as v from "valibot";

const semanticExtension = v.object({
  directives: v.object({ semanticNonNull: v.object({ levels: v.optional(v.array(v.number())) }) }),
});

/** The applied directive of a field, or undefined when it carries none. */
function appliedDirective(
  printed: GraphQLSchema,
  type: string,
  field: string,
): ConstDirectiveNode | undefined {
  const definition = printed.getType(type);
  const fields = definition !== undefined && "getFields" in definition ? definition.getFields() : {};
  const extension = v.safeParse(semanticExtension, fields[field]?.extensions);
  if (!extension.success) return undefined;
  const { levels } = extension.output.directives.semanticNonNull;
  const values = (levels ?? []).map((level) => ({ kind: Kind.INT, value: String(level) }) as const);
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: "semanticNonNull" },
    arguments:
      levels === undefined
        ? []
        : [
            {
              kind: Kind.ARGUMENT,
              name: { kind: Kind.NAME, value: "levels" },
              value: { kind: Kind.LIST, values },
            },
          ],
  };
}

/**
 * The schema as text. graphql's own printer keeps descriptions and default values but leaves out applied
 * directives, which the console's compiler needs; so they are put back here.
 */
export function printSchemaText(printed: GraphQLSchema): string {
  const document = visit(parse(printSchema(printed)), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).map((field) => {
        const directive = appliedDirective(printed, type.name.value, field.name.value);
        return directive === undefined
          ? field
          : { ...field, directives: [...(field.directives ?? []), directive] };
      }),
    }),
  });
  return `${print(document)}\n`;
}
