import { noteSecurity } from "../access/securityLog.ts";
import { addedRecord } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { editedRecord, editInput } from "../graphql/editMutation.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { edgeOf } from "../graphql/page.ts";
import { refuse } from "../graphql/validate.ts";
import { toRestId } from "../rest/recordFields.ts";
import { givesMore, mayGiveRole } from "../role/access.ts";
import { proveOwner, requireGivable } from "../role/give.ts";
import type { CompanyRole } from "../role/record.ts";
import { changeableRoles } from "../role/source.ts";
import { requireLocation } from "../seller/location.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { isCompanyOwner, isSelf } from "./access.ts";
import { invitationFields, ownPassword, staffFields } from "./fields.ts";
import { refuseSelf } from "./own.ts";
import { endSessionsOf } from "./sessions.ts";
import type { StaffMember } from "./record.ts";
import { people, staffEditing, staffPaths } from "./source.ts";
import { edit, inviteAgain } from "./steps.ts";
import { StaffEdge, StaffMemberType, staffOrder } from "./type.ts";

const noun = {
  noun: "person",
  of: staffEditing,
  type: StaffMemberType,
  edge: StaffEdge,
  order: "by first name",
};

changeMutation({
  name: "inviteStaff",
  description:
    "Invites somebody by mail to act for the company, or for a location, as the role says. A company invites at most 20 people in an hour, those of new locations among them, and has 200 who have not followed theirs.",
  permission: "PERSON_CREATE",
  input: {
    description: "An invitation.",
    argument: "Whom to invite.",
    fields: { ...staffFields, ...invitationFields, password: ownPassword, idempotencyKey },
  },
  async run({ idempotencyKey, password, ...values }, context) {
    const role = await requireGivable(context, "roleId", values.roleId);
    const isOfCompany = role.kind === "COMPANY";
    if (isOfCompany && values.sellerId) refuse("sellerId", "This role is for the whole company");
    const sellerId = isOfCompany ? null : await requireLocation(context, values.sellerId);
    if (role.system === "owner") await proveOwner(context, password);
    const body = {
      ...toRestBody(staffFields, {
        ...values,
        roleId: toRestId(role.id),
        sellerId: sellerId === null ? undefined : toRestId(sellerId),
      }),
      ...toRestBody(invitationFields, values),
      company_po_id: toRestId(currentUser(context).companyId),
    };
    const response = await context.rest.send({
      method: "POST",
      template: staffPaths[role.kind],
      body,
      idempotencyKey,
    });
    const row = await people.written(context, response.body, { body });
    noteSecurity(context, "person invited", { person: row.id, role: role.id });
    return { row, edge: edgeOf(staffOrder.of(), row) };
  },
  success: addedRecord(noun),
});

changeMutation({
  name: "inviteStaffAgain",
  description:
    "Mails an invitation again that nobody has followed, at most once a minute. The link and the first password of before stop working.",
  permission: "PERSON_UPDATE",
  input: {
    description: "An invitation that is mailed again.",
    argument: "Whose.",
    fields: { id: idOf("StaffMember", "Somebody who has not followed their invitation.") },
  },
  async run({ id }, context) {
    const person = await staffEditing.records.require(context, id);
    return { row: await inviteAgain(context, person) };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});

/** The role that somebody is to get; null when they have it already. Throws what refuses it. */
async function otherRole(
  context: Context,
  person: StaffMember,
  { roleId, password }: { roleId: string | undefined; password: string | null | undefined },
): Promise<CompanyRole | null> {
  if (roleId === undefined || roleId === encodeNodeId("CompanyRole", person.roleId)) return null;
  if (isSelf(currentUser(context), person))
    await refuseSelf(context, person, "roleId", "You cannot change your own role");
  const role = await requireGivable(context, "roleId", roleId);
  if (role.kind !== person.kind)
    refuse("roleId", "This role is for other people: those of the company, or those of a location");
  if (role.system === "owner" || isCompanyOwner(person)) await proveOwner(context, password);
  return role;
}

/**
 * The location that somebody is to act for; null when they do already. With it they get there what their role allows, so nobody
 * moves who could not give them that: `role` is the one that they get besides, checked before. Throws what refuses it.
 */
async function otherLocation(
  context: Context,
  person: StaffMember,
  given: string | null | undefined,
  role: CompanyRole | null,
): Promise<string | null> {
  if (given === null || given === undefined) return null;
  if (person.locationId === null) refuse("sellerId", "They act for the whole company");
  if (given === encodeNodeId("Seller", person.locationId)) return null;
  const user = currentUser(context);
  // Nobody at a location knows another.
  if (user.kind === "seller") throw new NotFoundError();
  const { id } = await sellers.require(context, given);
  if (role === null) {
    const theirs = await changeableRoles.require(context, encodeNodeId("CompanyRole", person.roleId));
    if (!mayGiveRole(user, theirs)) refuse("sellerId", givesMore);
  }
  return id;
}

const input = editInput("person", "StaffMember", staffFields);

changeMutation({
  name: "editStaff",
  description:
    "Changes what is said of somebody, and their role. They may do what the new role allows from their next request on, without signing in again.",
  permission: "PERSON_UPDATE",
  input: { ...input, fields: { ...input.fields, password: ownPassword } },
  async run({ id, version: given, roleId, sellerId, password, ...values }, context) {
    const person = await staffEditing.records.require(context, id);
    const role = await otherRole(context, person, { roleId, password });
    const location = await otherLocation(context, person, sellerId, role);
    const row = await edit(context, person, given, role, {
      ...values,
      sellerId: location === null ? undefined : toRestId(location),
    });
    if (location !== null) await endSessionsOf(context, row);
    return { row };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});
