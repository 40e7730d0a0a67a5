import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { sellerRecord, type Seller } from "./record.ts";
import { sellerPath, sellers } from "./source.ts";

/** How a list of locations can be ordered. */
export interface SellerOrder {
  readonly field: "NAME" | "PRODUCTS";
  readonly direction: "ASC" | "DESC";
}

/** The order of a list of locations; by name unless another one is asked for. */
export function sellerOrder(
  { field, direction }: SellerOrder = { field: "NAME", direction: "ASC" },
): ListOrder<Seller> {
  const isByName = field === "NAME";
  return {
    field: isByName ? "business_name" : "products_count",
    direction,
    value: (seller) => (isByName ? seller.name : (seller.productCount ?? 0)),
    id: (seller) => seller.id,
  };
}

/** A page of the company's locations. Whoever may not see all of them gets a list of their own one. */
export async function listSellers(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments & {
    readonly search?: string | null | undefined;
    readonly orderBy?: SellerOrder | null | undefined;
  },
): Promise<Page<Seller>> {
  const search = readSearch(args.search);
  const order = sellerOrder(args.orderBy ?? undefined);
  const window = readPageWindow(args, orderName(order));
  const matches = (seller: Seller): boolean =>
    matchesSearch(search, seller.name, seller.legalName, seller.address.area);
  if (!allows(user, "SELLER_READ")) {
    const own = user.sellerId === null ? null : await sellers.load(context, user.sellerId);
    return pageOfWholeList(window, order, own !== null && matches(own) ? [own] : []);
  }
  return listPage(window, {
    order,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        {
          template: `${sellerPath}/company_po_id/{id}`,
          params: { id: user.companyId },
          query: { ...query, q: search },
        },
        sellerRecord,
      ),
    matches,
  });
}
