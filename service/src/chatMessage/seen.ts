import { sql } from "kysely";
import * as v from "valibot";
import { bodyViewer, chatFields } from "../chatPerson/viewer.ts";
import { whole } from "../http/responseFields.ts";
import { operation } from "../http/operation.ts";
import { hasCome } from "./record.ts";

/** Notes that a person has seen all that another wrote to them, as far as it is there. */
export const seeMessages = operation({
  method: "POST",
  path: "/v1/chatMessage/seen",
  origin: "extension",
  summary: "Notes that a person has seen everything another wrote to them; says how many messages were new",
  body: v.object(chatFields),
  response: v.object({ seen_count: whole }),
  async handle({ body }, { db }) {
    const viewer = await bodyViewer(db, body);
    const { numUpdatedRows } = await db
      .updateTable("chat_message")
      .set({ seen_at: sql<string>`now()` })
      .where("recipient_id", "=", viewer.personId)
      .where("sender_id", "=", body.person_id)
      .where("seen_at", "is", null)
      .where(hasCome("sent_at"))
      .executeTakeFirstOrThrow();
    return { seen_count: Number(numUpdatedRows) };
  },
});
