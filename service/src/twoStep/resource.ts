import * as v from "valibot";
import { pathId, requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, nullableInstant } from "../http/responseFields.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
} from "./change.ts";

const record = v.object({
  account_id: id,
  two_step: v.picklist(["off", "totp"]),
  enabled_at: nullableInstant,
  recovery_codes_left: v.number(),
});

const params = v.object({ account_id: pathId });
const withCode = v.object({ code: requiredText("Code is required", 40) });
const codes = v.object({ recovery_codes: v.array(v.string()) });
const path = "/v1/twoStep/account_id/{account_id}";
/** A PUT, because what is answered to a POST with a key is kept to be answered again, and these answers are secrets. */
const shared = { method: "PUT", origin: "extension", tagPath: path, params } as const;

/** Two-step sign-in. That the password was proved is the gateway's to see to, as for all that is asked of a person again. */
export const twoStep: Resource = {
  records: {},
  constraints: {},
  operations: [
    operation({
      method: "GET",
      path,
      origin: "extension",
      summary: "Whether somebody is asked for a code, and how many recovery codes they have",
      params,
      response: record,
      handle: ({ params: { account_id } }, context) => readTwoStep(context, account_id),
    }),
    operation({
      ...shared,
      path: "/v1/twoStep/begin/{account_id}",
      summary: "Makes a secret for an authenticator app; it counts for nothing until its first code",
      response: v.object({ secret: v.string() }),
      handle: async ({ params: { account_id } }, context) => ({
        secret: await beginTwoStep(context, account_id),
      }),
    }),
    operation({
      ...shared,
      path: "/v1/twoStep/confirm/{account_id}",
      summary: "Turns two-step sign-in on with a right code, and answers ten recovery codes, this once",
      body: withCode,
      response: codes,
      handle: async ({ params: { account_id }, body: { code } }, context) => ({
        recovery_codes: await confirmTwoStep(context, account_id, code),
      }),
    }),
    operation({
      ...shared,
      path: "/v1/twoStep/codes/{account_id}",
      summary: "Ten new recovery codes for a right code; those of before open nothing any more",
      body: withCode,
      response: codes,
      handle: async ({ params: { account_id }, body: { code } }, context) => ({
        recovery_codes: await renewRecoveryCodes(context, account_id, code),
      }),
    }),
    operation({
      ...shared,
      path: "/v1/twoStep/off/{account_id}",
      summary: "Turns two-step sign-in off with a right code",
      body: withCode,
      response: record,
      async handle({ params: { account_id }, body: { code } }, context) {
        await endTwoStep(context, account_id, code);
        return readTwoStep(context, account_id);
      },
    }),
    operation({
      ...shared,
      path: "/v1/twoStep/reset/{account_id}",
      summary: "Takes two-step sign-in off somebody who has lost it, without a code; they are told by mail",
      response: record,
      async handle({ params: { account_id } }, context) {
        await resetTwoStep(context, account_id);
        return readTwoStep(context, account_id);
      },
    }),
  ],
};
