import { sql } from "kysely";
import * as v from "valibot";
import { findViewer } from "../chatPerson/viewer.ts";
import { countUnread } from "../chatPerson/visible.ts";
import { whole } from "../http/responseFields.ts";
import { pathId } from "../http/field.ts";
import { listQuery } from "../http/listQuery.ts";
import { readList } from "../http/listing.ts";
import { type Operation, operation } from "../http/operation.ts";
import type { PersonKey } from "../userPreference/person.ts";
import { arrived, between, chatMessageRecord, chatMessages } from "./record.ts";

/** The messages between two people. */
function conversationOf(person: PersonKey): Operation {
  return operation({
    method: "GET",
    path: `/v1/chatMessage/${person}/{id}/{person_id}`,
    origin: "extension",
    summary: "The messages between a person and another, the oldest first; all of them unless limit is given",
    params: v.object({
      id: pathId,
      person_id: v.pipe(v.string(), v.regex(/^(?:owner|seller|demo)-\d{1,10}$/, "Must be like owner-12")),
    }),
    query: listQuery(chatMessages.rule),
    response: v.array(chatMessageRecord),
    async handle({ params, query }, { db, setHeader }) {
      const viewer = await findViewer(db, person, params.id);
      if (viewer === undefined) return [];
      const scope = between("record", viewer.personId, sql`${params.person_id}::text`);
      const { rows, total } = await readList(db, arrived(db), chatMessages.rule, query, scope);
      setHeader("x-total-count", String(total));
      return rows;
    },
  });
}

/** How much somebody has not read yet. */
function unreadOf(person: PersonKey): Operation {
  return operation({
    method: "GET",
    path: `/v1/chatMessage/unread/${person}/{id}`,
    origin: "extension",
    summary: "How many messages to a person they have not seen, of everybody they can chat with",
    params: v.object({ id: pathId }),
    response: v.object({ unread_count: whole }),
    async handle({ params }, { db }) {
      const viewer = await findViewer(db, person, params.id);
      return { unread_count: viewer === undefined ? 0 : await countUnread(db, viewer) };
    },
  });
}

/** Reading messages; those by id are for whoever has checked whose they are. */
export const messageReads = [
  chatMessages.byIds(),
  conversationOf("user_po_id"),
  conversationOf("user_seller_id"),
  unreadOf("user_po_id"),
  unreadOf("user_seller_id"),
];
