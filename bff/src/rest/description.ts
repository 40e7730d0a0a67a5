import * as v from "valibot";
import type { RestClient } from "./client.ts";
import { RestError } from "./error.ts";

/** Calls that no document has and that decide what a client shows at all; `{}` for each value, whatever a service names it. */
const telling = {
  passwordReset: "POST /v1/passwordReset",
  apiTokens: "POST /v1/apiToken",
  signInHistory: "GET /v1/signInEvent/account_id/{}",
  twoStep: "POST /v1/signin/twoStep",
  companyLocations: "GET /v1/companySeller/company_po_id/{}",
  sellerInvitation: "POST /v1/companySeller/invitation",
  companyManufacturers: "GET /v1/companySellerManu/company_po_id/{}",
  companyProducts: "GET /v1/companySellerProdLoc/company_po_id/{}",
  locationProducts: "GET /v1/companySellerProdLoc/seller_id/{}",
  bankAccount: "GET /v1/companyBank/company_po_id/{}",
  companyEdit: "PUT /v1/companyPO/{}",
  audit: "GET /v1/audit/record/{}/{}",
  exports: "POST /v1/companyExport",
  webhooks: "POST /v1/companyWebhook",
  notifications: "GET /v1/companyNotification/account/{}",
  orders: "GET /v1/companyFulfilment/company_po_id/{}",
  delivery: "GET /v1/companyDeliveryUser/company_po_id/{}",
  vendors: "GET /v1/companyVendor/company_po_id/{}",
  collectionProducts: "GET /v1/companyCollectionProduct/collection_id/{}",
  people: "GET /v1/companyRole/company_po_id/{}",
  reports: "GET /v1/companyReport/sales/{}",
  locationOrders: "GET /v1/companyFulfilment/seller_id/{}",
} as const;

/** Fields of bodies that no document has. */
export const extraFields = [
  "banner_active",
  "banner_start_date",
  "banner_end_date",
  "billing_statelong",
  "creation_key",
  "password_token",
] as const;

type ExtraField = (typeof extraFields)[number];
export type Extension = keyof typeof telling | ExtraField;

/** What the memory of the service's abilities calls a field. */
export const fieldAbility = (field: string): string => `field ${field}`;

const isField = (extension: Extension): extension is ExtraField =>
  extraFields.some((field) => field === extension);

const description = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** The abilities that the description names; none when there is none. Null when the service could not be asked. */
async function readDescription(rest: RestClient): Promise<ReadonlySet<string> | null> {
  try {
    const { body } = await rest.get({ template: "/openapi.json" });
    const read = v.safeParse(description, body);
    if (!read.success) return new Set();
    const calls = Object.entries(read.output.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^{}/]*\}/g, "{}")}`,
      ),
    );
    // A field may be described anywhere, such as in a part that several calls share.
    const text = JSON.stringify(body);
    const fields = extraFields.filter((field) => text.includes(`"${field}"`)).map(fieldAbility);
    return new Set([...calls, ...fields]);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return error.kind === "unavailable" || error.kind === "rate-limited" ? null : new Set();
  }
}

const abilities = [...Object.values(telling), ...extraFields.map(fieldAbility)];

/**
 * Whether the service has an extension by what it says of itself at `/openapi.json`; undefined when it could not be asked.
 * It is asked once, and again after five minutes when something was missing.
 */
export async function isDescribed(rest: RestClient, extension: Extension): Promise<boolean | undefined> {
  const { capabilities } = rest;
  const ability = isField(extension) ? fieldAbility(extension) : telling[extension];
  if (capabilities.offers(ability) === undefined) {
    const described = await readDescription(rest);
    if (described === null) return undefined;
    for (const one of abilities) capabilities.learn(one, described.has(one));
  }
  return capabilities.offers(ability);
}
