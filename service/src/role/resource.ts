import { sql } from "kysely";
import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import type { Connection } from "../http/context.ts";
import { pathId, requiredWhole } from "../http/field.ts";
import { broken, conflict } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { checkGrantable, newRoleFields, roleFields } from "./fields.ts";
import { ownRole, recordRoleEvent, roleFor, rolePeople } from "./people.ts";
import { roleRecord, roles } from "./record.ts";

/** So many roles a company makes at most. */
const most = 40;

/** One at a time is added to a company, so that the limit holds. @throws HttpError 409 */
async function checkRoom(db: Connection, companyId: number): Promise<void> {
  await db
    .selectFrom("company")
    .select("company_po_id")
    .where("company_po_id", "=", companyId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await db
    .selectFrom("company_role")
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as("count"))
    .where("company_po_id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (count >= most) throw broken(`A company has at most ${most} roles of its own`);
}

const nameTaken = "Role Name Already Exist";

/** What every company has would be told from a role of its own by nothing but its rights. @throws HttpError 409 */
async function checkName(db: Connection, name: string): Promise<void> {
  const same = await db
    .selectFrom("company_role")
    .select("role_id")
    .where("company_po_id", "is", null)
    .where(sameName("role_name", name))
    .executeTakeFirst();
  if (same !== undefined) throw conflict(nameTaken, "role_name");
}

const remove = operation({
  method: "DELETE",
  path: "/v1/companyRole/{role_id}",
  origin: "extension",
  summary: "Deletes a company's own role that nobody has",
  params: v.object({ role_id: pathId }),
  response: v.object({ role_id: roleRecord.entries.role_id }),
  async handle({ params }, { db }) {
    const role = await ownRole(db, params.role_id);
    const { people } = await db
      .selectFrom("account")
      .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as("people"))
      .where("chosen_role_id", "=", role.role_id)
      .executeTakeFirstOrThrow();
    if (people > 0)
      throw conflict(people === 1 ? "1 person has this role" : `${people} people have this role`);
    await db.deleteFrom("company_role").where("role_id", "=", role.role_id).execute();
    return { role_id: role.role_id };
  },
});

/** What people may do. */
export const role: Resource = {
  records: { Role: roleRecord },
  constraints: {
    company_role_name_key: { field: "role_name", message: nameTaken },
  },
  operations: [
    roles.byIds(),
    ...roles.by({ segment: "company_po_id", origin: "extension", shared: true }),
    roles.one("extension"),
    roles.add({
      origin: "extension",
      summary: "Adds a role of a company's own",
      fields: { ...newRoleFields, company_po_id: requiredWhole("company_po_id is required") },
      async complete({ company_po_id, role_kind, role_name, permissions, based_on_id }, db) {
        await checkName(db, role_name);
        checkGrantable(role_kind, permissions);
        if (based_on_id !== null) await roleFor(db, company_po_id, role_kind, based_on_id);
        await checkRoom(db, company_po_id);
        return {};
      },
    }),
    roles.edit(roleFields, async ({ role_name, permissions }, db, id) => {
      const role = await ownRole(db, id);
      if (role_name !== undefined && role_name !== role.role_name) await checkName(db, role_name);
      if (permissions !== undefined) checkGrantable(role.role_kind, permissions);
      await recordRoleEvent(db, role);
      return {};
    }),
    remove,
    ...rolePeople,
  ],
};
