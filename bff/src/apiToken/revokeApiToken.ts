import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { encodeNodeId, idOfType } from "../graphql/nodeId.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { forgetApiToken, loadApiToken } from "./source.ts";

async function revokeApiToken(id: string, context: Context): Promise<{ revokedTokenId: string }> {
  const tokenId = idOfType("ApiToken", id);
  const token = tokenId === null ? null : await loadApiToken(context, tokenId);
  if (token === null) throw new NotFoundError();
  await context.rest.send({ method: "DELETE", template: "/v1/apiToken/{id}", params: { id: token.id } });
  forgetApiToken(context, token.id);
  noteSecurity(context, "API token revoked", { token: token.id });
  return { revokedTokenId: encodeNodeId("ApiToken", token.id) };
}

const RevokeApiTokenInput = builder.inputType("RevokeApiTokenInput", {
  description: "A token to revoke.",
  fields: (t) => ({ id: t.id({ required: true, description: "One of `Viewer.apiTokens`." }) }),
});

const RevokeApiTokenSuccess = builder
  .objectRef<{ revokedTokenId: string }>("RevokeApiTokenSuccess")
  .implement({
    description: "The token is worth nothing from its next request on.",
    fields: (t) => ({
      revokedTokenId: t.exposeID("revokedTokenId", { description: "The id of the token that was revoked." }),
    }),
  });

builder.mutationField("revokeApiToken", (t) =>
  t.field({
    type: resultUnion("RevokeApiToken", RevokeApiTokenSuccess, [
      UnauthenticatedError,
      ForbiddenError,
      NotFoundError,
      RateLimitedError,
      UnavailableError,
    ]),
    description: "Revokes one of the viewer's own API tokens at once.",
    authScopes: { inPerson: true },
    args: {
      input: t.arg({ type: RevokeApiTokenInput, required: true, description: "The token to revoke." }),
    },
    resolve: (_root, { input }, context) => withExpectedErrors({}, () => revokeApiToken(input.id, context)),
  }),
);
