import type { Context } from "../graphql/context.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import type { MaybePromise } from "../maybePromise.ts";
import type { RestRead } from "../rest/client.ts";
import type { SessionUser } from "../access/user.ts";
import { readProductFilter, type ProductFilter } from "./filter.ts";
import { productRecord, productStatuses, type Product } from "./record.ts";
import { products } from "./source.ts";

/** The orders of a list of products. */
export const productOrder = orderInput("Product", "products", {
  NAME: {
    rest: "prod_name",
    kind: "text",
    value: (product: Product) => product.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
  STATUS: {
    rest: "prod_status",
    kind: "text",
    value: (product: Product) => productStatuses[product.status],
    description: "By the name of their state.",
  },
});

/** Arguments of every list of products. */
export interface ProductListArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly orderBy?: Parameters<typeof productOrder.of>[0];
}

/**
 * A page of products: of one location, or with `sellerId` null of the whole company. The location must have been
 * checked to be the user's.
 */
export function listProducts(
  context: Context,
  user: SessionUser,
  sellerId: string | null,
  args: ProductListArguments,
): MaybePromise<Page<Product>> {
  const order = productOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const filter = readProductFilter(args.filter ?? {});
  if (filter === null) return pageOfWholeList(window, order, []);
  const list: RestRead =
    sellerId === null
      ? { template: `${products.path}/company_po_id/{id}`, params: { id: user.companyId } }
      : { template: `${products.path}/seller_id/{id}`, params: { id: sellerId } };
  const hasText = ({ id, name, sku, model }: Product): boolean =>
    id === search || matchesSearch(search, name, sku, model);
  return listPage(window, {
    order,
    fetch: (query) => {
      const read = { ...list, query: { ...filter.query, q: search, ...query } };
      return readExtensionList(context.rest, user, read, productRecord).then((response) => {
        products.primeAll(context, response.rows);
        return response;
      });
    },
    matches: (product) => filter.matches(product) && hasText(product),
    hasText,
  });
}
