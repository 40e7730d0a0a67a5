import * as v from "valibot";
import { idField, optionalIdField, optionalTextField, textField } from "../rest/recordFields.ts";
import type { SessionOwner } from "../session/session.ts";

/** Something that the service tells of, on its way to who is listening. */
export interface Happening {
  readonly kind: "happened";
  /** The id of the event, the same however often it is heard. */
  readonly id: string;
  readonly companyId: string;
  /** The location that it concerns; null for what is of the whole company. */
  readonly sellerId: string | null;
  /** What has happened, for example `brand.changed`. */
  readonly type: string;
  /** The table of the record it is about, and the record's id in it. */
  readonly entity: string;
  readonly entityId: string;
  /** What people call the record by; null where it has no number. */
  readonly number: string | null;
  /** Who did it, as the service keeps it; empty for nobody of ours. */
  readonly actor: string;
  readonly jobId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads an event of `GET /v1/event`. */
export const happeningRecord = v.pipe(
  v.object({
    event_id: idField,
    company_po_id: idField,
    seller_id: optionalIdField,
    type: v.pipe(v.string(), v.regex(/^[a-z_]+\.[a-z_]+$/), v.maxLength(60)),
    entity: v.pipe(v.string(), v.maxLength(60)),
    entity_id: idField,
    number: optionalTextField,
    actor: v.pipe(textField, v.maxLength(200)),
    job_id: optionalIdField,
    data: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
  v.transform((record): Happening => ({
    kind: "happened",
    id: record.event_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    type: record.type,
    entity: record.entity,
    entityId: record.entity_id,
    number: record.number,
    actor: record.actor,
    jobId: record.job_id,
    data: record.data,
  })),
);

/** The same as it goes from gateway to gateway. */
export const happeningOnLine = v.object({
  kind: v.literal("happened"),
  id: v.string(),
  companyId: v.string(),
  sellerId: v.nullable(v.string()),
  type: v.string(),
  entity: v.string(),
  entityId: v.string(),
  number: v.nullable(v.string()),
  actor: v.string(),
  jobId: v.nullable(v.string()),
  data: v.record(v.string(), v.unknown()),
});

const actorForm = /^(owner|user_po|seller|user_seller):(\d{1,15})$/;

/** The user who did it; null when it was no user of the back office. */
export function userOfActor(actor: string): SessionOwner | null {
  const [, name, userId] = actorForm.exec(actor) ?? [];
  if (name === undefined || userId === undefined) return null;
  return { kind: name === "owner" || name === "user_po" ? "owner" : "seller", userId };
}

const changing = /^role\.|^seller\.suspended$|^person\.(?:role_changed|disabled|activated)$/;

/** Whether what people of the company may do can be other than it was. */
export function changesRights({ type }: Happening): boolean {
  return changing.test(type);
}

/** Whether an event about somebody's account is about this user. */
export function isAbout(user: SessionOwner, { entity, entityId, sellerId }: Happening): boolean {
  return entity === "account" && user.userId === entityId && (user.kind === "owner") === (sellerId === null);
}
