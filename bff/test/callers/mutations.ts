import { getNamedType, isObjectType } from "graphql";
import * as v from "valibot";
import { schema } from "../../src/schema.ts";
import { typed } from "../harness/typed.ts";

/** A mutation that asks for a permission. */
export interface Mutation {
  readonly name: string;
  /** The type of its input, if it has one. */
  readonly input: string | null;
  readonly permission: string;
}

const declared = v.object({ pothosOptions: v.object({ authScopes: v.object({ may: v.string() }) }) });

/** All of them, as the schema declares them. */
export const mutations: readonly Mutation[] = Object.values(
  schema.getMutationType()?.getFields() ?? {},
).flatMap(({ name, args, extensions }): Mutation[] => {
  if (!v.is(declared, extensions)) return [];
  const permission = extensions.pothosOptions.authScopes.may;
  return [{ name, permission, input: args[0] === undefined ? null : getNamedType(args[0].type).name }];
});

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The mutation, and of what it adds the id. */
export function documentOf({ name, input }: Mutation): string {
  const success = schema.getType(`${typed(name)}Success`);
  const record = lower(name.replace(/^add/, ""));
  const hasRecord = name.startsWith("add") && isObjectType(success) && record in success.getFields();
  const inside = `__typename ${hasRecord ? `... on ${typed(name)}Success { record: ${record} { id } }` : ""}
    ... on Error { message } ... on ValidationError { issues { path message } } ... on UnavailableError { outcome }`;
  return input === null
    ? `mutation { result: ${name} { ${inside} } }`
    : `mutation ($input: ${input}!) { result: ${name}(input: $input) { ${inside} } }`;
}
