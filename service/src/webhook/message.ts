import { globalIdOf } from "../event/globalId.ts";

/** What of an event a receiver is told. */
export interface Told {
  readonly type: string;
  readonly entity: string;
  readonly entity_id: number;
  readonly number: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurred_at: string;
}

/** The columns that were changed, and the order it belongs to: the rest is read by the receiver, as it is then. */
function thinData({ entity, entity_id, number, data }: Told): Record<string, unknown> {
  const { changed, orderNumber } = data;
  return {
    id: globalIdOf(entity, entity_id),
    databaseId: String(entity_id),
    ...(number !== null && { number }),
    ...(typeof orderNumber === "string" && { orderNumber }),
    ...(Array.isArray(changed) && { changed: changed.filter((name) => typeof name === "string") }),
  };
}

/** The body of every try. An event has at most 2 kB of data, so a body stays far below 20 kB. */
export function messageBody(id: string, told: Told): string {
  return JSON.stringify({ id, type: told.type, timestamp: told.occurred_at, data: thinData(told) });
}

/** The body of a message that only shows that the way is open. */
export function pingBody(id: string, at: Date): string {
  return JSON.stringify({ id, type: "webhook.ping", timestamp: at.toISOString(), data: {} });
}
