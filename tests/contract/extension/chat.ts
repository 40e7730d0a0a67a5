import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, single } from "../expectation.ts";
import { id, unknownId } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const person = v.object({
  person_id: v.string(),
  demo: v.boolean(),
  unread_count: v.number(),
  last_message: v.nullable(v.object({ message_text: v.string() })),
});
const message = v.object({
  chat_message_id: id,
  sender_id: v.string(),
  recipient_id: v.string(),
  message_text: v.string(),
  sent_at: v.pipe(v.string(), v.isoTimestamp()),
});
const peoplePath = "/v1/chatPerson/user_po_id/{id}";
const messagesPath = "/v1/chatMessage/user_po_id/{id}/{person_id}";

/** The owner of a company, and a demo user they can write to. */
async function chat(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  const userId = v.parse(id, user.user_po_id);
  const people = list(await fixtures.get(peoplePath, userId), person);
  const demo = people.find((one) => one.demo)?.person_id ?? "demo-1";
  return { userId, demo, body: { company_po_id: user.company_po_id, user_po_id: userId, person_id: demo } };
}

/** People to chat with, and their messages (decision D-71). */
export const chats: ContractResource = {
  name: "chat",
  calls: [
    extension("GET", peoplePath, async (probe, fixtures) => {
      const { userId, demo } = await chat(fixtures);
      await probe.that("lists whom somebody can chat with, without themselves", async () => {
        const people = list(await probe.send({ at: [userId] }), person);
        holds(
          people.some(({ person_id }) => person_id === demo),
          "there is no demo user",
        );
        holds(!people.some(({ person_id }) => person_id === `owner-${userId}`), "they are in their own list");
      });
      await probe.that("answers nobody for a person it does not know", async () => {
        same(list(await probe.send({ at: [unknownId] }), person), [], "the list");
      });
    }),
    extension("POST", "/v1/chatMessage", async (probe, fixtures) => {
      const { userId, demo, body } = await chat(fixtures);
      await probe.that("keeps a message, and a demo user's reply of two seconds later", async () => {
        const sent = single(
          await probe.send({ body: { ...body, message_text: " Hello " } }),
          v.object({ ...message.entries, reply: message }),
        );
        same(sent.message_text, "Hello", "message_text");
        same([sent.sender_id, sent.recipient_id], [`owner-${userId}`, demo], "the two");
        same(Date.parse(sent.reply.sent_at) - Date.parse(sent.sent_at), 2_000, "the delay of the reply");
      });
      await probe.that("refuses an empty message, and one to or by somebody of another company", async () => {
        probe.refused(await probe.send({ body: { ...body, message_text: " " } }), {
          status: 400,
          field: "message_text",
        });
        const text = { ...body, message_text: "Hello" };
        const stranger = { ...text, person_id: `owner-${unknownId}` };
        probe.refused(await probe.send({ body: stranger }), { status: 422, field: "person_id" });
        const foreign = { ...text, company_po_id: (await fixtures.register()).id };
        probe.refused(await probe.send({ body: foreign }), { status: 422, field: "user_po_id" });
      });
    }),
    extension("GET", messagesPath, async (probe, fixtures) => {
      const { userId, demo, body } = await chat(fixtures);
      await fixtures.post("/v1/chatMessage", { ...body, message_text: "The newest" });
      await probe.that("lists the messages of the two, and not the reply before its time", async () => {
        const texts = list(await probe.send({ at: [userId, demo] }), message).map((one) => one.message_text);
        same(texts.at(-1), "The newest", "the last message");
      });
    }),
    extension("POST", "/v1/chatMessage/seen", async (probe, fixtures) => {
      const { body } = await chat(fixtures);
      await probe.that("says how many messages were new", async () => {
        const { seen_count } = single(await probe.send({ body }), v.object({ seen_count: v.number() }));
        holds(seen_count >= 0, "seen_count is negative");
      });
    }),
  ],
};
