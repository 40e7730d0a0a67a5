import * as v from "valibot";
import { pathId, requiredForm, requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { noteSignedIn } from "./signedIn.ts";

const markRule = "Must be a SHA-256 in hexadecimal";

/** The devices that people sign in with. They are told of, and never listed. */
export const accountDevice: Resource = {
  constraints: {},
  operations: [
    operation({
      method: "POST",
      path: "/v1/accountDevice/account/{account_id}",
      origin: "extension",
      summary: "Notes with what device somebody has signed in; they are told of one that is new, once",
      params: v.object({ account_id: pathId }),
      body: v.object({
        mark: v.pipe(
          requiredForm("mark is required", 64, /^[0-9a-f]{64}$/, markRule),
          v.description("What the device is known by: the same each time, and no secret that opens anything"),
        ),
        device_name: v.pipe(
          requiredText("device_name is required", 60),
          v.description("As its owner recognises it"),
        ),
      }),
      response: v.object({ is_new: v.boolean() }),
      handle: ({ params, body }, context) => noteSignedIn(context, params.account_id, body),
    }),
  ],
};
