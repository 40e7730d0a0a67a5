import type { ExecutionResult, GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./graphqlContext.ts";
import type { OperationRunner, RunnableOperation } from "./operationRunner.ts";
import { resultStream } from "./resultStream.ts";
import type { PresentedResult } from "./presentResult.ts";
import type { StreamSeats } from "./streamSeats.ts";

/** What a subscription needs of the handler. */
export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly runner: OperationRunner;
  readonly seats: StreamSeats;
  readonly onInternal: () => void;
}

async function subscribe(
  parts: SubscriptionParts,
  operation: RunnableOperation,
): Promise<AsyncIterableIterator<PresentedResult> | ExecutionResult> {
  return (await parts.runner.admit(operation)) ?? resultStream(parts, operation);
}

/** Has Yoga open streams the way we do: counted, for a session that is looked at again, and under the same limits. */
export function subscriptionPlugin(parts: SubscriptionParts): Plugin<ServerContext, ServerContext> {
  return {
    onSubscribe({ args, setSubscribeFn }) {
      const operation = {
        document: args.document,
        operationName: args.operationName,
        variableValues: args.variableValues,
        contextValue: args.contextValue,
      };
      setSubscribeFn(() => subscribe(parts, operation));
    },
  };
}
