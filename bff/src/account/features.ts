import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";

/** What the service behind may lack: it need not be ours (decision D-75). */
interface Features {
  readonly passwordReset: boolean;
  readonly apiTokens: boolean;
}

/** The call that a service with the feature has in its description. */
const telling: Readonly<Record<keyof Features, string>> = {
  passwordReset: "/v1/passwordReset",
  apiTokens: "/v1/apiToken",
};

const description = v.object({ paths: v.record(v.string(), v.unknown()) });

/** The paths in the service's own description of itself; none when it has none. Null when it could not be asked. */
async function describedPaths(rest: RestClient): Promise<ReadonlySet<string> | null> {
  try {
    const answer = await rest.get({ template: "/openapi.json" });
    const read = v.safeParse(description, answer.body);
    return new Set(read.success ? Object.keys(read.output.paths) : []);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return error.kind === "unavailable" || error.kind === "rate-limited" ? null : new Set();
  }
}

/** What the service offers. It is asked once, and again after five minutes when something was missing. */
export async function loadFeatures(rest: RestClient): Promise<Features> {
  const { capabilities } = rest;
  const offers = (feature: keyof Features): boolean | undefined => capabilities.offers(telling[feature]);
  if (offers("passwordReset") === undefined || offers("apiTokens") === undefined) {
    const paths = await describedPaths(rest);
    for (const path of Object.values(telling)) {
      if (paths !== null) capabilities.learn(path, paths.has(path));
    }
  }
  return { passwordReset: offers("passwordReset") ?? false, apiTokens: offers("apiTokens") ?? false };
}

/** What this installation offers. */
export const FeaturesType = builder.objectRef<Features>("Features").implement({
  description: "What this installation offers. It depends on the REST service behind the gateway.",
  fields: (t) => ({
    passwordReset: t.exposeBoolean("passwordReset", {
      description: "Whether a forgotten password can be replaced by mail.",
    }),
    vendorName: t.string({
      description: "Who runs this installation; at most 60 characters.",
      resolve: (_features, _args, { installation }) => installation.vendorName,
    }),
    apiTokens: t.exposeBoolean("apiTokens", { description: "Whether users can make API tokens." }),
  }),
});

builder.queryField("features", (t) =>
  t.field({
    type: FeaturesType,
    description: "What this installation offers. Open to everybody: the sign-in page needs it.",
    authScopes: { anyone: true },
    resolve: (_root, _args, { rest }) => loadFeatures(rest),
  }),
);
