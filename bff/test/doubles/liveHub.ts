import { pino } from "pino";
import type { LiveHub } from "../../src/live/hub.ts";
import { createLiveHub } from "../../src/live/liveHub.ts";
import { createMemoryPubSub } from "../../src/live/memoryPubSub.ts";

/** The hub of a gateway that is alone; who leaves is gone at once. */
export function createTestedHub(): LiveHub {
  return createLiveHub({
    openPubSub: createMemoryPubSub,
    log: pino({ level: "silent" }),
    lingerMilliseconds: 0,
  });
}
