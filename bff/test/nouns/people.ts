import * as v from "valibot";
import type { Caller } from "../harness/backOffice.ts";

const added = v.object({ result: v.object({ record: v.object({ id: v.string() }) }) });

/** A role of the company's own, for people of a location, that allows little. */
export async function addRole(caller: Caller, values: object = {}): Promise<string> {
  const { data } = await caller.send(
    `mutation ($input: AddRoleInput!) { result: addRole(input: $input) {
      ... on AddRoleSuccess { record: role { id } } ... on Error { message } } }`,
    {
      input: {
        kind: "LOCATION",
        name: `Role ${crypto.randomUUID()}`,
        permissions: ["PRODUCT_UPDATE"],
        ...values,
      },
    },
  );
  return v.parse(added, data).result.record.id;
}

/** Somebody who is invited to act for a location, and their role. */
export async function invite(
  caller: Caller,
  sellerId: string,
): Promise<{ readonly id: string; readonly roleId: string }> {
  const roleId = await addRole(caller);
  const email = `${crypto.randomUUID()}@verdant.test`;
  const { data } = await caller.send(
    `mutation ($input: InviteStaffInput!) { result: inviteStaff(input: $input) {
      ... on InviteStaffSuccess { record: staffMember { id } } ... on Error { message } } }`,
    { input: { firstName: "Meena", email, roleId, sellerId } },
  );
  return { id: v.parse(added, data).result.record.id, roleId };
}

/** Accounts are other people than who tries, whose ids those of all records are. */
export const apart = (id: number): number => id * 10 + 9;
