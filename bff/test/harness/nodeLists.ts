import { getNamedType, isObjectType } from "graphql";
import { schema } from "../../src/schema.ts";
import type { Caller } from "./backOffice.ts";
import { sampleArguments, samples } from "../nouns/samples.ts";

/** A list of nodes somewhere in the schema, and a way of calling it. */
export interface NodeList {
  /** The type that has it. */
  readonly owner: string;
  readonly name: string;
  /** What it cannot be called without. */
  readonly sample: string;
  /** The type of its rows. */
  readonly node: string;
}

function isNode(name: string): boolean {
  const type = schema.getType(name);
  return isObjectType(type) && type.getInterfaces().some((one) => one.name === "Node");
}

/** Every list of nodes, once for each sample of what it cannot be called without. */
export const nodeLists: readonly NodeList[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field): NodeList[] => {
      const node = getNamedType(field.type).name.replace(/Connection$/, "");
      if (String(field.type) !== `${node}Connection` || !isNode(node)) return [];
      const samples = sampleArguments[`${type.name}.${field.name}`] ?? [""];
      return samples.map((sample) => ({ owner: type.name, name: field.name, sample, node }));
    }),
  );

/** Adds two of what the demo has none of, or may have none of, so that each list has rows. */
export async function addWhatTheDemoLacks(caller: Caller, url: string): Promise<void> {
  for (const { addTwo } of samples) await addTwo?.(caller, url);
}
