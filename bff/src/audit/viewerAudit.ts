import { builder } from "../graphql/builder.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { decodeNodeId, idOfType, isRestId } from "../graphql/nodeId.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ViewerType } from "../session/viewer.ts";
import { keyOf, tablesOfType } from "./described.ts";
import { actions } from "./record.ts";
import { type AuditPage, readTrail } from "./source.ts";
import { AuditActionEnum, auditArguments, AuditConnection } from "./type.ts";

/** The most kinds of records that a filter may name. */
export const mostTypes = 20;

export const AuditFilter = builder.inputType("AuditFilter", {
  description: "What the audit trail can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    actor: t.string({ description: "Who did it, as `AuditActor.id` names them." }),
    subjectId: t.id({
      description: "The global id of the record it was done to, of any type, whether it is gone or not.",
      extensions: { names: "Product" },
    }),
    types: t.stringList({
      description: `The kinds of records, as \`AuditEntry.subjectType\` names them, at most ${mostTypes}.`,
    }),
    actions: t.field({ type: [AuditActionEnum], description: "What was done." }),
    from: t.field({ type: "DateTime", description: "At this instant or later." }),
    to: t.field({ type: "DateTime", description: "Before this instant." }),
    sellerId: t.id({ description: "The location whose records they are.", extensions: { names: "Seller" } }),
    jobId: t.string({ description: "The job that did it, as `AuditEntry.jobId` names it." }),
  }),
});

export type AuditFilterValues = typeof AuditFilter.$inferInput;

const words = Object.entries(actions);

/** The filter as the service takes it; null where nothing can fit it. */
export function queryOf(filter: AuditFilterValues): Readonly<Record<string, string | undefined>> | null {
  const { actor, subjectId, types, actions: wanted, from, to, sellerId, jobId } = filter;
  const node = subjectId == null ? null : decodeNodeId(subjectId);
  const subject = node === null ? null : keyOf(node.type, node.id);
  const location = sellerId == null ? undefined : idOfType("Seller", sellerId);
  if ((types?.length ?? 0) > mostTypes) throw invalidArgument(`\`types\` takes at most ${mostTypes}.`);
  const tables = types?.flatMap((type) => tablesOfType(type));
  const chosen = words.flatMap(([word, action]) => (wanted?.includes(action) === true ? [word] : []));
  const isOdd =
    (subjectId != null && (subject === null || !isRestId(subject.id))) ||
    location === null ||
    (location !== undefined && !isRestId(location)) ||
    tables?.length === 0 ||
    (wanted != null && chosen.length === 0) ||
    (jobId != null && !/^[1-9]\d{0,14}$/.test(jobId)) ||
    (subject !== null && tables !== undefined && !tables.includes(subject.table));
  if (isOdd) return null;
  return {
    actor: actor ?? undefined,
    entity: subject?.table ?? tables?.join(","),
    entity_id: subject?.id,
    action: wanted == null ? undefined : chosen.join(","),
    from: from ?? undefined,
    to: to ?? undefined,
    seller_id: location,
    job_id: jobId ?? undefined,
  };
}

const nothing: AuditPage = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

builder.objectField(ViewerType, "audit", (t) =>
  t.field({
    type: AuditConnection,
    ...semanticNonNull,
    authScopes: { may: "AUDIT_READ" },
    description:
      "The audit trail of the company, the newest entry first; of who acts for a location, of that location. Asks for `AUDIT_READ`.",
    args: {
      filter: t.arg({ type: AuditFilter, description: "Only entries that meet all of its conditions." }),
      ...auditArguments,
    },
    resolve: (_viewer, { filter, ...args }, context) => {
      const query = queryOf(filter ?? {});
      return query === null ? nothing : readTrail(context, args, query);
    },
  }),
);
