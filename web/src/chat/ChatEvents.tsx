import { useChatEvents } from "./useChatEvents.ts";

/** Listens for as long as it is rendered; draws nothing. */
export default function ChatEvents() {
  useChatEvents();
  return null;
}
