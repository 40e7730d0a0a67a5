import * as v from "valibot";
import { allRecords } from "../rest/batch.ts";
import type { RestClient, RestRead } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { optionalIdField } from "../rest/recordFields.ts";

/** What can be looked up before it is taken. */
export type NameKind = "BUSINESS_NAME" | "SUBDOMAIN" | "OWNER_EMAIL" | "SELLER_NAME" | "SELLER_EMAIL";

/** Who asks whether a name is taken: nobody in particular unless told. */
interface Asker {
  /** The company of a location's name. */
  readonly companyId?: string | null;
  /** The address that a registration is for. */
  readonly email?: string;
}

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

const foundRecord = v.object({
  company_po_id: optionalIdField,
  /** An extension: the address that a registration which was never activated waits for. */
  awaited_email: v.optional(v.string()),
});

/**
 * Whether a record that was found takes the name. Locations have to differ only inside a company (decision D-45), and who
 * missed the mail of a registration may register the same again.
 */
function takesName(record: unknown, kind: NameKind, { companyId = null, email }: Asker): boolean {
  const found = v.safeParse(foundRecord, record);
  if (!found.success) return true;
  const { company_po_id, awaited_email } = found.output;
  if (awaited_email !== undefined && awaited_email === email) return false;
  if (kind !== "SELLER_NAME" || companyId === null) return true;
  return company_po_id === null || company_po_id === companyId;
}

/**
 * Whether somebody has this name, subdomain or e-mail address: a response that is not empty means taken (Document 1 §5). Nothing of the
 * record leaves this function. Throws `RestError` when the service cannot say, which is not the same as taken (decision D-32).
 */
export async function isTaken(
  rest: RestClient,
  kind: NameKind,
  value: string,
  asker: Asker = {},
): Promise<boolean> {
  try {
    const response = await rest.get(calls[kind](value, asker.companyId ?? null));
    return allRecords(response.body).some((record) => takesName(record, kind, asker));
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-found") return false;
    throw error;
  }
}
