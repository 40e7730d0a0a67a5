import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { editedRecord } from "../graphql/editMutation.ts";
import { idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { proveOwner } from "../role/give.ts";
import { currentUser } from "../session/currentUser.ts";
import { isCompanyOwner, isSelf } from "./access.ts";
import { disableFields, ownPassword } from "./fields.ts";
import { refuseSelf } from "./own.ts";
import { people, staffEditing, staffPaths } from "./source.ts";
import { disable, enable, endSessions } from "./steps.ts";
import { StaffMemberType } from "./type.ts";

changeMutation({
  name: "disableStaff",
  description:
    "Takes somebody's sign-in away: their sessions and streams end, their API tokens and mailed links are gone for good. What they did stays. An owner is disabled by an owner, with `password`.",
  permission: "PERSON_DELETE",
  input: {
    description: "Somebody who cannot sign in any more.",
    argument: "Who, and why.",
    fields: { id: idOf("StaffMember", "Who."), ...disableFields, password: ownPassword, version },
  },
  async run({ id, password, version: given, ...values }, context) {
    const person = await staffEditing.records.require(context, id);
    if (isSelf(currentUser(context), person))
      await refuseSelf(context, person, "id", "You cannot disable your own account");
    if (isCompanyOwner(person)) await proveOwner(context, password);
    const row = await disable(context, person, given, toRestBody(disableFields, values));
    return { row };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});

changeMutation({
  name: "enableStaff",
  description:
    "Gives somebody the sign-in back, and nothing else: their API tokens stay revoked. An owner is enabled by an owner, with `password`.",
  permission: "PERSON_DELETE",
  input: {
    description: "Somebody who can sign in again.",
    argument: "Who.",
    fields: { id: idOf("StaffMember", "Somebody who is disabled."), password: ownPassword, version },
  },
  async run({ id, password, version: given }, context) {
    const person = await staffEditing.records.require(context, id);
    if (isCompanyOwner(person)) await proveOwner(context, password);
    const row = await enable(context, person, given);
    return { row };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});

changeMutation({
  name: "endStaffSessions",
  description: "Signs somebody out everywhere. API tokens are no sessions: they work on.",
  permission: "PERSON_UPDATE",
  input: {
    description: "Somebody who is signed out.",
    argument: "Who.",
    fields: { id: idOf("StaffMember", "Who.") },
  },
  async run({ id }, context) {
    const person = await staffEditing.records.require(context, id);
    const endedSessions = await endSessions(context, person);
    return { endedSessions, person };
  },
  success: {
    description: "All their sessions have ended, on every gateway.",
    fields: (t) => ({
      endedSessions: t.exposeInt("endedSessions", { description: "How many there were." }),
      staffMember: t.expose("person", { type: StaffMemberType, description: "The person." }),
    }),
  },
});

changeMutation({
  name: "withdrawInvitation",
  description:
    "Takes an invitation back that nobody has followed, and deletes the account with it: the address is free again.",
  permission: "PERSON_DELETE",
  input: {
    description: "An invitation that is taken back.",
    argument: "Whose.",
    fields: { id: idOf("StaffMember", "Somebody who has not followed their invitation.") },
  },
  async run({ id }, context) {
    const person = await staffEditing.records.require(context, id);
    await offered(
      context.rest.send({
        method: "DELETE",
        template: `${staffPaths[person.kind]}/{id}`,
        params: { id: person.id },
      }),
    );
    people.forget(context, person.id);
    noteSecurity(context, "invitation withdrawn", { person: person.id });
    return { deletedId: id };
  },
  success: {
    description: "The invitation and the account are gone.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id they had." }) }),
  },
});
