import type { Happening } from "../event/happening.ts";
import type { RestWrite } from "../rest/client.ts";

const content = /^\/v1\/(?:l[123]CategoryPO|companyBanner|companyCollection(?:Product)?)(?:\/|$)/;

/** Calls of a company that change nothing of what customers see. */
const privateCalls = new Set(["/v1/companyPO/activation", "/v1/companyPO/changepassword"]);

const product = "/v1/companySellerProdLoc";

/** What decides whether a product in a collection is on sale. */
function changesSale({ method, template }: Pick<RestWrite, "method" | "template">): boolean {
  return (
    template === `${product}/prod_status/{id}` || (method === "DELETE" && template === `${product}/{id}`)
  );
}

/** Whether a write may change what a storefront starts from: the company, its categories, banners, collections. */
export function concernsStartData(write: Pick<RestWrite, "method" | "template">): boolean {
  const { template } = write;
  if (changesSale(write)) return true;
  if (template === "/v1/companyPO" || template.startsWith("/v1/companyPO/"))
    return !privateCalls.has(template);
  return content.test(template);
}

const event =
  /^(?:company\.changed|(?:category|banner|collection)\.\w+|product\.(?:enabled|returned|disabled|deleted))$/;

/**
 * Whether something that has happened may change it: also what changes of many, imports and their undoing do, whose calls do not
 * say so or were answered before.
 */
export function tellsOfStartData({ type }: Pick<Happening, "type">): boolean {
  return event.test(type);
}
