import * as v from "valibot";
import { isInPerson } from "../access/rules.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, type InputFields } from "../graphql/inputFields.ts";
import { sendExport } from "../job/sendExport.ts";
import { JobType } from "../job/type.ts";
import { requireGiven } from "../product/references.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { AuditActionEnum } from "./type.ts";
import { mostTypes, queryOf } from "./viewerAudit.ts";

const actions = ["CREATED", "CHANGED", "DELETED", "NOTED"] as const;
const instant = v.nullish(v.string());

const fields = {
  actor: {
    type: "String",
    description: "Only what they did, as `AuditActor.id` names them.",
    rule: v.nullish(v.pipe(v.string(), v.maxLength(200, "Must have at most 200 characters"))),
  },
  types: {
    type: ["String"],
    description: `Only of these kinds of records, as \`AuditEntry.subjectType\` names them; at most ${mostTypes}.`,
    rule: v.nullish(v.array(v.string())),
  },
  actions: {
    type: [AuditActionEnum],
    description: "Only where this was done.",
    rule: v.nullish(v.array(v.picklist(actions))),
  },
  sellerId: {
    type: "ID",
    names: "Seller",
    description: "Only of this location's records.",
    rule: v.nullish(v.string()),
  },
  from: { type: "DateTime", description: "Only from this instant on.", rule: instant },
  to: { type: "DateTime", description: "Only before this instant.", rule: instant },
  idempotencyKey,
} satisfies InputFields;

const lists = new Set(["entity", "action"]);

changeMutation({
  name: "startAuditExport",
  description:
    "Starts a job that writes the audit trail into a CSV file, the oldest entry first; not for API tokens. When the file is read it has what `Viewer.audit` shows to its reader then, and no more.",
  permission: "AUDIT_READ",
  input: { description: "What of the trail.", argument: "What of the trail.", fields },
  async run({ idempotencyKey: key, sellerId, ...filter }, context) {
    // A token sees no jobs, so what it started would be nobody's.
    if (!isInPerson(currentUser(context))) throw new ForbiddenError();
    await requireGiven(context, sellers, sellerId);
    const query = queryOf({ ...filter, sellerId });
    if (query === null) throw new NotFoundError();
    const filters: Record<string, (string | number)[]> = {};
    for (const [field, value] of Object.entries(query))
      if (value !== undefined) filters[field] = lists.has(field) ? value.split(",") : [value];
    for (const field of ["from", "to"] as const) {
      const moment = query[field];
      if (moment !== undefined) filters[field] = [new Date(moment).toISOString()];
    }
    if (query["seller_id"] !== undefined) filters["seller_id"] = [toRestId(query["seller_id"])];
    return { job: await sendExport(context, { list: "audit", filters, idempotencyKey: key }) };
  },
  success: {
    description: "The job waits for its turn.",
    fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job." }) }),
  },
});
