import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { noteNodeType } from "../graphql/nodeType.ts";
import type { Edge } from "../graphql/page.ts";
import { defaultPageSize, maximumPageSize } from "../graphql/pageWindow.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { people } from "../chatPerson/source.ts";
import { personIdOf } from "../chatPerson/record.ts";
import { RestError } from "../rest/error.ts";
import { loadPictureUrl } from "../profilePicture/picture.ts";
import { changesOf, type FieldChange } from "./changes.ts";
import { describedTable } from "./described.ts";
import { noteCount, noteDetail, noteText, reasonOf } from "./notes.ts";
import type { AuditEntry, RecordKey } from "./record.ts";
import { type AuditPage, auditEntries, mayReadEntry } from "./source.ts";

const AuditActionEnum = builder.enumType("AuditAction", {
  description: "What an entry of the audit trail tells.",
  values: {
    CREATED: { description: "A record was added." },
    CHANGED: { description: "A record was changed." },
    DELETED: { description: "A record was deleted." },
    NOTED: { description: "Something happened that changed no record; `note` says what." },
  } as const,
});

export { AuditActionEnum };

const AuditActorKindEnum = builder.enumType("AuditActorKind", {
  description: "Who did something.",
  values: {
    OWNER: { description: "Somebody who acts for the company." },
    SELLER: { description: "Somebody who acts for a location." },
    DELIVERY_USER: { description: "A delivery user, with their personal link." },
    SYSTEM: { description: "Nobody who was signed in, or the service itself." },
  } as const,
});

const ValueKindEnum = builder.enumType("FieldValueKind", {
  description: "What the values of a changed field are, for a client that writes them in its own language.",
  values: {
    TEXT: { description: "A text as it is." },
    RICH_TEXT: { description: "The words of rich text, without its tags." },
    YES_NO: { description: "`Yes` or `No`." },
    NUMBER: { description: "A whole number, grouped as in India." },
    MONEY: { description: "An amount in rupees with its sign." },
    PERCENTAGE: { description: "A percentage with its sign." },
    DATE: { description: "A day, `YYYY-MM-DD`." },
    INSTANT: { description: "An instant of RFC 3339." },
    RECORD: { description: "What another record is called now; `?` when it is gone or not the viewer's." },
    IMAGE: { description: "The name of a picture's file." },
  } as const,
});

export const FieldChangeType = builder.objectRef<FieldChange>("FieldChange").implement({
  description: "One field before and after a change, for people to read.",
  fields: (t) => ({
    path: t.exposeStringList("path", {
      description:
        "The field in the schema, and where it has parts the part, for example `address`, `postalCode`.",
    }),
    label: t.exposeString("label", { description: "What it is called, in English." }),
    kind: t.expose("kind", { type: ValueKindEnum, description: "What the two values are." }),
    before: t.exposeString("before", {
      nullable: true,
      description:
        "As it was, in a history at most 2000 characters. Null for nothing, and of what was added.",
    }),
    after: t.exposeString("after", {
      nullable: true,
      description:
        "As it became, in a history at most 2000 characters. Null for nothing, and of what was deleted.",
    }),
    beforeInput: t.exposeString("beforeInput", {
      nullable: true,
      description:
        'What was there before, whole and as the edit of the record takes it, as JSON: `"189.5"`, `true`, a global id in quotes, `null` for nothing. Null for what cannot be given back: a picture, a state, a record that is gone.',
    }),
    isChanged: t.boolean({
      description: "False of a field that is the same, where such fields were asked for.",
      resolve: ({ isChanged = true }) => isChanged,
    }),
    part: t.string({
      nullable: true,
      description:
        "What the part of the record is called that it is a field of, for example a variant; null for the record itself.",
      resolve: ({ part = null }) => part,
    }),
    beforeUrl: t.string({
      nullable: true,
      description:
        "Of a picture in a review, where a small copy of the one before is read from; the file is kept until the next decision.",
      resolve: ({ beforeUrl = null }) => beforeUrl,
    }),
    afterUrl: t.string({
      nullable: true,
      description: "Of a picture in a review, where a small copy of the present one is read from.",
      resolve: ({ afterUrl = null }) => afterUrl,
    }),
  }),
});

