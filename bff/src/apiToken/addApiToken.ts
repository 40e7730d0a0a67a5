import { columnsOf, describeTable } from "../audit/described.ts";
import { loadApiToken } from "./source.ts";
import * as v from "valibot";
import { requiredText } from "../graphql/text.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ConflictError, UnavailableError } from "../graphql/errors.ts";
import { idempotencyKey, type SentField, toRestBody } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { RestError } from "../rest/error.ts";
import { decodeWritten, toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { allPermissions } from "../access/permission.ts";
import { mayGrant } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { PermissionEnum } from "../session/viewer.ts";
import { apiTokenRecord } from "./record.ts";
import { hashOfToken, newTokenSecret, shownPrefix } from "./secret.ts";
import { newestFirst } from "./source.ts";
import { ApiTokenEdge, ApiTokenType } from "./type.ts";

const longestLife = 366 * 86_400_000;

/** What is said about a new token. */
export const tokenFields = {
  name: {
    type: "String",
    required: true,
    description: "What it is for, 1 to 120 characters.",
    rule: requiredText("Name is required", 120),
    rest: "token_name",
  },
  permissions: {
    type: [PermissionEnum],
    required: true,
    description: "What it may change; not more than the viewer may. Empty for a token that only reads.",
    rule: v.pipe(
      v.array(v.picklist(allPermissions)),
      v.transform((permissions) => allPermissions.filter((one) => permissions.includes(one))),
    ),
    rest: "permissions",
  },
  expiresAt: {
    type: "DateTime",
    required: true,
    description: "When it stops working by itself; in the future, at most 366 days from now.",
    rule: v.pipe(
      v.string(),
      v.check((instant) => Date.parse(instant) > Date.now(), "Must be in the future"),
      v.check((instant) => Date.parse(instant) <= Date.now() + longestLife, "Must be within one year"),
      v.transform((instant) => new Date(instant).toISOString()),
    ),
    rest: "expires_at",
  },
} satisfies Readonly<Record<string, SentField>>;

changeMutation({
  name: "addApiToken",
  description:
    "Makes a secret with which a program acts for the viewer, within the permissions given. No token may.",
  permission: "API_TOKEN_CREATE",
  input: {
    description: "A new API token.",
    argument: "The new token.",
    fields: { ...tokenFields, idempotencyKey },
    rulesFor: (_raw, context) => ({
      permissions: v.pipe(
        tokenFields.permissions.rule,
        v.check(
          (permissions) => permissions.every((permission) => mayGrant(currentUser(context), permission)),
          "A token cannot have a permission that you do not have",
        ),
      ),
    }),
  },
  async run({ idempotencyKey, ...values }, context) {
    const user = currentUser(context);
    const secret = newTokenSecret();
    const body = {
      ...toRestBody(tokenFields, values),
      token_prefix: shownPrefix(secret),
      token_hash: hashOfToken(secret),
      [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: toRestId(user.userId),
      company_po_id: toRestId(user.companyId),
    };
    const response = await context.rest
      .send({ method: "POST", template: "/v1/apiToken", body, idempotencyKey })
      .catch((error: unknown) => {
        const isRepeat =
          error instanceof RestError && error.kind === "invalid" && idempotencyKey !== undefined;
        // Every attempt has a secret of its own, so a repeat is not the same request to the service.
        throw isRepeat && Object.keys(error.fields).length === 0
          ? new ConflictError(
              "This token was made already. Its secret cannot be shown again: revoke it and make another.",
            )
          : error;
      });
    const apiToken = decodeWritten(apiTokenRecord, response.body);
    if (apiToken.companyId !== user.companyId || apiToken.owner.userId !== user.userId) {
      throw new UnavailableError("UNKNOWN");
    }
    noteSecurity(context, "API token made", { token: apiToken.id });
    return { apiToken, apiTokenEdge: edgeOf(newestFirst, apiToken), secret };
  },
  success: {
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
  },
});

// The secret's hash is never kept in the trail.
describeTable("api_token", {
  typeName: "ApiToken",
  columns: columnsOf(tokenFields),
  find: loadApiToken,
});
