import * as v from "valibot";
import type { Tenant } from "./tenants.ts";
import type { Viewer } from "../workload/requests.ts";

const document = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
const reply = v.object({ data: v.object({ signIn: v.object({ __typename: v.literal("SignInSuccess") }) }) });

/** Signs everybody in, one after the other: our gateway hashes a few passwords at a time. */
export async function signInViewers(
  url: string,
  origin: string,
  tenants: readonly Tenant[],
): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const tenant of tenants) {
    for (const email of tenant.emails) {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", origin, "x-back-office": "1" },
        body: JSON.stringify({ query: document, variables: { input: { email, password: tenant.password } } }),
      });
      v.parse(reply, await response.json());
      const session = /__Host-sid=([^;]+)/.exec(response.headers.getSetCookie().join(" "))?.[1];
      if (session === undefined) throw new Error(`${email} got no session.`);
      viewers.push({ session, tenant });
    }
  }
  return viewers;
}
