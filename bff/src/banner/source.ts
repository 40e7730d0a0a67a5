import type { RecordContext } from "../graphql/context.ts";
import { comparePositions, orderName, positionOf, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { currentUser } from "../session/currentUser.ts";
import type { SessionUser } from "../access/user.ts";
import { bannerRecord, type Banner } from "./record.ts";

/** The resource of the service. */
export const bannerPath = "/v1/companyBanner";

/** Banners by id. */
export const banners = ownedRecords<Banner>({
  typeName: "Banner",
  path: bannerPath,
  key: "banner_id",
  record: bannerRecord,
});

/** How a list of banners can be ordered. */
export interface BannerOrder {
  readonly field: "ORDER" | "SLOGAN";
  readonly direction: "ASC" | "DESC";
}

const byPosition: BannerOrder = { field: "ORDER", direction: "ASC" };

/** The order of a list of banners; by their position unless another one is asked for. */
export function bannerOrder(order: BannerOrder = byPosition): ListOrder<Banner> {
  const isBySlogan = order.field === "SLOGAN";
  return {
    field: isBySlogan ? "banner_slogan" : "order_id",
    direction: order.direction,
    value: (banner) => (isBySlogan ? banner.slogan : banner.order),
    id: (banner) => banner.id,
  };
}

/** A page of the company's banners, by their position unless another order is asked for. */
export async function listBanners(
  context: RecordContext,
  user: SessionUser,
  args: ConnectionArguments & {
    readonly search?: string | null | undefined;
    readonly orderBy?: BannerOrder | null | undefined;
  },
): Promise<Page<Banner>> {
  const search = readSearch(args.search);
  const order = bannerOrder(args.orderBy ?? byPosition);
  return listPage(readPageWindow(args, orderName(order)), {
    order,
    fetch: (query) =>
      readOwnedList(
        context.rest,
        user,
        {
          template: `${bannerPath}/company_po_id/{id}`,
          params: { id: user.companyId },
          query: { ...query, q: search },
        },
        bannerRecord,
      ),
    matches: (banner) => matchesSearch(search, banner.slogan),
  });
}

/** All banners of the user's company as they stand on the storefront. */
export async function loadInOrder(context: RecordContext): Promise<readonly Banner[]> {
  const user = currentUser(context);
  const list = { template: `${bannerPath}/company_po_id/{id}`, params: { id: user.companyId } };
  const { rows } = await readOwnedList(context.rest, user, list, bannerRecord);
  const order = bannerOrder();
  return rows.toSorted((left, right) =>
    comparePositions("ASC", positionOf(order, left), positionOf(order, right)),
  );
}
