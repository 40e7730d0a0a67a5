import type { Resource } from "../http/resource.ts";
import { createToken } from "./create.ts";
import { lookUpToken } from "./lookUp.ts";
import { apiTokenRecord, apiTokens } from "./record.ts";

/** API tokens of people (decision D-75). */
export const apiToken: Resource = {
  records: { ApiToken: apiTokenRecord },
  constraints: { api_token_hash_key: { field: "token_hash", message: "This token exists already" } },
  operations: [
    apiTokens.byIds(),
    apiTokens.one("extension"),
    ...apiTokens.by({ segment: "user_po_id", origin: "extension" }),
    ...apiTokens.by({ segment: "user_seller_id", origin: "extension" }),
    lookUpToken,
    createToken,
    apiTokens.remove(),
  ],
};
