import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { expect, test } from "vitest";
import { checkRules } from "./ruleCheck.ts";

function schemaWith(authScopes: unknown): GraphQLSchema {
  const field = { type: GraphQLString, extensions: { pothosOptions: { authScopes } } };
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: { fine: { ...field, extensions: { pothosOptions: { authScopes: { anyone: true } } } } },
    }),
    mutation: new GraphQLObjectType({ name: "Mutation", fields: { removeEverything: field } }),
  });
}

test.each([undefined, {}, { anyone: false }, { may: undefined }])(
  "a mutation with the rule %j stops the start and is named",
  (rule) => {
    expect(() => checkRules(schemaWith(rule))).toThrow("Mutation.removeEverything declares no rule.");
  },
);

test("a permission, or everybody in so many words, is a rule", () => {
  expect(() => checkRules(schemaWith({ may: "CATEGORY_CREATE" }))).not.toThrow();
  expect(() => checkRules(schemaWith({ anyone: true }))).not.toThrow();
});
