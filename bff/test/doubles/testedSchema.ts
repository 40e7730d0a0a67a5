import {
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import type { Context } from "../../src/graphql/context.ts";
import { ForbiddenError } from "../../src/graphql/errors.ts";
import type { SessionUser } from "../../src/access/user.ts";

/** Somebody who may sign in to a tested gateway. */
export const testedUser: SessionUser = {
  kind: "owner",
  userId: "12",
  companyId: "3",
  sellerId: null,
  name: "Olga Owner",
  personName: null,
  email: "owner@verdant.test",
  passwordChanged: true,
  passwordChangedAt: null,
  primaryLogin: true,
  twoStepDue: null,
  role: null,
  limitedTo: null,
  signupOver: true,
  defaultViews: null,
  signupPages: { page1: true, page2: true, page6: true },
};

/** What only the log may ever see, and some of it not even the log. */
export const canary = "CANARY-7f3a";

const failures: Readonly<Record<string, () => unknown>> = {
  plain: () => {
    throw new TypeError(`cannot read ${canary} of undefined`);
  },
  marked: () => {
    throw new GraphQLError("Give `first` or `last`, not both.", { extensions: { code: "BAD_USER_INPUT" } });
  },
  unmarked: () => {
    throw new GraphQLError(`from a library: ${canary}`);
  },
  forbidden: () => {
    throw new ForbiddenError();
  },
  rejected: () => Promise.reject(new Error(canary)),
};

const row: GraphQLObjectType = new GraphQLObjectType({
  name: "Row",
  fields: () => ({ id: { type: GraphQLInt }, rows: { type: rowConnection, args: pages } }),
});
const edge = new GraphQLObjectType({ name: "RowEdge", fields: { node: { type: row } } });
const rowConnection = new GraphQLObjectType({
  name: "RowConnection",
  fields: { edges: { type: new GraphQLList(edge) } },
});
const pages = { first: { type: GraphQLInt }, last: { type: GraphQLInt } };
const list = { type: new GraphQLList(new GraphQLNonNull(GraphQLInt)) };

/** A schema that does what the HTTP layer has to cope with. Context is the gateway's own. */
export const testedSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: "Query",
    fields: {
      viewerName: {
        type: GraphQLString,
        resolve: (_source, _args, { session }) => session.current?.user.name ?? null,
      },
      sum: {
        type: GraphQLInt,
        args: { of: list },
        resolve: (_source, args: { of?: readonly number[] }) =>
          (args.of ?? []).reduce((total, value) => total + value, 0),
      },
      rows: { type: rowConnection, args: pages, resolve: () => ({ edges: [] }) },
      fail: {
        type: GraphQLString,
        args: { how: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: (_source, args: { how: string }) => failures[args.how]?.() ?? null,
      },
      wrongScalar: { type: GraphQLFloat, resolve: () => canary },
      upstream: {
        type: GraphQLString,
        args: { path: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: async (_source, args: { path: string }, { rest }) =>
          JSON.stringify((await rest.get({ template: "/v1/x/{path}", params: args })).body),
      },
    },
  }),
  mutation: new GraphQLObjectType<unknown, Context>({
    name: "Mutation",
    fields: {
      signIn: {
        type: GraphQLString,
        args: { password: { type: GraphQLString } },
        resolve: async (_source, _args, { session }) => (await session.start(testedUser, false)).user.name,
      },
      signOut: {
        type: GraphQLString,
        resolve: async (_source, _args, { session }) => {
          await session.end();
          return "bye";
        },
      },
      write: {
        type: GraphQLString,
        resolve: async (_source, _args, { rest }) =>
          JSON.stringify((await rest.send({ method: "POST", template: "/v1/x", body: {} })).body),
      },
    },
  }),
});
