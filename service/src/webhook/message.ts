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

/** The order that something belongs to: a part is numbered after it, `2627-000123/1` after `2627-000123`. */
function orderNumberOf({ entity, number, data }: Told): string | undefined {
  if (entity === "fulfilment") return number?.split("/")[0];
  return typeof data["order_no"] === "string" ? data["order_no"] : undefined;
}

/** The fields that were changed, and the order it belongs to: the rest is read by the receiver, as it is then. */
function thinData(told: Told): Record<string, unknown> {
  const { entity, entity_id, number, data } = told;
  const { changed } = data;
  const orderNumber = orderNumberOf(told);
  return {
    id: globalIdOf(entity, entity_id),
    databaseId: String(entity_id),
    ...(number !== null && { number }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(Array.isArray(changed) && { changed: changed.filter((name) => typeof name === "string") }),
  };
}

/** The body of every try. An event has at most 2 kB of data, so a body stays far below 20 kB. */
export function messageBody(id: string, told: Told): string {
  return JSON.stringify({ id, type: told.type, timestamp: told.occurred_at, data: thinData(told) });
}

/** The body of a test: that of a message, marked where the signature covers the mark. A ping has no data. */
export function testBody(id: string, told: Told | null, at: Date): string {
  const { type, occurred_at } = told ?? { type: "webhook.ping", occurred_at: at.toISOString() };
  return JSON.stringify({
    id,
    type,
    timestamp: occurred_at,
    test: true,
    data: told === null ? {} : thinData(told),
  });
}
