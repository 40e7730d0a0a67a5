import type { RecordContext } from "../graphql/context.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { SessionUser } from "../access/user.ts";
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
  // A picture has a name of its own.
  mark: (banner) => banner.imageFile ?? banner.slogan,
  all: readAll,
});

/** How edits of banners compare versions. */
export const bannerEditing = { records: banners, version: bannerVersion };

/** The call that lists the banners of a company. */
export function bannerList(companyId: string): RestRead {
  return { template: `${banners.path}/company_po_id/{id}`, params: { id: companyId } };
}

async function readAll(context: RecordContext, user: SessionUser): Promise<readonly Banner[]> {
  return (await readOwnedList(context.rest, user, bannerList(user.companyId), bannerRecord)).rows;
}

/** All banners of the user's company. */
export function loadBanners(context: RecordContext): Promise<readonly Banner[]> {
  return readAll(context, currentUser(context));
}
