import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import type { RestRead } from "../rest/client.ts";
import type { SessionUser } from "../access/user.ts";
import { readFilter, type ProductFilter } from "./filter.ts";
import { productRecord, productStatuses, type Product } from "./record.ts";
import { products } from "./source.ts";

/** How a list of products can be ordered. */
export interface ProductOrder {
  readonly field: "NAME" | "CREATED_AT" | "UPDATED_AT" | "STATUS";
  readonly direction: "ASC" | "DESC";
}

const defaultOrder: ProductOrder = { field: "NAME", direction: "ASC" };

const sortFields = {
  NAME: { field: "prod_name", value: (product: Product) => product.name },
  CREATED_AT: { field: "created_at", value: (product: Product) => product.createdAt },
  UPDATED_AT: { field: "updated_at", value: (product: Product) => product.updatedAt },
  STATUS: { field: "prod_status", value: (product: Product) => productStatuses[product.status] },
} as const;

function productOrder(order: ProductOrder): ListOrder<Product> {
  return { ...sortFields[order.field], direction: order.direction, id: (product) => product.id };
}

/** The order of a list that asks for none; that of the edge which a mutation answers with. */
export const byName: ListOrder<Product> = productOrder(defaultOrder);

/** Arguments of every list of products. */
export interface ProductListArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly orderBy?: ProductOrder | null | undefined;
}

/**
 * A page of products: of one location, or with `sellerId` null of the whole company. The location must have been
 * checked to be the user's.
 */
export async function listProducts(
  context: Context,
  user: SessionUser,
  sellerId: string | null,
  args: ProductListArguments,
): Promise<Page<Product>> {
  const order = productOrder(args.orderBy ?? defaultOrder);
  const window = readPageWindow(args, orderName(order));
  const search = readSearch(args.search);
  const filter = readFilter(args.filter ?? {});
  if (filter === null) return pageOfWholeList(window, order, []);
  const list: RestRead =
    sellerId === null
      ? { template: "/v1/companySellerProdLoc/company_po_id/{id}", params: { id: user.companyId } }
      : { template: "/v1/companySellerProdLoc/seller_id/{id}", params: { id: sellerId } };
  return listPage(window, {
    order,
    fetch: async (query) => {
      const answer = await readExtensionList(
        context.rest,
        user,
        { ...list, query: { ...filter.query, ...query, q: search } },
        productRecord,
      );
      products.primeAll(context, answer.rows);
      return answer;
    },
    matches: (product) =>
      filter.matches(product) && matchesSearch(search, product.name, product.sku, product.model),
  });
}