/** What is before the colon in what the service calls who acts. */
const actorKinds: Readonly<Record<string, "OWNER" | "SELLER" | "DELIVERY_USER">> = {
  owner: "OWNER",
  seller: "SELLER",
  delivery_user: "DELIVERY_USER",
};

interface Actor {
  readonly id: string;
  readonly name: string | null;
  readonly kind: (typeof actorKinds)[string] | "SYSTEM";
}

/** Who did it, as far as the service says so. */
export function actorOf({ actor, actorName }: AuditEntry): Actor {
  const kind = actorKinds[actor.split(":", 1)[0] ?? ""] ?? "SYSTEM";
  return { id: actor, name: actorName, kind };
}

/** Where the actor's picture is read from; null for none, and where the service keeps no people. */
async function pictureOf({ id }: Actor, context: Context): Promise<string | null> {
  const user = context.session.current?.user;
  if (user === undefined || user.limitedTo !== null) return null;
  const personId = id.replace(":", "-");
  try {
    if (personId === personIdOf(user)) return await loadPictureUrl(context, user);
    const person = await people.load(context, personId);
    return mediaUrl(context.mediaBaseUrl, person?.imageKey ?? null);
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-offered") return null;
    throw error;
  }
}

const AuditActorType = builder.objectRef<Actor>("AuditActor").implement({
  description: "Who did something.",
  fields: (t) => ({
    id: t.exposeString("id", {
      description:
        "For `AuditFilter.actor`: `owner:12`, `seller:7` or `delivery_user:3`; empty for nobody who was signed in.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "First and last name; null when not known.",
    }),
    kind: t.expose("kind", { type: AuditActorKindEnum, description: "For whom they act." }),
    picture: t.string({
      nullable: true,
      description: "Where their picture is read from. Null while there is none, and for an API token.",
      resolve: (actor, _args, context) => pictureOf(actor, context),
    }),
  }),
});

/** The record behind a key of the service, as a node; null when it is gone, not the viewer's, or of no type in the schema. */
async function nodeOf(key: RecordKey | null, context: Context): Promise<object | null> {
  const described = key === null ? undefined : describedTable(key.table);
  if (key === null || described?.find === undefined) return null;
  const row = await described.find(context, described.idOf?.(key.id) ?? key.id);
  if (row !== null) noteNodeType(row, described.typeName);
  return row;
}

function nodeIdOf(key: RecordKey | null): string | null {
  const described = key === null ? undefined : describedTable(key.table);
  if (key === null || described?.find === undefined) return null;
  return encodeNodeId(described.typeName, described.idOf?.(key.id) ?? key.id);
}

/** What a record is called now; null when it is gone, not the viewer's, or of no type in the schema. */
export async function nameOf(key: RecordKey | null, context: Context): Promise<string | null> {
  const row = await nodeOf(key, context);
  return row === null || key === null ? null : (describedTable(key.table)?.nameOf?.(row) ?? null);
}

/** An entry of the audit trail. */
export const AuditEntryType = builder.objectRef<AuditEntry>("AuditEntry");

