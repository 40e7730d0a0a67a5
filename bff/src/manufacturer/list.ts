import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { readExtensionList, readOwnedList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { sellers } from "../seller/source.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";
import { manufacturerPath } from "./source.ts";

/** How a list of manufacturers can be ordered. */
export interface ManufacturerOrder {
  readonly field: "NAME" | "PRODUCTS" | "CREATED";
  readonly direction: "ASC" | "DESC";
}

const columns = {
  NAME: { field: "manu_name", value: (manufacturer: Manufacturer) => manufacturer.name },
  PRODUCTS: { field: "products_count", value: (manufacturer: Manufacturer) => manufacturer.productCount },
  CREATED: { field: "created_at", value: (manufacturer: Manufacturer) => manufacturer.createdAt },
} as const;

/** The order of a list of manufacturers; by name unless another one is asked for. */
export function manufacturerOrder(
  order: ManufacturerOrder = { field: "NAME", direction: "ASC" },
): ListOrder<Manufacturer> {
  return { ...columns[order.field], direction: order.direction, id: (manufacturer) => manufacturer.id };
}

/**
 * Whose manufacturers are listed: one location's, or null for all of the company. Undefined when there are none to
 * see, because the location is unknown or not the user's.
 */
async function readScope(
  context: Context,
  user: SessionUser,
  wanted: string | null | undefined,
): Promise<string | null | undefined> {
  if (wanted === null || wanted === undefined)
    return allows(user, "SELLER_READ") ? null : (user.sellerId ?? undefined);
  const id = idOfType("Seller", wanted);
  const seller = id === null ? null : await sellers.load(context, id);
  return seller?.id;
}

/** A page of manufacturers: of one location, or for whoever sees all locations of the whole company. */
export async function listManufacturers(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments & {
    readonly sellerId?: string | null | undefined;
    readonly search?: string | null | undefined;
    readonly orderBy?: ManufacturerOrder | null | undefined;
  },
): Promise<Page<Manufacturer>> {
  const search = readSearch(args.search);
  const order = manufacturerOrder(args.orderBy ?? undefined);
  const window = readPageWindow(args, orderName(order));
  const sellerId = await readScope(context, user, args.sellerId);
  if (sellerId === undefined) return pageOfWholeList(window, order, []);
  return listPage(window, {
    order,
    fetch: (query) => {
      const { rest } = context;
      const filtered = { ...query, q: search };
      if (sellerId !== null) {
        const template = `${manufacturerPath}/seller_id/{id}`;
        const read = { template, params: { id: sellerId }, query: filtered };
        return readOwnedList(rest, user, read, manufacturerRecord);
      }
      // The documents list manufacturers only by location.
      const template = `${manufacturerPath}/company_po_id/{id}`;
      const read = { template, params: { id: user.companyId }, query: filtered };
      return readExtensionList(rest, user, read, manufacturerRecord);
    },
    matches: (manufacturer) => matchesSearch(search, manufacturer.name),
  });
}
