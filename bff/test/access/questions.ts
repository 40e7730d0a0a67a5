import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { fieldsOf, type Way } from "../isolation/walk.ts";
import { sampleArguments } from "../nouns/samples.ts";

type Field = GraphQLField<unknown, unknown>;

/** Fields that a caller is refused, as `Type.field`: they are left out when a question is asked again. */
export type Refused = ReadonlySet<string>;

/** What a document asks for, without what the caller is known to be refused. */
export type Question = (refused: Refused) => string;

/** Parts of a connection, which carry no record of their own. */
export const frame = /(?:Connection|Edge|PageInfo)$/;

/** The plain fields of a type, through the frames of a list those of its rows, and what lies `depth` records further. */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  refused: Refused,
  depth: number,
): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    const members = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} { ${selectionOf(schema, one, refused, depth)} }`);
    return `__typename ${isInterfaceType(type) ? "" : members.join(" ")}`;
  }
  if (!isObjectType(type)) return "__typename";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (refused.has(`${type.name}.${field.name}`) || field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    const isFrame = frame.test(type.name);
    // Nobody notes what a list says of itself, and an operation may have so many tokens.
    if (isFrame && (isLeafType(inner) || inner.name === "PageInfo")) return [];
    if (isLeafType(inner)) return [field.name];
    const further = isFrame ? depth : depth - 1;
    if (further < 0) return [];
    return [`${field.name}${argumentsOf(field, "")} { ${selectionOf(schema, inner, refused, further)} }`];
  });
  return ["__typename", ...fields].join(" ");
}

/** Few rows of each list, so that a long way through lists stays within what an operation may cost. */
function argumentsOf({ args }: Field, given: string): string {
  const all = [...(args.some(({ name }) => name === "first") ? ["first: 2"] : []), ...(given ? [given] : [])];
  return all.length === 0 ? "" : `(${all.join(", ")})`;
}

/** One field in each way of calling it, under names that `fieldOf` can read. */
function calls(type: string, field: Field, inside: string): string {
  const samples = sampleArguments[`${type}.${field.name}`] ?? [""];
  return samples
    .map((given, index) => `${field.name}__${index}: ${field.name}${argumentsOf(field, given)} { ${inside} }`)
    .join(" ");
}

/** The field that a key of an answer stands for. */
export function fieldOf(key: string): string {
  return key.replace(/__\d+$/, "");
}

/** The questions about one object: its plain fields, and each field that leads on with the plain fields there. */
export function questionsAbout(schema: GraphQLSchema, type: GraphQLObjectType): readonly Question[] {
  const leading = fieldsOf(schema, type.name)
    .map(({ field }) => field)
    .filter((field) => !isLeafType(getNamedType(field.type)));
  return [
    (refused) => selectionOf(schema, type, refused, 0),
    ...leading.map(
      (field): Question =>
        (refused) =>
          refused.has(`${type.name}.${field.name}`)
            ? "__typename"
            : calls(type.name, field, selectionOf(schema, getNamedType(field.type), refused, 0)),
    ),
  ];
}

/** Asks something of the objects at the end of a way from the root. */
export function atTheEndOf(way: Way, question: Question): Question {
  return (refused) => {
    const text = way.reduceRight((inside, step) => {
      if (refused.has(`${step.type}.${step.field.name}`)) return "__typename";
      const isUnion = isUnionType(getNamedType(step.field.type));
      return calls(
        step.type,
        step.field,
        `__typename ${isUnion ? `... on ${step.into} { ${inside} }` : inside}`,
      );
    }, question(refused));
    return `{ ${text} }`;
  };
}
