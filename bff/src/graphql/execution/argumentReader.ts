import { getArgumentValues, isNonNullType, Kind, valueFromAST, visit } from "graphql";
import type { FieldNode, GraphQLArgument, GraphQLField, ValueNode } from "graphql";

type Values = Readonly<Record<string, unknown>>;

/** Gives the arguments of a field for the coerced variables of an operation. Throws when they do not fit. */
export type ArgumentReader = (variables: Values) => Values;

/** What an argument is whatever the variables are, and the variable that it is where there is one. */
interface Source {
  readonly name: string;
  readonly value: unknown;
  readonly variable: string | null;
  readonly isRequired: boolean;
}

function mentionsVariable(value: ValueNode): boolean {
  let isMentioned = false;
  visit(value, { Variable: () => void (isMentioned = true) });
  return isMentioned;
}

/** Null when there is more to an argument than this knows. */
function sourceOf({ name, type, defaultValue }: GraphQLArgument, node: FieldNode): Source | null {
  const given = node.arguments?.find((one) => one.name.value === name)?.value;
  const isRequired = isNonNullType(type);
  if (given?.kind === Kind.VARIABLE) {
    return { name, value: defaultValue, variable: given.name.value, isRequired };
  }
  if (given !== undefined && mentionsVariable(given)) return null;
  const value: unknown = given === undefined ? defaultValue : valueFromAST(given, type);
  return isRequired && (value === null || value === undefined)
    ? null
    : { name, value, variable: null, isRequired };
}

/**
 * Reads the arguments of a field where an operation asks for it (GraphQL specification, 6.4.1), as graphql-js does each
 * time; what does not depend on variables is worked out once. Whatever is unusual is left to graphql-js itself.
 */
export function argumentReader(field: GraphQLField<unknown, unknown>, node: FieldNode): ArgumentReader {
  const sources: Source[] = [];
  for (const argument of field.args) {
    const source = sourceOf(argument, node);
    if (source === null) return (variables) => getArgumentValues(field, node, variables);
    sources.push(source);
  }
  return (variables) => {
    const values: Record<string, unknown> = {};
    for (const { name, value, variable, isRequired } of sources) {
      const isGiven = variable !== null && Object.hasOwn(variables, variable);
      const found = isGiven ? variables[variable] : value;
      // It says what is wrong.
      if (isRequired && (found === null || found === undefined))
        return getArgumentValues(field, node, variables);
      if (found !== undefined) values[name] = found;
    }
    return values;
  };
}
