import { ForbiddenError } from "../graphql/errors.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { Editing } from "../graphql/version.ts";
import type { RestRead } from "../rest/client.ts";
import { byField } from "../rest/idsRead.ts";
import type { RoleKind } from "../role/words.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayHandle, mayReadStaff } from "./access.ts";
import { staffVersion } from "./fields.ts";
import { type StaffMember, staffRecord } from "./record.ts";

/** The collection of each kind, which is written to. */
export const staffPaths: Readonly<Record<RoleKind, string>> = {
  COMPANY: "/v1/companyUserPO",
  LOCATION: "/v1/companyUserSeller",
};

const ofLocation = byField("user_seller_id");
const ofCompany = byField("user_po_id");

/** People of both kinds by the id of their account. */
export const people = ownedRecords<StaffMember>({
  typeName: "StaffMember",
  path: "/v1/companyUser",
  key: (record) => ofLocation(record) ?? ofCompany(record),
  record: staffRecord,
});

const sourceOf = (kind: RoleKind, key: string) =>
  ownedRecords<StaffMember>({ typeName: "StaffMember", path: staffPaths[kind], key, record: staffRecord });

/** The same of each kind, where they are written to: a tag belongs to one address. */
const ofKind = {
  COMPANY: sourceOf("COMPANY", "user_po_id"),
  LOCATION: sourceOf("LOCATION", "user_seller_id"),
};

/** Those that the viewer may do something with: whoever may not see one does not learn of it by a change. */
const changeable = {
  ...people,
  async require(...given: Parameters<typeof people.require>): Promise<StaffMember> {
    const person = await people.require(...given);
    const user = currentUser(given[0]);
    if (!mayReadStaff(user) || !mayHandle(user, person)) throw new ForbiddenError();
    return person;
  },
  readAlone: (...[context, person]: Parameters<typeof people.readAlone>) =>
    ofKind[person.kind].readAlone(context, person),
};

/** How edits of people compare versions, and where they are sent. */
export const staffEditing: Editing<StaffMember> = {
  records: changeable,
  version: staffVersion,
  call: ({ kind, id }): RestRead => ({ template: `${staffPaths[kind]}/{id}`, params: { id } }),
};
