import type { Context, RecordContext } from "../graphql/context.ts";
import type { MaybePromise } from "../maybePromise.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { SessionUser } from "../access/user.ts";
import { brandVersion } from "./fields.ts";
import { brandRecord, type Brand } from "./record.ts";

async function readAll(context: RecordContext, user: SessionUser): Promise<readonly Brand[]> {
  const list = { template: "/v1/companyBrand/company_po_id/{id}", params: { id: user.companyId } };
  return (await readOwnedList(context.rest, user, list, brandRecord)).rows;
}

/** Brands by id. */
export const brands = ownedRecords<Brand>({
  typeName: "Brand",
  path: "/v1/companyBrand",
  key: "brand_id",
  record: brandRecord,
  mark: (brand) => brand.name,
  all: readAll,
});

/** How edits of brands compare versions. */
export const brandEditing = { records: brands, version: brandVersion };

/** All brands of the company are read once for each request. */
const allKey = {};

/**
 * The brand that a product names: by id, or by name, because the documents do not say which of the two
 * `prod_brand` is (decision D-55). Null when there is none of this name.
 */
export function findBrand(context: Context, idOrName: string): MaybePromise<Brand | null> {
  return /^\d+$/.test(idOrName) ? brands.find(context, idOrName) : findByName(context, idOrName);
}

async function findByName(context: Context, name: string): Promise<Brand | null> {
  const user = context.session.current?.user;
  if (user === undefined) return null;
  const wanted = name.toLowerCase();
  const all = await context.loader(allKey, () => readAll(context, user));
  return all.find((brand) => brand.name.toLowerCase() === wanted) ?? null;
}
