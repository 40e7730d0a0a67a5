import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { allows } from "../session/rules.ts";
import type { SessionUser } from "../session/session.ts";
import { sellerRecord, type Seller } from "./record.ts";

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  list: "/v1/companySeller",
  single: (id) => ({ template: "/v1/companySeller/{id}", params: { id } }),
  keyOf: byField("seller_id"),
  decode: (record) => decodeRecord(sellerRecord, record),
});

const byName: ListOrder<Seller> = {
  field: "business_name",
  direction: "ASC",
  value: (seller) => seller.name,
  id: (seller) => seller.id,
};

/** A page of the company's locations by name. Whoever may not see all of them gets a list of their own one. */
export async function listSellers(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments & { readonly search?: string | null | undefined },
): Promise<Page<Seller>> {
  const search = readSearch(args.search);
  const window = readPageWindow(args, orderName(byName));
  const matches = (seller: Seller): boolean =>
    matchesSearch(search, seller.name, seller.legalName, seller.address.area);
  if (!allows(user, "SELLER_READ")) {
    const own = user.sellerId === null ? null : await sellers.load(context, user.sellerId);
    return pageOfWholeList(window, byName, own !== null && matches(own) ? [own] : []);
  }
  return listPage(window, {
    order: byName,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        {
          template: "/v1/companySeller/company_po_id/{id}",
          params: { id: user.companyId },
          query: { ...query, q: search },
        },
        sellerRecord,
      ),
    matches,
  });
}
