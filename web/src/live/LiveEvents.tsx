import { useLiveEvents } from "./useLiveEvents.ts";

/** Listens for as long as it is rendered; draws nothing. */
export default function LiveEvents() {
  useLiveEvents();
  return null;
}
