import type { IncomingMessage, ServerResponse } from "node:http";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { answerPlugin } from "./answerPlugin.ts";
import { documentPlugin } from "./documentPlugin.ts";
import { executionPlugin } from "./executionPlugin.ts";
import type { ServerContext } from "./graphqlContext.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { PreparedDocuments } from "./preparedDocuments.ts";

export type GraphqlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
) => Promise<void>;

/**
 * Yoga with everything off that we do ourselves or not at all. The body limit is the gate's (content-length): Yoga's own
 * pipes every body through a stream, which costs more than the rest of a small request.
 */
export function createGraphqlHandler(
  schema: GraphQLSchema,
  stored: PersistedDocuments,
  onInternal: () => void,
): GraphqlHandler {
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: "/graphql",
    healthCheckEndpoint: "/graphql/health",
    logging: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    maskedErrors: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    extraParamNames: ["documentId"],
    plugins: [
      documentPlugin(stored, new PreparedDocuments(schema)),
      executionPlugin(schema),
      answerPlugin(onInternal),
    ],
  });
  return async (request, response, context) => {
    await yoga(request, response, context);
  };
}
