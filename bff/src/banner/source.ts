import type { Context } from "../graphql/context.ts";
import { orderName, type ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import type { SessionUser } from "../session/session.ts";
import { bannerRecord, type Banner } from "./record.ts";

/** Banners by id. */
export const banners = ownedRecords<Banner>({
  list: "/v1/companyBanner",
  single: (id) => ({ template: "/v1/companyBanner/{id}", params: { id } }),
  keyOf: byField("banner_id"),
  decode: (record) => decodeRecord(bannerRecord, record),
});

const byPosition: ListOrder<Banner> = {
  field: "order_id",
  direction: "ASC",
  value: (banner) => banner.order,
  id: (banner) => banner.id,
};

/** A page of the company's banners by their position. */
export async function listBanners(
  context: Context,
  user: SessionUser,
  args: ConnectionArguments,
): Promise<Page<Banner>> {
  return listPage(readPageWindow(args, orderName(byPosition)), {
    order: byPosition,
    fetch: (query) =>
      readOwnedList(
        context.rest,
        user,
        { template: "/v1/companyBanner/company_po_id/{id}", params: { id: user.companyId }, query },
        bannerRecord,
      ),
    matches: () => true,
  });
}
