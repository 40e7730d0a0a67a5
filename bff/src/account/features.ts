import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";

/** What the service behind may lack: it need not be ours (decision D-75). */
interface Abilities {
  readonly passwordReset: boolean;
  readonly apiTokens: boolean;
}

/** The call that a service with the feature has in its description. */
const telling: Readonly<Record<keyof Abilities, string>> = {
  passwordReset: "/v1/passwordReset",
  apiTokens: "/v1/apiToken",
};

const description = v.object({ paths: v.record(v.string(), v.unknown()) });

/** The paths in the service's own description of itself; none when it has none. Null when it could not be asked. */
async function describedPaths(rest: RestClient): Promise<ReadonlySet<string> | null> {
  try {
    const response = await rest.get({ template: "/openapi.json" });
    const read = v.safeParse(description, response.body);
    return new Set(read.success ? Object.keys(read.output.paths) : []);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return error.kind === "unavailable" || error.kind === "rate-limited" ? null : new Set();
  }
}

/** What the service offers. It is asked once, and again after five minutes when something was missing. */
async function loadAbilities(rest: RestClient): Promise<Abilities> {
  const { capabilities } = rest;
  const offers = (feature: keyof Abilities): boolean | undefined => capabilities.offers(telling[feature]);
  if (offers("passwordReset") === undefined || offers("apiTokens") === undefined) {
    const paths = await describedPaths(rest);
    for (const path of Object.values(telling)) {
      if (paths !== null) capabilities.learn(path, paths.has(path));
    }
  }
  return { passwordReset: offers("passwordReset") ?? false, apiTokens: offers("apiTokens") ?? false };
}

const abilitiesKey = {};

/** Asked only when one of these is selected: what the installation was told itself costs no call. */
function abilitiesOf({ rest, loader }: Context): Promise<Abilities> {
  return loader(abilitiesKey, () => loadAbilities(rest));
}

/** What this installation offers. */
export const FeaturesType = builder.objectRef<object>("Features").implement({
  description: "What this installation offers. It depends on the REST service behind the gateway.",
  fields: (t) => ({
    passwordReset: t.boolean({
      description: "Whether a forgotten password can be replaced by mail.",
      resolve: async (_features, _args, context) => (await abilitiesOf(context)).passwordReset,
    }),
    vendorName: t.string({
      description: "Who runs this installation; at most 60 characters.",
      resolve: (_features, _args, { installation }) => installation.vendorName,
    }),
    apiTokens: t.boolean({
      description: "Whether users can make API tokens.",
      resolve: async (_features, _args, context) => (await abilitiesOf(context)).apiTokens,
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
