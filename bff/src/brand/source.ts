import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import type { SessionUser } from "../session/session.ts";
import { brandRecord, type Brand } from "./record.ts";

/** Brands by id. */
export const brands = ownedRecords<Brand>({
  list: "/v1/companyBrand",
  single: (id) => ({ template: "/v1/companyBrand/{id}", params: { id } }),
  keyOf: byField("brand_id"),
  decode: (record) => decodeRecord(brandRecord, record),
});

const allKey = {};

/** All brands of the company, read once for each request. */
function loadAll(context: Context, user: SessionUser): Promise<readonly Brand[]> {
  return context.loader(allKey, async () => {
    const list = { template: "/v1/companyBrand/company_po_id/{id}", params: { id: user.companyId } };
    return (await readOwnedList(context.rest, user, list, brandRecord)).rows;
  });
}

/**
 * The brand that a product names: by id, or by name, because the documents do not say which of the two
 * `prod_brand` is (decision D-55). Null when there is none of this name.
 */
export async function findBrand(context: Context, idOrName: string): Promise<Brand | null> {
  if (/^\d+$/.test(idOrName)) return brands.load(context, idOrName);
  const user = context.session.current?.user;
  if (user === undefined) return null;
  const wanted = idOrName.toLowerCase();
  return (await loadAll(context, user)).find((brand) => brand.name.toLowerCase() === wanted) ?? null;
}

const byName: ListOrder<Brand> = {
  field: "brand_name",
  direction: "ASC",
  value: (brand) => brand.name,
  id: (brand) => brand.id,
};

/** A page of the company's brands by name. */
export async function listBrands(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments & { readonly search?: string | null | undefined },
): Promise<Page<Brand>> {
  const search = readSearch(args.search);
  return listPage(readPageWindow(args, orderName(byName)), {
    order: byName,
    fetch: (query) =>
      readOwnedList(
        context.rest,
        user,
        {
          template: "/v1/companyBrand/company_po_id/{id}",
          params: { id: user.companyId },
          query: { ...query, q: search },
        },
        brandRecord,
      ),
    matches: (brand) => matchesSearch(search, brand.name),
  });
}
