import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { startEventReader } from "../event/reader.ts";
import type { EventSignal } from "../event/signal.ts";
import { type Sending, sendDigests } from "./digest.ts";
import { noticeMessages } from "./messages.ts";
import { notificationReader } from "./reader.ts";

interface Surroundings {
  readonly db: Kysely<Database>;
  readonly events: EventSignal;
  readonly sending: Sending;
  readonly publicUrl: string;
  readonly failed: (error: unknown) => void;
}

/** What is due is looked for so often, in milliseconds. */
const lookEvery = 30_000;

/** Makes notices of events and of unseen messages, and sends their mails. @returns a function that ends it */
export function startNotifications(surroundings: Surroundings): () => Promise<void> {
  const { db, events, sending, publicUrl, failed } = surroundings;
  const endReader = startEventReader(notificationReader, { db, signal: events, failed });
  const lookForDue = async (): Promise<void> => {
    if (await noticeMessages(db)) events.wake();
    await sendDigests(db, sending, publicUrl);
  };
  let looking = lookForDue().catch(failed);
  const timer = setInterval(() => {
    looking = looking.then(lookForDue).catch(failed);
  }, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([endReader(), looking]);
  };
}
