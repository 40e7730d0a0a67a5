import type { IncomingMessage, ServerResponse } from "node:http";
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { settled, thenMaybe, type MaybePromise } from "../maybePromise.ts";
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
) => MaybePromise<void>;

export interface GraphqlHandlerParts {
  readonly stored: PersistedDocuments;
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
  const sharedResponses = new SharedResponses<SharedResponse>();
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

  async function throughYoga(
    request: IncomingMessage,
    response: ServerResponse,
    context: ServerContext,
  ): Promise<void> {
    await yoga(request, response, context);
  }

  function written(
    result: ExecutionResult,
    context: ServerContext,
    type: ResponseType,
    data: string | null = null,
  ): WrittenResponse {
    const presented = presentResult(result, context, onInternal);
    return writeResponse(presented, type, context.operation.outcome, data);
  }

  /** What an operation is answered with, whatever its resolvers do. */
  function run(operation: KnownOperation, type: ResponseType): MaybePromise<SharedResponse> {
    const { isQuery, contextValue } = operation;
    const answer = (result: ExecutionResult, data: string | null = null): SharedResponse => ({
      response: written(result, contextValue, type, data),
      isAbandoned: contextValue.signal.aborted,
    });
    const execute = (): MaybePromise<SharedResponse> =>
      settled(
        () => runner.run(operation),
        (result) => answer(result),
        (error) => answer(failed(error)),
      );
    if (!isQuery) return execute();
    return settled(
      () => runner.writeData(operation),
      (data) => (data === null ? execute() : answer({}, data)),
      (error) => answer(failed(error)),
    );
  }

  /** The response of an admitted operation; one for all who ask the same at the same time, if they are one viewer. */
  function responseOf(
    operation: KnownOperation,
    type: ResponseType,
    body: string,
  ): MaybePromise<WrittenResponse> {
    const { contextValue, isQuery } = operation;
    const alone = (): MaybePromise<WrittenResponse> => thenMaybe(run(operation, type), responseIn);
    const { current } = contextValue.session;
    if (!isQuery || current === null || contextValue.spend !== null) return alone();
    const own = { isMine: false };
    const shared = sharedResponses.join(`${current.id} ${current.view?.id ?? ""} ${type} ${body}`, () => {
      own.isMine = true;
      return run(operation, type);
    });
    return thenMaybe(shared, (made) => (made.isAbandoned && !own.isMine ? alone() : made.response));
  }

  return (request, response, context, body) => {
    if (body === null) return throughYoga(request, response, context);
    const type = acceptedType(request.headers.accept);
    const operation = type === null ? null : knownOperation(body, context, stored, documents);
    if (type === null || operation === null) {
      // How Yoga takes a body that was read already; an empty one would be read again, and never come.
      return throughYoga(Object.assign(request, { body: body === "" ? " " : body }), response, context);
    }
    const reply = thenMaybe(runner.admit(operation), (rejection) =>
      rejection === null ? responseOf(operation, type, body) : written(rejection, context, type),
    );
    return thenMaybe(reply, (known) => {
      context.operation.outcome = known.outcome;
      write(response, known);
    });
  };
}

const responseIn = ({ response }: SharedResponse): WrittenResponse => response;

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
