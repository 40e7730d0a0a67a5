import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { vendorVersion } from "./fields.ts";
import { type Vendor, vendorRecord } from "./record.ts";

/** Who supplies a company is for whoever may see it there. */
export const mayReadVendors = (user: SessionUser): boolean => allows(user, "VENDOR_READ");

/** Vendors by id. */
export const vendors = ownedRecords<Vendor>({
  typeName: "Vendor",
  path: "/v1/companyVendor",
  key: "vendor_id",
  record: vendorRecord,
});

/** Those that the viewer may change: whoever may not see one does not learn of it by a change. */
const changeable = {
  ...vendors,
  async require(...given: Parameters<typeof vendors.require>): Promise<Vendor> {
    const row = await vendors.require(...given);
    if (!mayReadVendors(currentUser(given[0]))) throw new ForbiddenError();
    return row;
  },
};

/** How edits of vendors compare versions. */
export const vendorEditing = { records: changeable, version: vendorVersion };
