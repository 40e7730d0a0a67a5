import type { Resource } from "../http/resource.ts";
import { messageReads } from "./reads.ts";
import { chatMessageRecord } from "./record.ts";
import { seeMessages } from "./seen.ts";
import { sendMessage } from "./send.ts";

/** Messages between people (decision D-71). */
export const chatMessage: Resource = {
  records: { ChatMessage: chatMessageRecord },
  constraints: {},
  operations: [...messageReads, sendMessage, seeMessages],
};
