import * as v from "valibot";
import { tokenLifetime } from "../http/access.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";

/** The login of the calling program, not of a person (Document 1 §7, decision D-08). */
export const login: Resource = {
  constraints: {},
  operations: [
    operation({
      method: "POST",
      path: "/auth/login",
      tag: "login",
      origin: "document-1",
      summary:
        "Signs a program in with the service credential; the token goes into Authorization of every other call",
      access: "key",
      readOnly: true,
      body: v.object({
        username: requiredText("username is required", 254),
        password: requiredText("password is required", 1000),
      }),
      response: v.object({
        access_token: v.string(),
        token_type: v.literal("Bearer"),
        expires_in: v.number(),
      }),
      handle: async ({ body }, { tokens, limits }) => ({
        access_token: await limits.guard("login", body.username, () =>
          tokens.issue(body.username, body.password),
        ),
        token_type: "Bearer" as const,
        expires_in: tokenLifetime,
      }),
    }),
  ],
};
