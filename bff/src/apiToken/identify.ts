import * as v from "valibot";
import { firstRecord } from "../rest/batch.ts";
import type { RestClient } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { decodeUser } from "../session/signInRecord.ts";
import type { Session } from "../session/session.ts";
import { apiTokenRecord } from "./record.ts";
import { hashOfToken } from "./secret.ts";

const userRecord = v.object({ user: v.unknown() });

/**
 * For whom a token acts: asked of the service at every request, so that a revoked token, one whose user was disabled, and
 * one whose rights have shrunk are worth no more from the next request on. Null for all that is not a live token; throws
 * `RestError` when the service cannot say. `now` is milliseconds since the epoch.
 */
export async function identifyToken(
  rest: RestClient,
  secret: string,
  address: string,
  now: number,
): Promise<Session | null> {
  const hash = hashOfToken(secret);
  const response = await rest
    .get({ template: "/v1/apiToken/hash/{hash}", params: { hash } })
    .catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const record = firstRecord(response?.body);
  if (record === null) return null;
  const token = decodeRecord(apiTokenRecord, record);
  const user = decodeUser(decodeRecord(userRecord, record).user);
  if (Date.parse(token.expiresAt) <= now || user.userId !== token.owner.userId) return null;
  const id = `token:${token.id}`;
  return {
    id,
    handle: "",
    user: { ...user, limitedTo: token.permissions, via: id },
    createdAt: Date.parse(token.createdAt),
    rememberMe: false,
    device: "API token",
    actingFor: `token:${token.name}`,
    address,
  };
}
