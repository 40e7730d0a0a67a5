import type { RecordContext } from "../graphql/context.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { RestRead } from "../rest/client.ts";
import { currentUser } from "../session/currentUser.ts";
import { bannerVersion } from "./fields.ts";
import { bannerRecord, type Banner } from "./record.ts";

/** Banners by id. */
export const banners = ownedRecords<Banner>({
  typeName: "Banner",
  path: "/v1/companyBanner",
  key: "banner_id",
  record: bannerRecord,
});

/** How edits of banners compare versions. */
export const bannerEditing = { records: banners, version: bannerVersion };

/** The call that lists the banners of a company. */
export function bannerList(companyId: string): RestRead {
  return { template: `${banners.path}/company_po_id/{id}`, params: { id: companyId } };
}

/** All banners of the user's company. */
export async function loadBanners(context: RecordContext): Promise<readonly Banner[]> {
  const user = currentUser(context);
  return (await readOwnedList(context.rest, user, bannerList(user.companyId), bannerRecord)).rows;
}
