import type { EventReader, StoredEvent } from "../event/reader.ts";
import { kindOfEvent, kinds, type NotificationKind } from "./kinds.ts";
import { subjectOf } from "./subject.ts";
import { type Happening, tell } from "./tell.ts";

/** Makes notices of what happens, each event once. */
export const notificationReader: EventReader = {
  name: "notification",
  async handle(transaction, events) {
    for (const { kind, side, last, told } of alike(events)) {
      const about = recordOf(kind, last);
      const subject = await subjectOf(transaction, about.entity, about.id);
      // What was deleted meanwhile is nothing to tell of.
      if (subject === undefined) continue;
      const { entity, id, name } = subject;
      const happening = { ...happeningOf(kind, last, [...told.values()]), ...(side !== null && { side }) };
      await tell(transaction, { ...happening, entity, entityId: String(id), name });
    }
  },
};

interface Alike {
  readonly kind: NotificationKind;
  /** Who of the two hears of it this way; null for both. */
  readonly side: Happening["side"];
  readonly last: StoredEvent;
  /** What each of them is about, by what they are counted as. */
  readonly told: Map<string | number, number>;
}

/** Events that make the same notice for the same people are told of together. */
function alike(events: readonly StoredEvent[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const event of events) {
    const kind = kindOfEvent(event.type, event.data);
    if (kind === undefined) continue;
    for (const side of sidesOf(kind, event)) {
      const key = JSON.stringify([
        kind,
        side,
        event.company_po_id,
        side === "company" ? null : event.seller_id,
        event.actor,
        ...(kinds[kind].perRecord || event.entity === "account" ? [recordOf(kind, event).id] : []),
      ]);
      const told = groups.get(key)?.told ?? new Map<string | number, number>();
      told.set(side === "company" ? (orderOf(event) ?? event.event_id) : event.event_id, event.entity_id);
      groups.set(key, { kind, side, last: event, told });
    }
  }
  return [...groups.values()];
}

/** The order that a part belongs to: `2627-000123` of `2627-000123/1`. */
const orderOf = ({ number }: StoredEvent): string | undefined => number?.split("/")[0];

/** Who hears of an event. An order is there for the company with its first part, whenever the events of the others are read. */
function sidesOf(kind: NotificationKind, event: StoredEvent): readonly Happening["side"][] {
  if (kinds[kind].perOrder !== true) return [null];
  const hears = kinds[kind].tells === "other side" ? otherSideOf(event.actor) : null;
  const isAgain = kind === "order.placed" && event.number?.endsWith("/1") === false;
  return (["company", "location"] as const).filter(
    (side) => (hears ?? side) === side && !(side === "company" && isAgain),
  );
}

/** What an event of this kind is about. */
const recordOf = (kind: NotificationKind, { entity, entity_id, data }: StoredEvent) =>
  kinds[kind].about?.(data) ?? { entity, id: entity_id };

type Unnamed = Omit<Happening, "entity" | "entityId" | "name">;

function happeningOf(kind: NotificationKind, event: StoredEvent, ids: readonly number[]): Unnamed {
  const person = event.entity === "account" ? [event.entity_id] : [];
  // Whose it is hears of it, though they began it.
  const isTheirs = kinds[kind].to === null;
  return {
    kind,
    count: ids.length,
    ...(kinds[kind].gathers !== undefined && { ids }),
    companyId: event.company_po_id,
    sellerId: event.seller_id,
    ...(isTheirs && { accountId: ownerOf(event.data) }),
    side: kinds[kind].tells === "other side" ? otherSideOf(event.actor) : null,
    except: isTheirs ? [] : [...actorOf(event.actor), ...person],
  };
}

/** The account that an event names as its owner; of none, nobody is told. */
function ownerOf(data: StoredEvent["data"]): number {
  const { account_id } = data;
  return typeof account_id === "number" ? account_id : 0;
}

/** Who an actor's doing is told to; of a storefront's, everybody. */
function otherSideOf(actor: string): Happening["side"] {
  if (actor.startsWith("seller:")) return "company";
  return actor.startsWith("owner:") ? "location" : null;
}

/** The account of who acted, who the gateway calls `owner:12` or `seller:7`. */
function actorOf(actor: string): readonly number[] {
  const [, id] = /^(?:owner|seller):(\d{1,9})$/.exec(actor) ?? [];
  return id === undefined ? [] : [Number(id)];
}
