import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { collectionRecord } from "../collection/record.ts";
import { readProductFilter } from "../product/filter.ts";
import type { ProductListArguments } from "../product/list.ts";
import { products } from "../product/source.ts";
import { type CollectionProduct, collectionProductRecord } from "./record.ts";

/** The resource of the service. */
export const path = "/v1/companyCollectionProduct";

/** The orders of what is in a collection. */
export const collectionProductOrder = orderInput("CollectionProduct", "products of a collection", {
  PLACE: {
    rest: "order_id",
    kind: "number",
    value: (product: CollectionProduct) => product.place,
    description: "By place, as the storefront shows them.",
  },
  NAME: {
    rest: "prod_name",
    kind: "text",
    value: (product: CollectionProduct) => product.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

/** Arguments of the list of what is in a collection. */
interface CollectionProductArguments extends Omit<ProductListArguments, "orderBy"> {
  readonly orderBy?: Parameters<typeof collectionProductOrder.of>[0];
}

/** A page of what is in a collection, which must have been checked to be the user's; for a seller of their own products. */
export async function listCollectionProducts(
  context: Context,
  user: SessionUser,
  collectionId: string,
  args: CollectionProductArguments,
): Promise<Page<CollectionProduct>> {
  const order = collectionProductOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const filter = readProductFilter(args.filter ?? {});
  const location = filter?.query["seller_id"];
  const isElsewhere = user.sellerId !== null && location !== undefined && location !== user.sellerId;
  if (filter === null || isElsewhere) return pageOfWholeList(window, order, []);
  const own = user.sellerId === null ? {} : { seller_id: user.sellerId };
  const hasText = ({ id, name, sku, model }: CollectionProduct): boolean =>
    id === search || matchesSearch(search, name, sku, model);
  return listPage(window, {
    order,
    async fetch(page) {
      const list = { template: `${path}/collection_id/{id}`, params: { id: collectionId } };
      const read = { ...list, query: { ...filter.query, ...own, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, collectionProductRecord);
      products.primeAll(context, response.rows);
      return response;
    },
    matches: (product) => filter.matches(product) && hasText(product),
    hasText,
  });
}

/** The collections that a product is in, at most fifty. */
export const collectionsOfProduct = ownedChildren({
  path: `${path}/prod_id`,
  parentKey: "prod_id",
  record: collectionRecord,
});
