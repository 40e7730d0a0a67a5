import type { Settings } from "./settings.ts";

const demoPeople = `
  Sign in with the password Verdant-Demo-1 as
    owner@verdant.test    owner of a company with a full catalogue
    seller@verdant.test   seller at one of its locations
    owner@fernway.test    owner of a second company, in the middle of onboarding
`;

/** The one block that `npx pnpm start` ends with. */
export function welcome(settings: Settings, lacksGraphiql: boolean): string {
  const service = `http://localhost:${settings.servicePort}`;
  return `
  Console    ${settings.origin}
  GraphiQL   ${settings.origin}/graphiql${lacksGraphiql ? " (in a few seconds: it is built now)" : ""}
  Mailbox    ${service}/mailbox
  Endpoint   ${settings.origin}/graphql
${settings.isOwnMachine ? demoPeople : ""}
  Ctrl-C stops everything. The data stays in ${settings.dataFolder}.
`;
}
