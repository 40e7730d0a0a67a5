import { sql } from "kysely";
import * as v from "valibot";
import { pathId, requiredWhole } from "../http/field.ts";
import { recordEvent } from "../event/record.ts";
import { broken, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { id, whole } from "../http/responseFields.ts";
import type { Connection } from "../http/context.ts";
import { roleRecord, roles } from "./record.ts";

/** How many people of a company have each of its roles; those that nobody has are left out. */
const counts = operation({
  method: "GET",
  path: "/v1/companyRole/people/{company_po_id}",
  origin: "extension",
  summary: "How many people of a company have each role, also those who are invited or disabled",
  params: v.object({ company_po_id: pathId }),
  response: v.array(v.object({ role_id: id, people: whole })),
  handle: ({ params }, { db }) =>
    db
      .selectFrom("account")
      .select((eb) => ["role_id", sql<number>`${eb.fn.countAll()}::integer`.as("people")])
      .where("company_po_id", "=", params.company_po_id)
      .groupBy("role_id")
      .orderBy("role_id")
      .execute(),
});

/** A role that a company can give to people of a kind. @throws HttpError 404, 400 */
export async function roleFor(
  db: Connection,
  companyId: number,
  kind: "company" | "location",
  roleId: number,
) {
  const found = await roles.find(db, [roleId]);
  const role = found.find(({ company_po_id }) => company_po_id === null || company_po_id === companyId);
  if (role === undefined) throw notFound("Role");
  if (role.role_kind !== kind)
    throw broken("This role is for other people: those of the company, or those of a location", "role_id");
  return role;
}

/** Gives everybody who has a role of a company another one, so that it can be deleted. */
const move = operation({
  method: "POST",
  path: "/v1/companyRole/{role_id}/people",
  tagPath: "/v1/companyRole/{role_id}",
  origin: "extension",
  summary: "Gives everybody who has a company's own role another one of the same kind",
  params: v.object({ role_id: pathId }),
  body: v.object({ into_id: requiredWhole("into_id is required") }),
  response: roleRecord,
  async handle({ params, body }, { db }) {
    const role = await ownRole(db, params.role_id);
    await roleFor(db, role.company_po_id, role.role_kind, body.into_id);
    await db
      .updateTable("account")
      .set({ chosen_role_id: body.into_id })
      .where("chosen_role_id", "=", role.role_id)
      .execute();
    // Those who had it hear of it, whatever they have now.
    await recordRoleEvent(db, role);
    return roles.read(db, role.role_id);
  },
});

/** A role that a company has made, locked until the transaction ends. @throws HttpError 404, 409 */
export async function ownRole(db: Connection, roleId: number) {
  const role = await db
    .selectFrom("company_role")
    .select(["role_id", "company_po_id", "role_kind", "role_name"])
    .where("role_id", "=", roleId)
    .forUpdate()
    .executeTakeFirst();
  if (role === undefined) throw notFound("Role");
  const { company_po_id } = role;
  if (company_po_id === null) throw broken("Roles that every company has cannot be changed");
  return { ...role, company_po_id };
}

/** Tells those who have a role that it is another. */
export async function recordRoleEvent(
  db: Connection,
  { role_id, company_po_id }: { readonly role_id: number; readonly company_po_id: number },
): Promise<void> {
  await recordEvent(db, {
    company_po_id,
    seller_id: null,
    type: "role.changed",
    entity: "company_role",
    entity_id: role_id,
  });
}

/** Who has which role. */
export const rolePeople = [counts, move];
