import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { forgetApiToken, loadApiToken } from "./source.ts";

changeMutation({
  name: "revokeApiToken",
  description: "Revokes one of the viewer's own API tokens at once.",
  permission: { inPerson: true },
  errors: [UnauthenticatedError, ForbiddenError, NotFoundError, RateLimitedError, UnavailableError],
  input: {
    description: "A token to revoke.",
    argument: "The token to revoke.",
    fields: { id: idOf("ApiToken", "One of `Viewer.apiTokens`.") },
  },
  async run(input, context) {
    const tokenId = idOfType("ApiToken", input.id);
    const token = tokenId === null ? null : await loadApiToken(context, tokenId);
    if (token === null) throw new NotFoundError();
    await context.rest.send({ method: "DELETE", template: "/v1/apiToken/{id}", params: { id: token.id } });
    forgetApiToken(context, token.id);
    noteSecurity(context, "API token revoked", { token: token.id });
    return { deletedId: input.id };
  },
  success: {
    description: "The token is worth nothing from its next request on.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
  },
});
