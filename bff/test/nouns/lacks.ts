import {
  getNamedType,
  type GraphQLObjectType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import * as v from "valibot";
import { schema } from "../../src/schema.ts";
import type { Collection } from "../isolation/tenants.ts";
import type { MutationSample, NodeSample } from "./sample.ts";

/** What all samples have together. */
interface Known {
  readonly nodes: Readonly<Record<string, NodeSample>>;
  readonly collections: Readonly<Record<string, Collection>>;
  readonly mutationSamples: Readonly<Record<string, MutationSample>>;
  readonly sampleArguments: Readonly<Record<string, readonly string[]>>;
}

/** Something that no sample has: of which noun, and in which part of its sample it belongs. */
interface Lack {
  readonly noun: string;
  readonly part: string;
}

const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__"));
const nodeTypes = types.filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const mutationNames = new Set(mutations.map(({ name }) => name));

const asking = v.object({ pothosOptions: v.object({ authScopes: v.object({ may: v.string() }) }) });

/** The longest name of a type with ids that is in the name of something; else that name itself. */
function nounIn(name: string): string {
  const named = nodeTypes.map((type) => type.name).filter((type) => name.includes(type));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? name;
}

/** What no sample says of a type with ids. */
function lacksOfNode({ name }: GraphQLObjectType, { nodes }: Known): string[] {
  const node = nodes[name];
  if (node === undefined)
    return [`nodes: ${name}, and collections: what the service has of it for two companies`];
  return node.made === undefined && !mutationNames.has(`add${name}`) && node.of !== "person"
    ? [`nodes: how a ${name} is made, for there is no add${name}`]
    : [];
}

/** What no sample says of a mutation. */
function lacksOfMutation({ name, args, extensions }: (typeof mutations)[number], known: Known): string[] {
  const sample = known.mutationSamples[name];
  const input = args[0] === undefined ? null : getNamedType(args[0].type);
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  const given = (field: string) => sample?.inputs.some((one) => one !== null && field in one) === true;
  const silent = fields.filter((field) => !given(field));
  const asksFor = v.is(asking, extensions);
  return [
    ...(sample === undefined ? [`mutations: ${name}`] : []),
    ...(silent.length > 0 ? [`mutations: inputs of ${name} with ${silent.join(", ")}`] : []),
    ...(/^(?:edit|save)[A-Z]/.test(name) && sample?.edit === undefined && sample?.unversioned === undefined
      ? [`mutations: the edit of ${name}, or why it is unversioned`]
      : []),
    ...(sample !== undefined && asksFor !== (sample.permission !== null)
      ? [`mutations: the permission of ${name}: ${asksFor ? "it asks for one" : "it asks for none"}`]
      : []),
    ...(!asksFor && sample?.trail === undefined ? [`mutations: what the audit trail has of ${name}`] : []),
  ];
}

function lacksIn(known: Known): Lack[] {
  const called = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => type.name !== "Mutation" && args.some(isRequiredArgument))
      .map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
  );
  return [
    ...nodeTypes.flatMap((type) =>
      lacksOfNode(type, known).map((part) => ({ noun: nounIn(type.name), part })),
    ),
    ...mutations.flatMap((mutation) =>
      lacksOfMutation(mutation, known).map((part) => ({ noun: nounIn(mutation.name), part })),
    ),
    ...called
      .filter(
        ({ coordinate }) => !/^Query\.nodes?$/.test(coordinate) && !(coordinate in known.sampleArguments),
      )
      .map(({ coordinate, field }) => ({
        noun: nounIn(getNamedType(field.type).name),
        part: `arguments: ${coordinate}`,
      })),
  ];
}

/** The file of a noun's sample. */
const fileOf = (noun: string): string =>
  `bff/test/nouns/samples/${noun.charAt(0).toLowerCase()}${noun.slice(1)}.ts`;

/** Everything that the tests which span nouns do not know, by the file that should say it; null when they know all. */
export function lacksOf(known: Known): string | null {
  const lacks = Map.groupBy(lacksIn(known), ({ noun }) => noun);
  if (lacks.size === 0) return null;
  const told = [...lacks].map(
    ([noun, parts]) => `${fileOf(noun)} must have\n${parts.map(({ part }) => `  - ${part}`).join("\n")}`,
  );
  return [
    "The tests that span nouns do not know how to try this (docs/recipes/add-a-noun.md, `bff/test/nouns/sample.ts`):",
    ...told,
  ].join("\n");
}
