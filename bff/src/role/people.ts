import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { decodeRecords, idField, integerField } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import type { CompanyRole } from "./record.ts";

type Counts = ReadonlyMap<string, number>;

const countRecord = v.object({ role_id: idField, people: integerField });
const key = {};

async function readCounts(context: Context): Promise<Counts> {
  const { body } = await context.rest.get({
    template: "/v1/companyRole/people/{company}",
    params: { company: currentUser(context).companyId },
  });
  return new Map(decodeRecords(countRecord, body).map((row) => [row.role_id, row.people]));
}

/** How many people of the company have a role, also who is invited or disabled: one call for all roles. Throws `RestError`. */
export async function peopleCountOf(context: Context, { id }: CompanyRole): Promise<number> {
  const counts = context.loader(key, () => readCounts(context));
  return (await counts).get(id) ?? 0;
}