builder.node(AuditEntryType, {
  readBy: mayReadEntry,
  description:
    "Who did what to which record, and when. Written with the change itself and never changed; asks for `AUDIT_READ`, and who acts for a location sees that location's only.",
  id: { resolve: (entry) => entry.id },
  loadOne: (id, context) => auditEntries.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The entry's id in the REST service (`audit_id`)." }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
    actor: t.field({ type: AuditActorType, description: "Who did it.", resolve: actorOf }),
    actingFor: t.string({
      nullable: true,
      description: "The API token that acted in their name; null when they did it themselves.",
      resolve: ({ actingFor }) => actingFor?.replace(/^token:/, "") ?? null,
    }),
    action: t.expose("action", { type: AuditActionEnum, description: "What was done." }),
    note: t.string({
      nullable: true,
      description:
        "What happened that changed no record: `signed_in`, `two_step_on`, `two_step_off`, `two_step_reset`, `recovery_codes_made`, `mail_sent`, `mail_waits` and `mail_left_out` (a mail to a customer that leaves within the hour, and one that does not: too many in a short time), `exported`, `printed`, `view_began`, `view_ended`, `code_asked_for`, `code_overridden`, or `written` for what somebody has noted; more may come.",
      resolve: (entry) => noteText(entry, "note"),
    }),
    noteDetail: t.string({
      nullable: true,
      description:
        "More of the note: of a mail what it is about, for example `invitation`; of an export its list, for example `brand`; of what was printed `packing_slip`, `label` or `document`; of `written` the words.",
      resolve: (entry, _args, context, { schema }) => noteDetail(entry, context, schema),
    }),
    noteCount: t.int({
      nullable: true,
      description:
        "Of an export its rows, of what was printed the copies of each, of a view that has ended the requests in it; null where none are counted.",
      resolve: noteCount,
    }),
    subjectType: t.string({
      description:
        "What kind of record it is: its type in the schema, or `Person` or `BankAccount`, which are no nodes. One that is not known here has the service's name.",
      resolve: ({ subject }) => describedTable(subject.table)?.typeName ?? subject.table,
    }),
    subjectId: t.id({
      nullable: true,
      description: "The global id of the record, also when it is gone; null for what is no node.",
      resolve: ({ subject }) => nodeIdOf(subject),
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: "The record as it is now; null when it is gone, and for what is no node.",
      resolve: ({ subject }, _args, context) => nodeOf(subject, context),
    }),
    subjectName: t.exposeString("name", {
      nullable: true,
      description: "What the record was called then; null for one that has no name, such as a picture.",
    }),
    partOf: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: "What the record is a part of, as it is now: of a variant the product.",
      resolve: ({ partOf }, _args, context) => nodeOf(partOf, context),
    }),
    partOfId: t.id({
      nullable: true,
      description: "The global id of what the record is a part of.",
      resolve: ({ partOf }) => nodeIdOf(partOf),
    }),
    partOfName: t.string({
      nullable: true,
      description: "What that is called now; null when it is gone.",
      resolve: ({ partOf }, _args, context) => nameOf(partOf, context),
    }),
    changes: t.field({
      type: [FieldChangeType],
      most: 20,
      description:
        "The fields before and after, each once; of what was added all that were filled in. What the viewer may not see is left out.",
      resolve: (entry, _args, context, { schema }) => changesOf(entry, context, schema),
    }),
    reason: t.string({
      nullable: true,
      description: "Why, where somebody was asked.",
      resolve: (entry, _args, context, { schema }) => reasonOf(entry, context, schema),
    }),
    jobId: t.exposeString("jobId", {
      nullable: true,
      description: "The job that did it, in the REST service.",
    }),
    ...timeFields(t),
  }),
});

const AuditEntryEdge = builder.objectRef<Edge<AuditEntry>>("AuditEntryEdge").implement({
  description: "One of the entries of a page.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Where this entry stands; give it to `after`." }),
    node: t.expose("node", { type: AuditEntryType, description: "The entry itself." }),
  }),
});

/** A page of entries. */
export const AuditConnection = builder.objectRef<AuditPage>("AuditConnection").implement({
  description:
    "A page of the audit trail, the newest entry first. Entries are not counted: that would read all of them.",
  fields: (t) => ({
    edges: t.field({
      type: [AuditEntryEdge],
      description: "The entries of this page.",
      resolve: ({ edges }) => [...edges],
    }),
    nodes: t.field({
      type: [AuditEntryType],
      description: "The same without their cursors.",
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "Where this page stands in the trail.",
      resolve: ({ pageInfo }) => pageInfo,
    }),
  }),
});

/** The arguments of a page of the trail. */
export const auditArguments = builder.args((t) => ({
  first: t.int({
    description: `How many entries, 0 to ${maximumPageSize}; ${defaultPageSize} when not given.`,
  }),
  after: t.string({ description: "Only entries after this cursor, which are older." }),
}));
