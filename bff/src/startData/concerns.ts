import type { RestWrite } from "../rest/client.ts";

const content = /^\/v1\/(?:l[123]CategoryPO|companyBanner|companyCollection)(?:\/|$)/;

/** Calls of a company that change nothing of what customers see. */
const privateCalls = new Set(["/v1/companyPO/activation", "/v1/companyPO/changepassword"]);

/** Whether a write may change what a storefront starts from: the company, its categories, banners, collections. */
export function concernsStartData({ template }: Pick<RestWrite, "template">): boolean {
  if (template === "/v1/companyPO" || template.startsWith("/v1/companyPO/"))
    return !privateCalls.has(template);
  return content.test(template);
}
