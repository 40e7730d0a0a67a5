import type { Context } from "../graphql/context.ts";
import { refuse } from "../graphql/validate.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { isCompanyOwner } from "./access.ts";
import { type StaffMember, staffRecord } from "./record.ts";
import { staffPaths } from "./source.ts";

/**
 * Says to somebody that they cannot do this with themselves; who is the company's last owner hears that instead. Throws
 * `ValidationError` beside the field, and `RestError`.
 */
export async function refuseSelf(
  context: Context,
  person: StaffMember,
  field: string,
  message: string,
): Promise<never> {
  if (!isCompanyOwner(person) || person.status !== "ACTIVE") refuse(field, message);
  const { body } = await context.rest.get({
    template: `${staffPaths.COMPANY}/company_po_id/{id}`,
    params: { id: person.companyId ?? "" },
    query: { role_id: person.roleId, staff_status: "active", limit: "2" },
  });
  const others = decodeRecords(staffRecord, body).filter(({ id }) => id !== person.id);
  return refuse(field, others.length === 0 ? "The last owner cannot be removed" : message);
}
