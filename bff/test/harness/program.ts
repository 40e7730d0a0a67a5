import * as v from "valibot";
import type { BackOffice, Caller } from "./backOffice.ts";

const created = v.object({
  addApiToken: v.object({ secret: v.string(), apiToken: v.object({ id: v.string() }) }),
});

/** A program with an API token that its person makes for a day. */
export async function addProgram(office: BackOffice, person: Caller, ...permissions: string[]) {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { data } = await person.send(
    `mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) {
      ... on AddApiTokenSuccess { secret apiToken { id } } } }`,
    { input: { name: permissions.join().slice(0, 50), permissions, expiresAt } },
  );
  const { secret, apiToken } = v.parse(created, data).addApiToken;
  return { secret, id: apiToken.id, caller: office.withToken(secret) };
}
