import { allRecords } from "../rest/batch.ts";
import type { RestClient, RestRead } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";

/** What can be looked up before it is taken. */
export type NameKind = "BUSINESS_NAME" | "SUBDOMAIN" | "OWNER_EMAIL" | "SELLER_NAME" | "SELLER_EMAIL";

const calls: Readonly<Record<NameKind, (value: string) => RestRead>> = {
  BUSINESS_NAME: (name) => ({ template: "/v1/companyPO/BusinessName/{name}", params: { name } }),
  SUBDOMAIN: (subdomain) => ({
    template: "/v1/companyPO/BusinessSubdomain/{subdomain}",
    params: { subdomain },
  }),
  OWNER_EMAIL: (email) => ({ template: "/v1/companyPO/Poc/{email}", params: { email } }),
  SELLER_NAME: (name) => ({ template: "/v1/companySeller/BusinessName/{name}", params: { name } }),
  SELLER_EMAIL: (email) => ({ template: "/v1/companySeller/Poc/{email}", params: { email } }),
};

/**
 * Whether somebody has this name, subdomain or e-mail address: an answer that is not empty means taken (Document 1 §5). Nothing of the
 * record leaves this function. Throws `RestError` when the service cannot say, which is not the same as taken (decision D-32).
 */
export async function isTaken(rest: RestClient, kind: NameKind, value: string): Promise<boolean> {
  try {
    const answer = await rest.get(calls[kind](value));
    return allRecords(answer.body).length > 0;
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-found") return false;
    throw error;
  }
}
