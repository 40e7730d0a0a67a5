import { noteSecurity } from "../access/securityLog.ts";
import type { Context } from "../graphql/context.ts";
import { type RestBody, toRestBody } from "../graphql/inputFields.ts";
import { sendEdit, sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import type { CompanyRole } from "../role/record.ts";
import { staffFields, staffVersion } from "./fields.ts";
import type { StaffMember } from "./record.ts";
import { endSessionsOf } from "./sessions.ts";
import { people, staffEditing, staffPaths } from "./source.ts";

// What is done with one person, once it is settled that it may be. Each throws `ConflictError`, `RestError` and `UnavailableError`.

type Given = string | null | undefined;

/** Says whether somebody may sign in. What that takes depends on their role: it must still be the one that was looked at. */
async function setActive(
  context: Context,
  person: StaffMember,
  given: Given,
  body: RestBody,
): Promise<StaffMember> {
  const response = await sendUnlessStale(context, staffEditing, person, given ?? staffVersion(person), {
    method: "PUT",
    template: `${staffPaths[person.kind]}/status/{id}`,
    params: { id: person.id },
    body,
  });
  return people.written(context, response.body, { row: person });
}

/** Takes somebody's sign-in away and ends their sessions. */
export async function disable(
  context: Context,
  person: StaffMember,
  given: Given,
  reason: RestBody,
): Promise<StaffMember> {
  const row = await setActive(context, person, given, { active: false, ...reason });
  noteSecurity(context, "person disabled", { person: row.id });
  context.session.outdate();
  await endSessionsOf(context, row);
  return row;
}

/** Gives somebody the sign-in back. */
export async function enable(context: Context, person: StaffMember, given: Given): Promise<StaffMember> {
  const row = await setActive(context, person, given, { active: true });
  noteSecurity(context, "person enabled", { person: row.id });
  return row;
}

/** Mails an invitation again. */
export async function inviteAgain(context: Context, person: StaffMember): Promise<StaffMember> {
  const response = await offered(
    context.rest.send({
      method: "POST",
      template: `${staffPaths[person.kind]}/invite/{id}`,
      params: { id: person.id },
    }),
  );
  return people.written(context, response.body, { row: person });
}

/** Changes what is said of somebody, and gives them a role if there is one. */
export async function edit(
  context: Context,
  person: StaffMember,
  given: Given,
  role: CompanyRole | null,
  values: { readonly [Name in Exclude<keyof typeof staffFields, "roleId">]?: unknown },
): Promise<StaffMember> {
  const body = toRestBody(staffFields, {
    ...values,
    roleId: role === null ? undefined : toRestId(role.id),
  });
  // What may be given depends on the role and the location that they had: they must still be those.
  const isGiven = role !== null || (values.sellerId !== undefined && values.sellerId !== null);
  const seen = given ?? (isGiven ? staffVersion(person) : undefined);
  const row = await sendEdit(context, staffEditing, person, seen, body);
  if (role !== null) {
    noteSecurity(context, "role given", { person: row.id, role: role.id });
    context.session.outdate();
  }
  return row;
}

/** Signs somebody out everywhere; says how many sessions there were. */
export async function endSessions(context: Context, person: StaffMember): Promise<number> {
  const endedSessions = await endSessionsOf(context, person, "NOT_APPLIED");
  noteSecurity(context, "sessions of a person ended", { person: person.id, sessions: endedSessions });
  return endedSessions;
}
