import type { Ear } from "../live/ear.ts";
import type { ChatEvent } from "./event.ts";

/** Hears what happens in chats, and nothing else. */
export const chatEar: Ear<ChatEvent> = {
  hear(event, tell) {
    if (event.kind !== "happened") tell(event);
  },
  mayTell: () => true,
  follow: () => {},
  close: () => {},
};
