import { getNamedType, isObjectType } from "graphql";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import type { Caller } from "./backOffice.ts";
import { sampleArguments } from "../isolation/samples.ts";
import { addJob } from "../jobSamples.ts";
import { addNoun } from "../nouns/addNouns.ts";
import { nouns } from "../nouns/nouns.ts";
import { addDelivery, addWebhook } from "../webhookSamples.ts";

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
export async function addWhatTheDemoLacks(caller: Caller): Promise<void> {
  for (const noun of nouns) {
    await addNoun(caller, noun);
    await addNoun(caller, noun, noun.edit);
  }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  for (const name of ["One", "Two"]) {
    const { errors } = await caller.send(
      `mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }`,
      { input: { name, permissions: [], expiresAt } },
    );
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
  for (const name of ["One", "Two"]) {
    const id = await addWebhook(caller, name);
    await addDelivery(caller, id);
    await addDelivery(caller, id);
  }
  await addJob(caller);
  await addJob(caller);
  for (const text of ["One", "Two"])
    await caller.send(`mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`, {
      input: { personId: encodeNodeId("ChatPerson", "demo-1"), text },
    });
}
