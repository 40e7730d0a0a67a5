import { tokenFields } from "../../../src/apiToken/addApiToken.ts";
import { collection, ids, texts } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

sample({
  nodes: { ApiToken: { of: "person" } },
  collections: {
    // Tokens are their user's alone: the last one is a colleague's.
    apiToken: collection("api_token_id", {
      links: ["user_po_id"],
      more: [
        { api_token_id: 2, user_po_id: null, user_seller_id: ids.own },
        { ...texts("foreign"), api_token_id: ids.neighbour, user_po_id: ids.neighbour },
      ],
    }),
  },
  fields: [[tokenFields, "POST /v1/apiToken"]],
  otherLimits: {
    "permissions required": "a list that is left out is refused by GraphQL",
    "expires_at required": "an instant that is left out is refused by GraphQL",
  },
  async addTwo(owner) {
    for (const name of ["One", "Two"]) {
      const { errors } = await owner.send(
        `mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }`,
        { input: { name, permissions: [], expiresAt: tomorrow() } },
      );
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
    }
  },
  mutations: ({ own, record }) => ({
    addApiToken: {
      permission: "API_TOKEN_CREATE",
      inPerson: true,
      inputs: [
        { name: "New", permissions: ["PRODUCT_UPDATE"], expiresAt: tomorrow(), idempotencyKey: "key" },
      ],
      responses: { "POST /v1/apiToken": () => record("apiToken") },
      foundOut: ["ConflictError", "its secret was in the response that was lost"],
    },
    revokeApiToken: {
      permission: null,
      inPerson: true,
      trail: "a deletion of the token, which asks for signing in in person",
      inputs: [{ id: own("ApiToken") }],
      responses: { "DELETE /v1/apiToken/{id}": () => null },
    },
  }),
  access: {
    inPersonOnly: {
      fields: [
        ...[
          "createdAt",
          "databaseId",
          "expiresAt",
          "id",
          "lastUsedAt",
          "name",
          "permissions",
          "prefix",
          "updatedAt",
        ].map((field) => `ApiToken.${field}`),
        "Query.viewer.apiTokens",
      ],
    },
  },
});
