import type { BrokenResponse, Defect } from "./brokenService.ts";

/** A defect, and the one call that the checker must blame for it. */
export interface KnownDefect extends Defect {
  readonly title: string;
  /** The resource whose checks are run. */
  readonly resource: string;
  /** `METHOD /path` of the call that must fail. */
  readonly blamed: string;
}

/** Changes the text of a successful response. */
const rewrite =
  (from: RegExp, to: string) =>
  (response: BrokenResponse): void => {
    if (response.status < 300) response.body = response.body.replaceAll(from, to);
  };

/** What implementations get wrong most easily. */
export const defects: readonly KnownDefect[] = [
  {
    title: "a company that comes without its list",
    resource: "companyPO",
    calls: /^GET \/v1\/companyPO\/\d+$/,
    response: rewrite(/^\[(.*)\]$/gs, "$1"),
    blamed: "GET /v1/companyPO/{company_po_id}",
  },
  {
    title: "a free name that is answered by an object",
    resource: "lookUp",
    calls: /^GET \/v1\/companyPO\/BusinessName\//,
    response: rewrite(/^\[\]$/g, "{}"),
    blamed: "GET /v1/companyPO/BusinessName/{name}",
  },
  {
    title: "a corrected spelling of varient_id",
    resource: "companySellerProdVarient",
    calls: /^GET \/v1\/companySellerProdVarient\/varient_id\//,
    response: rewrite(/"varient_id"/g, '"variant_id"'),
    blamed: "GET /v1/companySellerProdVarient/varient_id/{varient_id}",
  },
  {
    title: "a banner without the id that it is known by",
    resource: "companyBanner",
    calls: /^GET \/v1\/companyBanner\/company_po_id\/\d+$/,
    response: rewrite(/"banner_id":\d+,/g, ""),
    blamed: "GET /v1/companyBanner/company_po_id/{company_po_id}",
  },
  {
    title: "a refusal without a message",
    resource: "companyBrand",
    calls: /^POST \/v1\/companyBrand$/,
    response: (response) => {
      if (response.status >= 400) response.body = "{}";
    },
    blamed: "POST /v1/companyBrand",
  },
  {
    title: "a stack in place of a refusal",
    resource: "companyCollection",
    calls: /^POST \/v1\/companyCollection$/,
    response: (response) => {
      if (response.status === 400) response.status = 500;
    },
    blamed: "POST /v1/companyCollection",
  },
  {
    title: "an Idempotency-Key that is ignored",
    resource: "idempotency",
    calls: /^POST \/v1\/companyBrand$/,
    headers: (headers) => void delete headers["idempotency-key"],
    blamed: "POST /v1/companyBrand",
  },
  {
    title: "an If-Match that is ignored",
    resource: "conditional",
    calls: /^PUT \/v1\/companyBrand\//,
    headers: (headers) => void delete headers["if-match"],
    blamed: "PUT /v1/companyBrand/{brand_id}",
  },
  {
    title: "a count of the page instead of the list",
    resource: "paging",
    calls: /^GET \/v1\/companyBrand\/company_po_id\/\d+\?/,
    response: (response) => {
      const rows: unknown = JSON.parse(response.body);
      if (Array.isArray(rows)) response.headers["x-total-count"] = String(rows.length);
    },
    blamed: "GET /v1/companyBrand/company_po_id/{company_po_id}",
  },
  {
    title: "an API key that nobody checks",
    resource: "token",
    calls: /^GET \/v1\/country$/,
    headers: (headers) => {
      headers["x-api-key"] = "development-api-key";
    },
    blamed: "GET /v1/country",
  },
];
