import { pino } from "pino";
import type { ChatHub } from "../../src/chat/hub.ts";
import { createChatHub } from "../../src/chat/liveHub.ts";
import { createMemoryLine } from "../../src/chat/memoryLine.ts";

/** The hub of a gateway that is alone; who leaves is gone at once. */
export function createTestedHub(): ChatHub {
  return createChatHub({
    openLine: createMemoryLine,
    log: pino({ level: "silent" }),
    lingerMilliseconds: 0,
  });
}
