import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { firstRecord } from "../rest/batch.ts";
import type { RestClient } from "../rest/client.ts";
import { isMissing, RestError } from "../rest/error.ts";
import { decodeRecord, flagField, optionalDateTimeField } from "../rest/recordFields.ts";
import { decodeUser, signInRecord } from "./signInRecord.ts";
import type { SessionUser } from "../access/user.ts";
import type { SessionOwner } from "./session.ts";

/** The password was right, and the service waits for a code, an extension of ours: it does not say whose it is. */
export interface SecondStep {
  readonly token: string;
  readonly expiresAt: string;
}

const secondStep = v.object({
  two_step_required: v.literal(true),
  two_step_token: v.string(),
  two_step_expires_at: v.pipe(optionalDateTimeField, v.string()),
});

/**
 * Asks the service who this is (Document 1 §7, `POST /signin`). Null when the service refuses or answers with no user;
 * throws `RestError` for everything else.
 */
export async function checkCredentials(
  { rest, passwordWork }: Pick<Context, "rest" | "passwordWork">,
  email: string,
  password: string,
): Promise<SessionUser | SecondStep | null> {
  const body = { email, pw: password };
  const call = { method: "POST", template: "/signin", body } as const;
  const response = await passwordWork
    .run(() => rest.send(call))
    .catch((error: unknown) => {
      if (error instanceof RestError && error.kind === "wrong-credentials") return null;
      throw error;
    });
  const record = firstRecord(response?.body);
  if (record === null) return null;
  const pending = v.safeParse(secondStep, record);
  if (!pending.success) return decodeRecord(signInRecord(email), record);
  return { token: pending.output.two_step_token, expiresAt: pending.output.two_step_expires_at };
}

const activeFlag = v.object({ active: flagField });

/**
 * The user as the service would sign them in now, an extension of ours: null when they may not any more, undefined
 * when the service does not offer it. Throws `RestError` when it cannot say.
 */
export async function readUser(
  rest: RestClient,
  { kind, userId }: SessionOwner,
): Promise<SessionUser | null | undefined> {
  const ability = "/v1/account";
  if (rest.capabilities.offers(ability) === false) return undefined;
  const template = `/v1/account/${kind === "owner" ? "user_po_id" : "user_seller_id"}/{id}`;
  try {
    const record = firstRecord((await rest.get({ template, params: { id: userId } })).body);
    rest.capabilities.learn(ability, true);
    return record === null || !decodeRecord(activeFlag, record).active ? null : decodeUser(record);
  } catch (error) {
    // An account that is gone is an empty response.
    if (!isMissing(error)) throw error;
    rest.capabilities.learn(ability, false);
    return undefined;
  }
}
