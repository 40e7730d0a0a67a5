import * as v from "valibot";
import { allRecords } from "../rest/batch.ts";
import type { RestClient, RestRead } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { optionalIdField } from "../rest/recordFields.ts";

/** What can be looked up before it is taken. */
export type NameKind = "BUSINESS_NAME" | "SUBDOMAIN" | "OWNER_EMAIL" | "SELLER_NAME" | "SELLER_EMAIL";

const calls: Readonly<Record<NameKind, (value: string, companyId: string | null) => RestRead>> = {
  BUSINESS_NAME: (name) => ({ template: "/v1/companyPO/BusinessName/{name}", params: { name } }),
  SUBDOMAIN: (subdomain) => ({
    template: "/v1/companyPO/BusinessSubdomain/{subdomain}",
    params: { subdomain },
  }),
  OWNER_EMAIL: (email) => ({ template: "/v1/companyPO/Poc/{email}", params: { email } }),
  SELLER_NAME: (name, companyId) => ({
    template: "/v1/companySeller/BusinessName/{name}",
    params: { name },
    query: companyId === null ? {} : { company_po_id: companyId },
  }),
  SELLER_EMAIL: (email) => ({ template: "/v1/companySeller/Poc/{email}", params: { email } }),
};

const companyOf = v.object({ company_po_id: optionalIdField });

/** Whether a record that was found takes the name. Locations have to differ only inside a company (decision D-45). */
function takesName(record: unknown, kind: NameKind, companyId: string | null): boolean {
  const owner = v.safeParse(companyOf, record);
  if (kind !== "SELLER_NAME" || companyId === null || !owner.success) return true;
  return owner.output.company_po_id === null || owner.output.company_po_id === companyId;
}

/**
 * Whether somebody has this name, subdomain or e-mail address: a response that is not empty means taken (Document 1 §5). Nothing of the
 * record leaves this function. `companyId` is the company that asks, or null for a stranger. Throws `RestError` when the service cannot say, which is not the same as taken (decision D-32).
 */
export async function isTaken(
  rest: RestClient,
  kind: NameKind,
  value: string,
  companyId: string | null = null,
): Promise<boolean> {
  try {
    const response = await rest.get(calls[kind](value, companyId));
    return allRecords(response.body).some((record) => takesName(record, kind, companyId));
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-found") return false;
    throw error;
  }
}
