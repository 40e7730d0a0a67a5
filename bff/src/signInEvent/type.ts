import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import type { Edge } from "../graphql/page.ts";
import { defaultPageSize, maximumPageSize } from "../graphql/pageWindow.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ViewerType } from "../session/viewer.ts";
import { StaffMemberType } from "../staff/type.ts";
import { mayReadSignIn, type SignInEvent } from "./record.ts";
import { readCompanySignIns, readSignInsOf, signInEvents, type SignInEventPage } from "./source.ts";

const SignInOutcomeEnum = builder.enumType("SignInOutcome", {
  description: "What came of it.",
  values: {
    SIGNED_IN: { description: "They were let in." },
    WRONG_PASSWORD: { description: "The password was not theirs." },
    WRONG_CODE: { description: "The password was right, the code of the second step was not." },
    LOCKED: {
      description: "Refused whatever they typed: after too many tries, or because they are disabled.",
    },
    RECOVERY_CODE_USED: { description: "They were let in with one of their recovery codes." },
    SIGNED_OUT: { description: "They signed out." },
    ENDED_BY_OTHER: { description: "A session of theirs was ended from elsewhere." },
    PASSWORD_CHANGED: { description: "Their password was changed." },
    INVITED: { description: "An invitation was mailed to them." },
    ACTIVATED: { description: "They followed their invitation." },
  } as const,
});

const SignInMethodEnum = builder.enumType("SignInMethod", {
  description: "What somebody proved who they are with.",
  values: {
    PASSWORD: { description: "Their password." },
    TOTP: { description: "A code of their authenticator app, after the password." },
    RECOVERY_CODE: { description: "A recovery code, after the password." },
  } as const,
});

/** A line of the sign-in history. */
const SignInEventType = builder.objectRef<SignInEvent>("SignInEvent");

builder.node(SignInEventType, {
  readBy: mayReadSignIn,
  description:
    "What came of an attempt to sign in, or how a session ended. Kept for 180 days, unless the operator says otherwise. Their own is everybody's in person; that of others asks for `PERSON_READ`.",
  id: { resolve: (event) => event.id },
  loadOne: (id, context) => signInEvents.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`sign_in_event_id`)." }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
    personName: t.exposeString("personName", { description: "First and last name of whose account it is." }),
    email: t.exposeString("email", { nullable: true, description: "The address they sign in with now." }),
    isViewer: t.boolean({
      description: "Whether it is the viewer's own account.",
      resolve: ({ accountId }, _args, { session }) => session.current?.user.userId === accountId,
    }),
    outcome: t.expose("outcome", { type: SignInOutcomeEnum, description: "What came of it." }),
    method: t.expose("method", {
      type: SignInMethodEnum,
      nullable: true,
      description: "What they tried with; null where nothing was to be proved.",
    }),
    network: t.exposeString("network", {
      nullable: true,
      description:
        "Where they were, no closer than the network: a /24, or a /48 of IPv6. Null when not known.",
    }),
    device: t.exposeString("device", {
      nullable: true,
      description: "What they sat at, for example `Firefox on Windows`; null when not known.",
    }),
    ...timeFields(t),
  }),
});

const SignInEventEdge = builder.objectRef<Edge<SignInEvent>>("SignInEventEdge").implement({
  description: "One of the lines of a page.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Where this line stands; give it to `after`." }),
    node: t.expose("node", { type: SignInEventType, description: "The line itself." }),
  }),
});

/** A page of the sign-in history. */
export const SignInConnection = builder.objectRef<SignInEventPage>("SignInConnection").implement({
  description: "A page of the sign-in history, the newest first. Its lines are not counted.",
  fields: (t) => ({
    edges: t.field({
      type: [SignInEventEdge],
      description: "The lines of this page.",
      resolve: ({ edges }) => [...edges],
    }),
    nodes: t.field({
      type: [SignInEventType],
      description: "The same without their cursors.",
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "Where this page stands in the history.",
      resolve: ({ pageInfo }) => pageInfo,
    }),
  }),
});

/** The arguments of a page of the history. */
export const signInArguments = builder.args((t) => ({
  first: t.int({
    description: `How many lines, 0 to ${maximumPageSize}; ${defaultPageSize} when not given.`,
  }),
  after: t.string({ description: "Only lines after this cursor, which are older." }),
  outcomes: t.field({ type: [SignInOutcomeEnum], description: "Only what came out like this." }),
  from: t.field({ type: "DateTime", description: "Only what happened at this instant or later." }),
}));

const nothing: SignInEventPage = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

builder.objectFields(ViewerType, (t) => ({
  signIns: t.field({
    type: SignInConnection,
    ...semanticNonNull,
    args: signInArguments,
    description: "The viewer's own sign-in history, the newest first. An API token sees none.",
    resolve: (viewer, args, context) =>
      isInPerson(viewer) ? readSignInsOf(context, viewer.userId, args) : nothing,
  }),
  companySignIns: t.field({
    type: SignInConnection,
    ...semanticNonNull,
    authScopes: { may: "PERSON_READ" },
    args: signInArguments,
    description:
      "The sign-in history of the company's people, the newest first; of who acts for a location, of that location's. Asks for `PERSON_READ`.",
    resolve: (_viewer, args, context) => readCompanySignIns(context, args),
  }),
}));

builder.objectField(StaffMemberType, "signIns", (t) =>
  t.field({
    type: SignInConnection,
    ...semanticNonNull,
    ownCall: true,
    args: signInArguments,
    description: "Their sign-in history, the newest first.",
    resolve: ({ id }, args, context) => readSignInsOf(context, id, args),
  }),
);
