import type { Context } from "../graphql/context.ts";
import type { RestRead } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { looksOn } from "../sellerView/view.ts";
import type { SessionUser } from "../access/user.ts";
import { preferenceRecord } from "./record.ts";

const ability = "/v1/userPreference";

/** A preference as it stands, and the tag of the response that said so. */
export interface StoredPreference {
  /** Undefined while it is not set. */
  readonly value: unknown;
  readonly etag: string | null;
}

function callOf(user: SessionUser, key: string): RestRead {
  const person = user.kind === "owner" ? "user_po_id" : "user_seller_id";
  return { template: `/v1/userPreference/${person}/{id}/{key}`, params: { id: user.userId, key } };
}

function ownValue(user: SessionUser, key: string, body: unknown): unknown {
  const own = decodeRecords(preferenceRecord, body).find(
    ({ owner, companyId, key: kept }) =>
      kept === key &&
      owner.kind === user.kind &&
      owner.userId === user.userId &&
      companyId === user.companyId,
  );
  return own?.value;
}

/** A preference of the user; null when the service keeps none (decision D-75). Throws `RestError`. */
export async function readPreference(
  context: Context,
  user: SessionUser,
  key: string,
): Promise<StoredPreference | null> {
  const { rest } = context;
  if (looksOn(user)) return null;
  if (rest.capabilities.offers(ability) === false) return null;
  try {
    const response = await rest.get(callOf(user, key));
    rest.capabilities.learn(ability, true);
    return { value: ownValue(user, key, response.body), etag: response.etag };
  } catch (error) {
    if (!isMissing(error)) throw error;
    rest.capabilities.learn(ability, false);
    return null;
  }
}

/**
 * Sets a preference, unless it was changed since it was read. Answers with what the service keeps now.
 * Throws `RestError` of kind `stale` then.
 */
export async function writePreference(
  context: Context,
  user: SessionUser,
  key: string,
  value: unknown,
  etag: string | null,
): Promise<unknown> {
  const { body } = await context.rest.send({
    ...callOf(user, key),
    method: "PUT",
    body: { company_po_id: Number(user.companyId), preference_value: value },
    ...(etag === null ? {} : { ifMatch: etag }),
  });
  return ownValue(user, key, body);
}
