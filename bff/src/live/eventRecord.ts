import * as v from "valibot";
import { chatEventsOnLine } from "../chat/eventRecord.ts";
import { happeningOnLine } from "../event/happening.ts";
import type { LiveEvent } from "./event.ts";

const event = v.variant("kind", [...chatEventsOnLine, happeningOnLine]);

/** An event as the text that goes from gateway to gateway. */
export function encodeEvent(liveEvent: LiveEvent): string {
  return JSON.stringify(liveEvent);
}

/** Reads such a text; null when it is not one of ours, for example written by a later version. */
export function decodeEvent(text: string): LiveEvent | null {
  try {
    const result = v.safeParse(event, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
