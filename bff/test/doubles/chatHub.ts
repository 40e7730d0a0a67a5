import { pino } from "pino";
import type { ChatHub } from "../../src/chat/hub.ts";
import { createChatHub } from "../../src/chat/liveHub.ts";
import { createMemoryPubSub } from "../../src/chat/memoryPubSub.ts";

/** The hub of a gateway that is alone; who leaves is gone at once. */
export function createTestedHub(): ChatHub {
  return createChatHub({
    openPubSub: createMemoryPubSub,
    log: pino({ level: "silent" }),
    lingerMilliseconds: 0,
  });
}
