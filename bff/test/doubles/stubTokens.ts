import * as v from "valibot";
import type { StubRoutes } from "./stubService.ts";
import type { StubUser } from "./stubUser.ts";

const written = v.looseObject({ token_hash: v.string() });

/** The tokens of the stub, in the form of the service's extension; the hash is their only key. */
export function tokenRoutes(user: StubUser, tokens: Map<string, object> = new Map()): StubRoutes {
  let count = 0;
  return {
    "POST /v1/apiToken": ({ body }) => {
      const { token_hash: hash, ...rest } = v.parse(written, body);
      count += 1;
      const record = {
        ...rest,
        api_token_id: count,
        seller_id: null,
        created_at: "2026-11-20T08:00:00.000Z",
        last_used_at: null,
      };
      tokens.set(hash, record);
      return { status: 201, body: record };
    },
    "GET /v1/apiToken/hash/{hash}": (_, [hash = ""]) => {
      const record = tokens.get(hash);
      if (record === undefined) return { status: 404, body: { message: "There is no such token CANARY" } };
      return { body: [{ ...record, user: { ...user.record, email_id: "owner@verdant.test" } }] };
    },
    "GET /v1/apiToken": ({ query }) => ({
      body: [...tokens.values()].filter((token) => {
        const wanted = query.get("ids")?.split(",") ?? [];
        return wanted.includes(String(Reflect.get(token, "api_token_id")));
      }),
    }),
    "GET /v1/apiToken/user_po_id/{id}": () => ({ body: [...tokens.values()] }),
    "DELETE /v1/apiToken/{id}": (_, [id = ""]) => {
      for (const [hash, token] of tokens) {
        if (String(Reflect.get(token, "api_token_id")) === id) tokens.delete(hash);
      }
      return { status: 204 };
    },
  };
}
