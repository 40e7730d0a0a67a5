import type { GraphQLSchema } from "graphql";
import * as v from "valibot";

const declaredRule = v.object({
  pothosOptions: v.object({
    authScopes: v.union([
      v.object({ anyone: v.literal(true) }),
      v.object({ inPerson: v.literal(true) }),
      v.object({ restricted: v.literal(true) }),
      v.object({ signedIn: v.literal(true) }),
      v.object({ delivering: v.literal(true) }),
      v.object({ may: v.string() }),
    ]),
  }),
});

/**
 * Refuses a schema in which anything at the root lacks a rule, and names it. Runs when the schema is made, so
 * a gateway with a forgotten rule does not start.
 */
export function checkRules(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!v.is(declaredRule, field.extensions)) {
        throw new Error(
          `${root?.name}.${field.name} declares no rule. Give it authScopes: { may: permission }, { inPerson: true }, { restricted: true }, { signedIn: true }, { delivering: true } or { anyone: true }.`,
        );
      }
    }
  }
}
