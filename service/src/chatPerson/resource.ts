import * as v from "valibot";
import { pathId } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { printable } from "../http/text.ts";
import type { PersonKey } from "../userPreference/person.ts";
import { chatPersonRecord, readPeople } from "./record.ts";
import { findViewer } from "./viewer.ts";

const wrongIds = "ids are like owner-12, separated by commas";

const query = v.strictObject({
  q: v.optional(v.pipe(v.string(), printable, v.maxLength(200, "q has at most 200 characters"))),
  ids: v.optional(
    v.pipe(
      v.string(wrongIds),
      v.regex(/^(?:owner|seller|demo)-\d{1,10}(?:,(?:owner|seller|demo)-\d{1,10}){0,199}$/, wrongIds),
      v.transform((text) => text.split(",")),
    ),
  ),
});

/** The people one person can chat with. Nobody's list is empty: 404 would say that there is no chat. */
function listFor(person: PersonKey): Operation {
  return operation({
    method: "GET",
    path: `/v1/chatPerson/${person}/{id}`,
    origin: "extension",
    summary:
      "Whom a person sees in the chat, by name: who may sign in to the company, the demo users, and whoever they have written with; q is a part of the name",
    params: v.object({ id: pathId }),
    query,
    response: v.array(chatPersonRecord),
    async handle({ params, query: { q, ids } }, { db }) {
      const viewer = await findViewer(db, person, params.id);
      return viewer === undefined ? [] : readPeople(db, viewer, { q, ids });
    },
  });
}

/** People to chat with (decision D-71). */
export const chatPerson: Resource = {
  records: { ChatPerson: chatPersonRecord },
  constraints: {},
  operations: [listFor("user_po_id"), listFor("user_seller_id")],
};
