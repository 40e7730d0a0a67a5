import * as v from "valibot";
import { requiredText } from "../account/textField.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, UnavailableError } from "../graphql/errors.ts";
import { withExpectedErrors, type InputPaths } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { RestError } from "../rest/error.ts";
import { decodeWritten, writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { allPermissions } from "../access/permission.ts";
import { mayGrant } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import type { SessionUser } from "../access/user.ts";
import { PermissionEnum } from "../session/viewer.ts";
import { apiTokenRecord, type ApiToken } from "./record.ts";
import { hashOfToken, newTokenSecret, shownPrefix } from "./secret.ts";
import { newestFirst } from "./source.ts";
import { ApiTokenEdge, ApiTokenType } from "./type.ts";

const longestLife = 366 * 86_400_000;

const paths: InputPaths = {
  token_name: ["name"],
  permissions: ["permissions"],
  expires_at: ["expiresAt"],
};

function addApiTokenInput(user: SessionUser, now: number) {
  return v.object({
    name: requiredText("Name is required", 120),
    permissions: v.pipe(
      v.array(v.picklist(allPermissions)),
      v.check(
        (permissions) => permissions.every((permission) => mayGrant(user, permission)),
        "A token cannot have a permission that you do not have",
      ),
      v.transform((permissions) => allPermissions.filter((one) => permissions.includes(one))),
    ),
    expiresAt: v.pipe(
      v.string(),
      v.check((instant) => Date.parse(instant) > now, "Must be in the future"),
      v.check((instant) => Date.parse(instant) <= now + longestLife, "Must be within one year"),
      v.transform((instant) => new Date(instant).toISOString()),
    ),
    idempotencyKey: idempotencyKeyRule,
  });
}

interface AddApiTokenSuccess {
  readonly apiToken: ApiToken;
  readonly apiTokenEdge: Edge<ApiToken>;
  readonly secret: string;
}

async function addApiToken(raw: unknown, context: Context): Promise<AddApiTokenSuccess> {
  const user = currentUser(context);
  const { name, permissions, expiresAt, idempotencyKey } = validate(addApiTokenInput(user, Date.now()), raw);
  const secret = newTokenSecret();
  const body = {
    token_name: name,
    token_prefix: shownPrefix(secret),
    token_hash: hashOfToken(secret),
    permissions,
    expires_at: expiresAt,
    [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: writtenId(user.userId),
    company_po_id: writtenId(user.companyId),
  };
  const answer = await context.rest
    .send({
      method: "POST",
      template: "/v1/apiToken",
      body,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    })
    .catch((error: unknown) => {
      const isRepeat = error instanceof RestError && error.kind === "invalid" && idempotencyKey !== undefined;
      // Every attempt has a secret of its own, so a repeat is not the same request to the service.
      throw isRepeat && Object.keys(error.fields).length === 0
        ? new ConflictError(
            "This token was made already. Its secret cannot be shown again: revoke it and make another.",
          )
        : error;
    });
  const apiToken = decodeWritten(apiTokenRecord, answer.body);
  if (apiToken.companyId !== user.companyId || apiToken.owner.userId !== user.userId) {
    throw new UnavailableError("UNKNOWN");
  }
  noteSecurity(context, "API token made", { token: apiToken.id });
  return { apiToken, apiTokenEdge: edgeOf(newestFirst, apiToken), secret };
}

const AddApiTokenInput = builder.inputType("AddApiTokenInput", {
  description: "A new API token.",
  fields: (t) => ({
    name: t.string({ required: true, description: "What it is for, 1 to 120 characters." }),
    permissions: t.field({
      type: [PermissionEnum],
      required: true,
      description: "What it may change; not more than the viewer may. Empty for a token that only reads.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      required: true,
      description: "When it stops working by itself; in the future, at most 366 days from now.",
    }),
    idempotencyKey: t.string({
      description:
        "At most 255 characters; a repeat with the same key within 24 hours makes no second token.",
    }),
  }),
});

const AddApiTokenSuccessType = builder.objectRef<AddApiTokenSuccess>("AddApiTokenSuccess").implement({
  description: "The token was made.",
  fields: (t) => ({
    apiToken: t.expose("apiToken", { type: ApiTokenType, description: "The new token." }),
    apiTokenEdge: t.expose("apiTokenEdge", {
      type: ApiTokenEdge,
      description: "The new token as a row of `Viewer.apiTokens`.",
    }),
    secret: t.exposeString("secret", {
      description: "What the program sends after `Bearer`. Shown this once and kept nowhere.",
    }),
  }),
});

builder.mutationField("addApiToken", (t) =>
  t.field({
    type: resultUnion("AddApiToken", AddApiTokenSuccessType, changeErrors),
    description:
      "Makes a secret with which a program acts for the viewer, within the permissions given. " +
      "Asks for `API_TOKEN_CREATE`, which no token has.",
    authScopes: { may: "API_TOKEN_CREATE" },
    args: { input: t.arg({ type: AddApiTokenInput, required: true, description: "The new token." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(paths, () => addApiToken(input, context)),
  }),
);
