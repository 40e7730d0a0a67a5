import { builder } from "../graphql/builder.ts";
import { isDescribed } from "../rest/description.ts";

/** What this installation offers. */
export const FeaturesType = builder.objectRef<object>("Features").implement({
  description: "What this installation offers. It depends on the REST service behind the gateway.",
  fields: (t) => ({
    passwordReset: t.boolean({
      description: "Whether a forgotten password can be replaced by mail.",
      resolve: async (_features, _args, { rest }) => (await isDescribed(rest, "passwordReset")) ?? false,
    }),
    vendorName: t.string({
      description: "Who runs this installation; at most 60 characters.",
      resolve: (_features, _args, { installation }) => installation.vendorName,
    }),
    apiTokens: t.boolean({
      description: "Whether users can make API tokens.",
      resolve: async (_features, _args, { rest }) => (await isDescribed(rest, "apiTokens")) ?? false,
    }),
    signInHistory: t.boolean({
      description: "Whether people can see when and where they signed in.",
      resolve: async (_features, _args, { rest }) => (await isDescribed(rest, "signInHistory")) ?? false,
    }),
    twoStep: t.boolean({
      description: "Whether people can have a second step of signing in, a code beside the password.",
      resolve: async (_features, _args, { rest }) => (await isDescribed(rest, "twoStep")) ?? false,
    }),
    emailTopLevelLength: t.int({
      description:
        "How many letters the last part of an e-mail address may have, 2 to 63: `test` in `owner@verdant.test` has 4.",
      resolve: (_features, _args, { installation }) => installation.topLevelLength,
    }),
  }),
});

builder.queryField("features", (t) =>
  t.field({
    type: FeaturesType,
    description: "What this installation offers. Open to everybody: the sign-in page needs it.",
    authScopes: { anyone: true },
    resolve: () => ({}),
  }),
);
