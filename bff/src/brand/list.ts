import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import type { Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import type { SessionUser } from "../session/session.ts";
import { brandRecord, type Brand } from "./record.ts";
import { brandPath } from "./source.ts";

/** How a list of brands can be ordered. */
export interface BrandOrder {
  readonly field: "NAME" | "PRODUCTS" | "CREATED";
  readonly direction: "ASC" | "DESC";
}

const columns = {
  NAME: { field: "brand_name", value: (brand: Brand) => brand.name },
  PRODUCTS: { field: "products_count", value: (brand: Brand) => brand.productCount },
  CREATED: { field: "created_at", value: (brand: Brand) => brand.createdAt },
} as const;

/** The order of a list of brands; by name unless another one is asked for. */
export function brandOrder(order: BrandOrder = { field: "NAME", direction: "ASC" }): ListOrder<Brand> {
  return { ...columns[order.field], direction: order.direction, id: (brand) => brand.id };
}

/** A page of the company's brands. */
export async function listBrands(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments & {
    readonly search?: string | null | undefined;
    readonly orderBy?: BrandOrder | null | undefined;
  },
): Promise<Page<Brand>> {
  const search = readSearch(args.search);
  const order = brandOrder(args.orderBy ?? undefined);
  return listPage(readPageWindow(args, orderName(order)), {
    order,
    fetch: (query) =>
      readOwnedList(
        context.rest,
        user,
        {
          template: `${brandPath}/company_po_id/{id}`,
          params: { id: user.companyId },
          query: { ...query, q: search },
        },
        brandRecord,
      ),
    matches: (brand) => matchesSearch(search, brand.name),
  });
}
