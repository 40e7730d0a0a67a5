import type { Context } from "../graphql/context.ts";
import type { Eventually } from "../eventually.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import type { SessionUser } from "../session/session.ts";
import { brandRecord, type Brand } from "./record.ts";

/** The resource of the service. */
export const brandPath = "/v1/companyBrand";

/** Brands by id. */
export const brands = ownedRecords<Brand>({
  list: brandPath,
  single: (id) => ({ template: `${brandPath}/{id}`, params: { id } }),
  keyOf: byField("brand_id"),
  decode: (record) => decodeRecord(brandRecord, record),
});

const allKey = {};

/** All brands of the company, read once for each request. */
function loadAll(context: Context, user: SessionUser): Promise<readonly Brand[]> {
  return context.loader(allKey, async () => {
    const list = { template: `${brandPath}/company_po_id/{id}`, params: { id: user.companyId } };
    return (await readOwnedList(context.rest, user, list, brandRecord)).rows;
  });
}

/**
 * The brand that a product names: by id, or by name, because the documents do not say which of the two
 * `prod_brand` is (decision D-55). Null when there is none of this name.
 */
export function findBrand(context: Context, idOrName: string): Eventually<Brand | null> {
  return /^\d+$/.test(idOrName) ? brands.find(context, idOrName) : findByName(context, idOrName);
}

async function findByName(context: Context, name: string): Promise<Brand | null> {
  const user = context.session.current?.user;
  if (user === undefined) return null;
  const wanted = name.toLowerCase();
  return (await loadAll(context, user)).find((brand) => brand.name.toLowerCase() === wanted) ?? null;
}
