import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnauthenticatedError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { RestWrite } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord, textField, toRestId } from "../rest/recordFields.ts";
import { sessionIdOf } from "../session/cookie.ts";
import { type DeliveryRound, roundRecord } from "./record.ts";

const path = "/v1/deliveryRound";

/** Says alike that a link has ended, has expired, or never was. */
const ended = "This link is not valid or has expired.";

/** What the service knows the browser by; null for one that has opened no link. */
const hashOf = ({ deliveryBrowser: { secret } }: Context): string | null =>
  secret === null ? null : sessionIdOf(secret);

/** The round that a hash stands for, asked of the service each time, so that a link that has ended is worth nothing from then on; null then. */
export async function roundOf(context: Context, hash: string): Promise<DeliveryRound | null> {
  try {
    const { body } = await context.rest.get({ template: `${path}/{id}`, params: { id: hash } });
    return decodeRecord(roundRecord, body);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The round of the browser that asks; null when it has none, or none any more. */
export async function ownRound(context: Context): Promise<DeliveryRound | null> {
  const hash = hashOf(context);
  return hash === null ? null : roundOf(context, hash);
}

/** The same where there must be one. Throws `UnauthenticatedError`. */
async function requireRound(context: Context): Promise<DeliveryRound> {
  const round = await ownRound(context);
  if (round === null) throw new UnauthenticatedError(ended);
  return round;
}

/** Sends a change of the round, and reads it again. A link may end meanwhile. Throws `UnauthenticatedError`, `NotFoundError` and `RestError`. */
async function changed(
  context: Context,
  write: Omit<RestWrite, "method" | "params">,
): Promise<DeliveryRound> {
  try {
    await context.rest.send({ ...write, method: "PUT", params: { id: hashOf(context) ?? "" } });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await requireRound(context);
    throw new NotFoundError();
  }
  return requireRound(context);
}

/** Says whether whoever has opened a link is at work. Throws `UnauthenticatedError` and `RestError`. */
export async function setDuty(context: Context, isOnDuty: boolean): Promise<DeliveryRound> {
  await requireRound(context);
  return changed(context, { template: `${path}/{id}`, body: { on_duty: isOnDuty } });
}

/**
 * Takes a step with something on the round of the browser that asks. What is not on it is as if it were not there, here as in the service.
 * Throws `UnauthenticatedError`, `NotFoundError` and `RestError`.
 */
export async function takeRoundStep(
  context: Context,
  fulfilmentId: string,
  body: object,
  idempotencyKey?: string,
): Promise<DeliveryRound> {
  const id = idOfType("Fulfilment", fulfilmentId);
  const { stops } = await requireRound(context);
  if (id === null || !stops.some((stop) => stop.fulfilmentId === id)) throw new NotFoundError();
  const template = `${path}/fulfilment_status/{id}`;
  return changed(context, { template, body: { fulfilment_id: toRestId(id), ...body }, idempotencyKey });
}

const openedRecord = v.pipe(
  v.object({ session_hash: textField }),
  v.transform(({ session_hash }) => session_hash),
);

/** Opens a link; says what stands for the browser from now on. Throws `RestError`. */
export async function openRound(
  context: Context,
  { key, secret }: { readonly key: string; readonly secret: string },
): Promise<string> {
  const { body } = await context.rest.send({
    method: "POST",
    template: path,
    body: { key, session_hash: sessionIdOf(secret), current_hash: hashOf(context) },
  });
  return decodeRecord(openedRecord, body);
}
