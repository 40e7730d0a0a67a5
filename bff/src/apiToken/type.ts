import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { PermissionEnum, ViewerType } from "../session/viewer.ts";
import type { ApiToken } from "./record.ts";
import { listApiTokens, loadApiToken, tokenOrder } from "./source.ts";

/** An API token. */
export const ApiTokenType = builder.objectRef<ApiToken>("ApiToken");

builder.node(ApiTokenType, {
  readBy: isInPerson,
  description:
    "A secret with which a program acts for its user: `Authorization: Bearer …`. Only the user sees it, and only in person.",
  id: { resolve: (token) => token.id },
  loadOne: (id, context) => loadApiToken(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The token's id in the REST service (`api_token_id`)." }),
    name: t.exposeString("name", { description: "What it is for, in its user's words." }),
    prefix: t.exposeString("prefix", {
      description: "The first letters of the secret, to know it again. The rest is kept nowhere.",
    }),
    permissions: t.field({
      type: [PermissionEnum],
      description:
        "What it may do, as long as its user may. It may read what its user may read, but locations only with `SELLER_READ` and the company's details only with `COMPANY_READ`.",
      resolve: (token) => [...token.permissions],
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: timeFields(t).updatedAt,
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it stops working by itself." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute; null when it never was.",
    }),
  }),
});

/** Its connection and edge. */
export const { connection: ApiTokenConnection, edge: ApiTokenEdge } = connectionTypes(
  "ApiToken",
  "API tokens",
  ApiTokenType,
);

builder.objectField(ViewerType, "apiTokens", (t) =>
  t.field({
    type: ApiTokenConnection,
    ...semanticNonNull,
    description: "The viewer's own API tokens that were not revoked, the newest first. A token sees none.",
    args: listArguments(filterInput("ApiToken", "API tokens"), tokenOrder, "The newest first"),
    resolve: (viewer, args, context) => listApiTokens(context, viewer, args),
  }),
);
