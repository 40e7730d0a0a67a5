import * as v from "valibot";
import type { Caller } from "../harness/backOffice.ts";

const rows = v.array(v.object({ id: v.string(), isForAll: v.optional(v.boolean()) }));
const listed = v.object({ viewer: v.object({ list: v.object({ nodes: rows }) }) });

async function read(caller: Caller, list: string, fields: string) {
  const { data } = await caller.send(`{ viewer { list: ${list} { nodes { ${fields} } } } }`);
  return v.parse(listed, data).viewer.list.nodes;
}

/** Somebody of the demo who delivers for every location. */
export async function forAll(caller: Caller): Promise<string> {
  const found = (await read(caller, "deliveryUsers", "id isForAll")).find(({ isForAll }) => isForAll);
  if (found === undefined) throw new Error("Nobody delivers for every location.");
  return found.id;
}

/** The last of a list. */
export async function lastOf(caller: Caller, list: "deliveryUsers" | "pickupPoints"): Promise<string> {
  const found = (await read(caller, list, "id")).at(-1);
  if (found === undefined) throw new Error(`There are no ${list}.`);
  return found.id;
}
