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
export async function lastOf(
  caller: Caller,
  list: "deliveryUsers" | "pickupPoints" | "vendors",
): Promise<string> {
  const found = (await read(caller, list, "id")).at(-1);
  if (found === undefined) throw new Error(`There are no ${list}.`);
  return found.id;
}

const added = v.object({ result: v.record(v.string(), v.object({ id: v.string() })) });

async function make(caller: Caller, mutation: string, record: string, input: object): Promise<string> {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) {
    ... on ${name}Success { ${record} { id } } ... on Error { message } } }`;
  const { data } = await caller.send(document, { input });
  return v.parse(added, data).result[record]?.id ?? "";
}

let made = 0;

/** A phone that nobody has. */
export const newPhone = (): string => `98${String(45_000_000 + (made += 1))}`;

/** Somebody who delivers for one location. */
export const addDeliveryUser = (caller: Caller, sellerId: string): Promise<string> =>
  make(caller, "addDeliveryUser", "deliveryUser", {
    name: "Salma Begum",
    phone: newPhone(),
    vehicle: "BICYCLE",
    sellerIds: [sellerId],
  });

/** The same, made inactive. */
export async function addInactiveUser(caller: Caller, sellerId: string): Promise<string> {
  const id = await addDeliveryUser(caller, sellerId);
  return make(caller, "deactivateDeliveryUser", "deliveryUser", { id, reason: "Left" });
}

/** The same with a personal link. */
export async function addLinkedUser(caller: Caller, sellerId: string): Promise<string> {
  const id = await addDeliveryUser(caller, sellerId);
  return make(caller, "createDeliveryLink", "deliveryUser", { id });
}

/** A pickup point that is paused. */
export async function pausedPoint(caller: Caller): Promise<string> {
  const id = await lastOf(caller, "pickupPoints");
  return make(caller, "pausePickupPoint", "pickupPoint", { id, reason: "Painting" });
}

/** A vendor that is blocked. */
export async function blockedVendor(caller: Caller): Promise<string> {
  const id = await lastOf(caller, "vendors");
  return make(caller, "blockVendor", "vendor", { id, reason: "Late" });
}
