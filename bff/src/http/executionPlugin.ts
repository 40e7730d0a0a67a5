import { GraphQLError, getOperationAST } from "graphql";
import type { GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import { budgetHeaders, type Spending } from "../apiToken/budget.ts";
import { createCompiledExecution } from "../graphql/execution/compiledExecution.ts";
import { operationCost } from "../graphql/limits/cost.ts";
import { limitError } from "../graphql/limits/limitError.ts";
import { costLimit } from "../graphql/limits/limits.ts";
import { overspent } from "./callerIdentity.ts";
import type { ServerContext } from "./graphqlContext.ts";

function timeIsUp(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => {
    reject(
      new GraphQLError("The operation took too long. If it was a change, look whether it was made.", {
        extensions: { code: "OPERATION_TIMEOUT", http: { status: 504 } },
      }),
    );
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return promise;
}

function overspentError(spending: Spending): GraphQLError {
  const { status, code, message } = overspent(spending);
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** Counts what an operation asks for, and runs it, compiled when it comes again, until its time is up. */
export function executionPlugin(schema: GraphQLSchema): Plugin<ServerContext, ServerContext> {
  const run = createCompiledExecution(schema);
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { operation, developerMode, signal, spend, setHeaders } = args.contextValue;
      const definition = getOperationAST(args.document, args.operationName);
      operation.name = definition?.name?.value.slice(0, 64) ?? null;
      if (definition && (!operation.isStored || developerMode || spend !== null)) {
        const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {};
        operation.cost = operationCost(schema, args.document, definition, variables);
        if (!operation.isStored && operation.cost > costLimit) {
          setResultAndStopExecution({ errors: [limitError("nodes", costLimit, operation.cost)] });
          return;
        }
      }
      setExecuteFn((execution) => {
        const result = run(execution);
        return result instanceof Promise ? Promise.race([result, timeIsUp(signal)]) : result;
      });
      if (spend === null) return;
      // The request itself has cost one point already.
      return spend(Math.max(0, (operation.cost ?? 0) - 1)).then((spending) => {
        setHeaders(budgetHeaders(spending));
        if (!spending.isAllowed) setResultAndStopExecution({ errors: [overspentError(spending)] });
      });
    },
  };
}
