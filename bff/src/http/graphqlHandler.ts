import type { IncomingMessage, ServerResponse } from "node:http";
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { acceptedType, type ResponseType } from "./acceptedType.ts";
import { responsePlugin } from "./responsePlugin.ts";
import { documentPlugin } from "./documentPlugin.ts";
import { executionPlugin } from "./executionPlugin.ts";
import type { ServerContext } from "./graphqlContext.ts";
import { knownOperation, type KnownOperation } from "./knownOperation.ts";
import { createOperationRunner } from "./operationRunner.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { PreparedDocuments } from "./preparedDocuments.ts";
import { presentResult } from "./presentResult.ts";
import { SharedResponses } from "./sharedResponses.ts";
import type { StreamSeats } from "./streamSeats.ts";
import { subscriptionPlugin } from "./subscriptionPlugin.ts";
import { writeResponse, type WrittenResponse } from "./writtenResponse.ts";

interface SharedResponse {
  readonly response: WrittenResponse;
  /** Whoever made it for all has gone half way: for the others it is no response. */
  readonly isAbandoned: boolean;
}

/** Answers an operation. `body` is the whole body of a POST, or null for GET. */
export type GraphqlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
  body: string | null,
) => Promise<void>;

export interface GraphqlHandlerParts {
  readonly stored: PersistedDocuments;
  /** Whether queries that come again are written straight as text. */
  /** How many characters of written texts are remembered; null: nothing is written as text. */
  readonly textCharacters: number | null;
  /** Hears of errors that callers are not told of. */
  readonly onInternal: () => void;
  readonly seats: StreamSeats;
}

/**
 * The two ways of an operation. Yoga takes what comes for the first time, what is wrong, and what streams. A document that
 * has run before, in a request with nothing unusual about it, goes straight to the same rules and the same runner:
 * Yoga's web requests and responses cost more than the rest of a small operation.
 */
export function createGraphqlHandler(
  schema: GraphQLSchema,
  { stored, textCharacters, onInternal, seats }: GraphqlHandlerParts,
): GraphqlHandler {
  const documents = new PreparedDocuments(schema);
  const runner = createOperationRunner(schema, textCharacters);
  const shared = new SharedResponses<SharedResponse>();
  // Everything is off that we do ourselves or not at all. The request checks keep the body limit (content-length): Yoga's own
  // pipes every body through a stream.
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
      documentPlugin(stored, documents),
      executionPlugin(runner),
      subscriptionPlugin({ schema, runner, seats, onInternal }),
      responsePlugin(onInternal),
    ],
  });

  function written(
    result: ExecutionResult,
    context: ServerContext,
    type: ResponseType,
    data: string | null = null,
  ): WrittenResponse {
    const presented = presentResult(result, context, onInternal);
    return writeResponse(presented, type, context.operation.outcome, data);
  }

  async function run(operation: KnownOperation, type: ResponseType): Promise<WrittenResponse> {
    const { isQuery, contextValue } = operation;
    try {
      const data = isQuery ? await runner.writeData(operation) : null;
      if (data !== null) return written({}, contextValue, type, data);
    } catch (error) {
      return written(failed(error), contextValue, type);
    }
    return written(await ran(operation), contextValue, type);
  }

  async function ran(operation: KnownOperation): Promise<ExecutionResult> {
    try {
      return await runner.run(operation);
    } catch (error) {
      return failed(error);
    }
  }

  /** The response of a known operation; one for all who ask the same at the same time, if they are one viewer. */
  async function responseOf(
    operation: KnownOperation,
    type: ResponseType,
    body: string,
  ): Promise<WrittenResponse> {
    const { contextValue, isQuery } = operation;
    const admitted = runner.admit(operation);
    const rejection = admitted instanceof Promise ? await admitted : admitted;
    if (rejection !== null) return written(rejection, contextValue, type);
    const { current } = contextValue.session;
    const viewer = current === null ? undefined : `${current.id} ${current.view?.id ?? ""}`;
    if (!isQuery || viewer === undefined || contextValue.spend !== null) return run(operation, type);
    const own = { isMine: false };
    const { response: reply, isAbandoned } = await shared.join(`${viewer} ${type} ${body}`, async () => {
      own.isMine = true;
      const made = await run(operation, type);
      return { response: made, isAbandoned: contextValue.signal.aborted };
    });
    return isAbandoned && !own.isMine ? run(operation, type) : reply;
  }

  return async (request, response, context, body) => {
    if (body === null) {
      await yoga(request, response, context);
      return;
    }
    const type = acceptedType(request.headers.accept);
    const operation = type === null ? null : knownOperation(body, context, stored, documents);
    if (type === null || operation === null) {
      // How Yoga takes a body that was read already; an empty one would be read again, and never come.
      await yoga(Object.assign(request, { body: body === "" ? " " : body }), response, context);
      return;
    }
    const reply = await responseOf(operation, type, body);
    context.operation.outcome = reply.outcome;
    write(response, reply);
  };
}

/** The result of an operation that ended with an error instead of one. */
function failed(error: unknown): ExecutionResult {
  if (error instanceof GraphQLError) return { errors: [error] };
  const originalError = error instanceof Error ? error : new Error("Something that is no error was thrown.");
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

function write(response: ServerResponse, { status, type, body }: WrittenResponse): void {
  response.writeHead(status, { "content-type": type, "content-length": body.length });
  response.end(body, "latin1");
}
