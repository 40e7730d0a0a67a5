import type { ViewerEvent } from "../../src/event/viewerEar.ts";
import { samples } from "./samples.ts";

/** Events as they reach a stream, by the field that streams them. */
export function eventsOf(stream: string): readonly ViewerEvent[] {
  return samples.flatMap(({ events }) => events?.[stream] ?? []);
}
