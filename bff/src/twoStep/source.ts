import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { firstRecord } from "../rest/batch.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord, optionalDateTimeField, textField } from "../rest/recordFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { type TwoStepState, twoStepField } from "./words.ts";

/** How somebody's second step stands. */
export interface TwoStep {
  readonly state: TwoStepState;
  readonly enabledAt: string | null;
  readonly recoveryCodesLeft: number;
}

const twoStepRecord = v.pipe(
  v.object({
    two_step: twoStepField,
    enabled_at: optionalDateTimeField,
    recovery_codes_left: v.number(),
  }),
  v.transform((record): TwoStep => ({
    state: record.two_step,
    enabledAt: record.enabled_at,
    recoveryCodesLeft: record.recovery_codes_left,
  })),
);

/** Null when the service has no second step. Throws `RestError`. */
export async function readTwoStep({ rest }: Context, accountId: string): Promise<TwoStep | null> {
  const read = { template: "/v1/twoStep/account_id/{id}", params: { id: accountId } } as const;
  try {
    return decodeRecord(twoStepRecord, firstRecord((await rest.get(read)).body));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const secretRecord = v.object({ secret: textField });
const codesRecord = v.object({ recovery_codes: v.array(v.string()) });

const change = (
  context: Context,
  what: string,
  accountId: string,
  body?: Readonly<Record<string, unknown>>,
) =>
  offered(
    context.rest.send({
      method: "PUT",
      template: `/v1/twoStep/${what}/{id}`,
      params: { id: accountId },
      ...(body && { body }),
    }),
  );

/** A new secret for an app, in base32. Throws `RestError`. */
export async function makeSecret(context: Context, accountId: string): Promise<string> {
  const { body } = await change(context, "begin", accountId);
  return decodeRecord(secretRecord, firstRecord(body)).secret;
}

/** Turns it on, or makes new recovery codes: ten of them, which nobody can read again. Throws `RestError`. */
export async function makeCodes(
  context: Context,
  what: "confirm" | "codes",
  accountId: string,
  code: string,
) {
  const { body } = await change(context, what, accountId, { code });
  return decodeRecord(codesRecord, firstRecord(body)).recovery_codes;
}

/** Turns it off. Throws `RestError`. */
export async function turnOff(context: Context, accountId: string, code: string): Promise<void> {
  await change(context, "off", accountId, { code });
}

/** Takes it off somebody else who has lost it; asks for no code. Throws `RestError`. */
export async function resetTwoStep(context: Context, accountId: string): Promise<void> {
  await change(context, "reset", accountId);
}
