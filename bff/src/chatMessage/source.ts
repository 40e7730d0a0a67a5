import DataLoader from "dataloader";
import * as v from "valibot";
import { ifOffered, viewerField } from "../chatPerson/source.ts";
import type { Context } from "../graphql/context.ts";
import { readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import type { ListArguments } from "../graphql/ownedPage.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { ownError } from "../rest/responseError.ts";
import { idsPerCall, wayOfKey } from "../rest/idsRead.ts";
import { decodeRecord, decodeRecords, decodeWritten, integerField } from "../rest/recordFields.ts";
import type { SessionUser } from "../access/user.ts";
import { isBetween, isOwn } from "./ownership.ts";
import { messageRecord, type Message, timesOf } from "./record.ts";

const messagePath = "/v1/chatMessage";

/** The orders of a conversation. */
export const messageOrder = orderInput("ChatMessage", "messages", {
  CREATED_AT: {
    rest: "sent_at",
    kind: "instant",
    value: (message: Message) => message.sentAt,
    description: "By the instant it was sent.",
  },
  UPDATED_AT: {
    ...timeOrders.UPDATED_AT,
    value: (message: Message) => timesOf(message).updatedAt,
  },
});

/** The order of a conversation unless another one is asked for: the oldest first. */
export const bySentAt = messageOrder.of();

/** A page of the messages between the user and a person. Throws `RestError`. */
export async function pageOfMessages(
  context: Context,
  user: SessionUser,
  personId: string,
  args: ListArguments & { readonly orderBy?: Parameters<typeof messageOrder.of>[0] },
): Promise<Page<Message>> {
  const order = messageOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const filter = readFilter("ChatMessage", args.filter);
  if (filter === null) return pageOfWholeList(window, order, []);
  return listPage(window, {
    order,
    async fetch(query) {
      const response = await context.rest.get({
        template: `${messagePath}/${viewerField(user)}/{id}/{person}`,
        params: { id: user.userId, person: personId },
        query: { ...filter.query, ...query },
      });
      const found = decodeRecords(messageRecord, response.body);
      const rows = found.filter((message) => isBetween(user, personId, message));
      // In a page that the service cut itself, the count is wrong as well (decision D-44).
      if (response.totalCount !== null && rows.length !== found.length) {
        throw ownError("bad-response", new Error(`A page of ${messagePath} has messages of others.`));
      }
      return { rows, totalCount: response.totalCount };
    },
    matches: (message) => filter.matches({ id: message.id, ...timesOf(message) }),
  });
}

/** One message of the user; null when it is unknown or not theirs. Throws `RestError`. */
export async function loadMessage(context: Context, id: string): Promise<Message | null> {
  const user = context.session.current?.user;
  if (user === undefined || user.limitedTo !== null || !/^\d{1,15}$/.test(id)) return null;
  const message = await ifOffered(context, () => loader(context).load(id));
  return message !== null && isOwn(user, message) ? message : null;
}

const key = {};

/** Messages by id, in one call; an id that the service may refuse spoils no other's. */
function loader({ rest, loader: once }: Context): DataLoader<string, Message | null> {
  return once(
    key,
    () =>
      new DataLoader<string, Message | null>(
        async (ids) => {
          const batched = ids.filter((id) => wayOfKey(id) === "batched");
          const alone = ids.filter((id) => wayOfKey(id) === "alone").map((id) => [id]);
          const calls = [...(batched.length === 0 ? [] : [batched]), ...alone];
          const responses = await Promise.all(
            calls.map((some) => rest.get({ template: messagePath, query: { ids: some.join(",") } })),
          );
          const found = responses.flatMap(({ body }) => decodeRecords(messageRecord, body));
          return ids.map((id) => found.find((message) => message.id === id) ?? null);
        },
        { maxBatchSize: idsPerCall },
      ),
  );
}

const unreadRecord = v.object({ unread_count: integerField });

/** How many messages to the user they have not seen; null when the service offers no chat. Throws `RestError`. */
export function countUnread(context: Context, user: SessionUser): Promise<number | null> {
  return ifOffered(context, async () => {
    const { body } = await context.rest.get({
      template: `${messagePath}/unread/${viewerField(user)}/{id}`,
      params: { id: user.userId },
    });
    return decodeRecord(unreadRecord, body).unread_count;
  });
}

const sentRecord = v.object({ reply: v.nullish(messageRecord, null) });

/** What sending has made: the message and, from a demo user, the reply that will be there at its `sentAt`. */
export interface SentMessage {
  readonly message: Message;
  readonly reply: Message | null;
}

/** Sends a message. The same key with the same text sends it once. Throws `RestError`. */
export async function postMessage(
  context: Context,
  user: SessionUser,
  personId: string,
  text: string,
  idempotencyKey: string | undefined,
): Promise<SentMessage> {
  const { body } = await context.rest.send({
    method: "POST",
    template: messagePath,
    body: {
      company_po_id: Number(user.companyId),
      [viewerField(user)]: Number(user.userId),
      person_id: personId,
      message_text: text,
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return { message: decodeWritten(messageRecord, body), reply: decodeWritten(sentRecord, body).reply };
}

const seenRecord = v.object({ seen_count: integerField });

/** Notes that the user has seen all that a person wrote to them; says how many were new. Throws `RestError`. */
export async function postSeen(context: Context, user: SessionUser, personId: string): Promise<number> {
  const { body } = await context.rest.send({
    method: "POST",
    template: `${messagePath}/seen`,
    body: {
      company_po_id: Number(user.companyId),
      [viewerField(user)]: Number(user.userId),
      person_id: personId,
    },
  });
  return decodeWritten(seenRecord, body).seen_count;
}
