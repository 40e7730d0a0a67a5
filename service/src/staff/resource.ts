import * as v from "valibot";
import { changesOf } from "../http/changes.ts";
import { flag, optionalLines, pathId, requiredWhole } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id as idField } from "../http/responseFields.ts";
import { staffFields } from "./fields.ts";
import {
  anyStaff,
  companyStaff,
  companyStaffRecord,
  locationStaff,
  locationStaffRecord,
  staffRecord,
} from "./record.ts";
import {
  checkLocation,
  disableStaff,
  editStaff,
  enableStaff,
  handOver,
  invitation,
  inviteStaff,
  inviteStaffAgain,
  type StaffKind,
  withdrawInvitation,
} from "./write.ts";

const location = requiredWhole("Location is required");

/** What a body may say of somebody at a location. */
const locationFields = { ...staffFields, seller_id: location };

/** What is done with people, the same for those of a company and those of a location. */
function writesOf(kind: StaffKind, staff: typeof companyStaff | typeof locationStaff): readonly Operation[] {
  const { key } = staff.rule;
  const name = kind === "company" ? "companyUserPO" : "companyUserSeller";
  const one = `/v1/${name}/{${key}}`;
  const params = v.object({ [key]: pathId });
  const shared = { origin: "extension", tagPath: one, params, response: staff.record } as const;
  const idOf = (given: Readonly<Record<string, number>>): number => given[key] ?? 0;
  return [
    operation({
      ...shared,
      method: "PUT",
      path: one,
      summary: "Changes a person: the edited fields, among them the role",
      body: kind === "company" ? changesOf(staffFields) : changesOf(locationFields),
      async handle({ params: given, body }, { db }) {
        await editStaff(db, kind, idOf(given), body);
        return staff.read(db, idOf(given));
      },
    }),
    operation({
      ...shared,
      method: "PUT",
      path: `/v1/${name}/status/{${key}}`,
      summary: "Disables a person, which ends all links and API tokens, or enables them again",
      body: v.object({ active: flag, disabled_reason: optionalLines(500) }),
      async handle({ params: given, body }, { db }) {
        if (body.active) await enableStaff(db, kind, idOf(given));
        else await disableStaff(db, kind, idOf(given), body.disabled_reason);
        return staff.read(db, idOf(given));
      },
    }),
    operation({
      ...shared,
      method: "POST",
      path: `/v1/${name}/invite/{${key}}`,
      summary: "Mails an invitation again, once a minute; the link and password of before stop working",
      async handle({ params: given }, context) {
        await inviteStaffAgain(context, kind, idOf(given));
        return staff.read(context.db, idOf(given));
      },
    }),
    operation({
      ...shared,
      method: "DELETE",
      path: one,
      summary: "Withdraws an invitation that nobody followed; the address is free again",
      response: v.object({ [key]: idField }),
      async handle({ params: given }, { db }) {
        await withdrawInvitation(db, kind, idOf(given));
        return { [key]: idOf(given) };
      },
    }),
  ];
}

/** People who act for companies and locations, as those see them who look after them. */
export const staff: Resource = {
  records: { CompanyStaff: companyStaffRecord, LocationStaff: locationStaffRecord, Staff: staffRecord },
  constraints: {},
  operations: [
    anyStaff.byIds(),
    anyStaff.one("extension"),
    companyStaff.byIds(),
    companyStaff.one("extension"),
    ...companyStaff.by({ segment: "company_po_id", origin: "extension" }),
    operation({
      method: "POST",
      path: "/v1/companyUserPO",
      origin: "extension",
      summary: "Invites somebody by mail to act for the company",
      status: 201,
      body: invitation,
      response: companyStaffRecord,
      handle: async ({ body }, context) =>
        companyStaff.read(context.db, await inviteStaff(context, "company", body, null)),
    }),
    ...writesOf("company", companyStaff),
    operation({
      method: "POST",
      path: "/v1/companyUserPO/{user_po_id}/handOver",
      tagPath: "/v1/companyUserPO/{user_po_id}",
      origin: "extension",
      summary: "Makes an active owner the main administrator in the place of another, who stays an owner",
      params: v.object({ user_po_id: pathId }),
      body: v.object({ from_id: requiredWhole("from_id is required") }),
      response: companyStaffRecord,
      async handle({ params, body }, { db }) {
        await handOver(db, body.from_id, params.user_po_id);
        return companyStaff.read(db, params.user_po_id);
      },
    }),
    locationStaff.byIds(),
    locationStaff.one("extension"),
    ...locationStaff.by({ segment: "company_po_id", origin: "extension" }),
    ...locationStaff.by({ segment: "seller_id", origin: "extension" }),
    operation({
      method: "POST",
      path: "/v1/companyUserSeller",
      origin: "extension",
      summary: "Invites somebody by mail to act for a location",
      status: 201,
      body: v.object({ ...invitation.entries, seller_id: location }),
      response: locationStaffRecord,
      async handle({ body: { seller_id, ...body } }, context) {
        await checkLocation(context.db, body.company_po_id, seller_id);
        return locationStaff.read(context.db, await inviteStaff(context, "location", body, seller_id));
      },
    }),
    ...writesOf("location", locationStaff),
  ],
};
