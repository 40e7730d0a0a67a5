import { createSourceEventStream, execute, GraphQLError } from "graphql";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { networkOf } from "../access/network.ts";
import { isRestricted } from "../access/rules.ts";
import { EventQueue } from "../live/eventQueue.ts";
import { ownerKey, personOf } from "../session/session.ts";
import type { ServerContext } from "./graphqlContext.ts";
import type { RunnableOperation } from "./operationRunner.ts";
import { presentResult, type PresentedResult } from "./presentResult.ts";
import type { SeatHolder, StreamSeats } from "./streamSeats.ts";

/** How often it is looked whether the session of a quiet stream still holds; before each event it is in any case. */
const checkMilliseconds = 10_000;

interface StreamParts {
  readonly schema: GraphQLSchema;
  readonly seats: StreamSeats;
  readonly onInternal: () => void;
}

function tooMany(): ExecutionResult {
  const extensions = {
    code: "TOO_MANY_STREAMS",
    http: { status: 429, headers: { "retry-after": "30" } },
  };
  return {
    errors: [new GraphQLError("Too many streams are open. Close one and try again.", { extensions })],
  };
}

function holderOf({ session: { current }, clientAddress }: ServerContext): SeatHolder {
  if (current === null) return { session: `nobody ${networkOf(clientAddress)}` };
  return { session: current.id, user: ownerKey(personOf(current)), company: current.user.companyId };
}

function isStream(source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in source;
}

/** The arguments of an execution, without what is not given. */
function argumentsOf(schema: GraphQLSchema, operation: RunnableOperation) {
  const { document, operationName, variableValues } = operation;
  return {
    schema,
    document,
    ...(operationName === null || operationName === undefined ? {} : { operationName }),
    ...(variableValues === null || variableValues === undefined ? {} : { variableValues }),
  };
}

/**
 * Opens the stream of a subscription: one result for each event, each with loaders of its own and the user as they
 * are then. Ends when the source does, when the caller has gone, and when the session has ended or cannot be checked.
 * The result of a rejection instead of a stream when the rules or the number of streams are against it.
 */
export async function resultStream(
  { schema, seats, onInternal }: StreamParts,
  operation: RunnableOperation,
): Promise<AsyncIterableIterator<PresentedResult> | ExecutionResult> {
  const context = operation.contextValue;
  const free = seats.take(holderOf(context));
  if (free === null) return tooMany();
  const source = await createSourceEventStream({
    ...argumentsOf(schema, operation),
    contextValue: context,
  }).catch((error: unknown) => {
    free();
    throw error;
  });
  if (!isStream(source)) {
    free();
    return source;
  }
  const events = source[Symbol.asyncIterator]();
  // Not every event is for everybody who listens: the queue knows, by the user as they are then.
  const queue: EventQueue<unknown> | null = source instanceof EventQueue ? source : null;
  context.stream.keepOpen();

  // Whoever looks at the stream first may be nobody: a caller who accepts no stream never begins to read it.
  const end = (): void => {
    clearInterval(timer);
    free();
    void events.return?.();
  };
  /** The stream's context as of now; null when its session has ended, is restricted or cannot be checked. */
  const renew = async (): Promise<ServerContext | null> => {
    const now = await context.stream.renew().catch(() => null);
    const user = now?.session.current?.user;
    if (user === undefined) return now;
    if (isRestricted(user)) return null;
    queue?.follow(user);
    return now;
  };
  const check = async (): Promise<void> => {
    if ((await renew()) === null) end();
  };
  const timer = setInterval(() => void check(), checkMilliseconds);
  if (context.signal.aborted) end();
  else context.signal.addEventListener("abort", end, { once: true });

  async function resultOf(event: unknown, now: ServerContext): Promise<PresentedResult> {
    const result = await execute({
      ...argumentsOf(schema, operation),
      rootValue: event,
      contextValue: now,
    });
    return presentResult(result, now, onInternal);
  }

  async function* results(): AsyncGenerator<PresentedResult, undefined> {
    try {
      for (let next = await events.next(); next.done !== true; next = await events.next()) {
        const now = await renew();
        if (now === null) return;
        if (queue?.mayTell(next.value) === false) continue;
        yield await resultOf(next.value, now);
      }
    } finally {
      end();
    }
  }
  return results();
}
