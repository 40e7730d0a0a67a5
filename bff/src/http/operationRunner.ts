import { getOperationAST, GraphQLError, OperationTypeNode } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { budgetHeaders, type Spending } from "../access/budget.ts";
import { createCompiledExecution } from "../graphql/execution/compiledExecution.ts";
import { createTextExecution, type TextExecution } from "../graphql/execution/textExecution.ts";
import { unknownOutcome } from "../graphql/errors.ts";
import { operationCost } from "../graphql/limits/cost.ts";
import { limitError } from "../graphql/limits/limitError.ts";
import { costLimit, readLimit } from "../graphql/limits/limits.ts";
import type { MaybePromise } from "../maybePromise.ts";
import { overspent } from "./callerIdentity.ts";
import type { ServerContext } from "./graphqlContext.ts";

/** A valid document and what to run of it. */
export interface RunnableOperation {
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variableValues: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue: ServerContext;
}

export interface OperationRunner {
  /** Counts what the operation asks for. The response when that is too much, else null. */
  admit(operation: RunnableOperation): MaybePromise<ExecutionResult | null>;
  /** The data of a query as JSON text; null when it has to be run. */
  writeData(operation: RunnableOperation): MaybePromise<string | null>;
  /** Runs it, compiled when it comes again, until its time is up. */
  run(operation: RunnableOperation): MaybePromise<ExecutionResult>;
}

/** A change that goes on without us may be made all the same. */
function timeIsUp(isChange: boolean): GraphQLError {
  const code = "OPERATION_TIMEOUT";
  const http = { status: 504 };
  return isChange
    ? new GraphQLError(unknownOutcome, { extensions: { code, outcome: "UNKNOWN", http } })
    : new GraphQLError("The operation took too long.", { extensions: { code, http } });
}

/** The result, or the error of a time that is up before it is there. */
function beforeTimeIsUp<Result>(
  result: Promise<Result>,
  signal: AbortSignal,
  isChange: boolean,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(timeIsUp(isChange));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    result.then(
      (value) => {
        signal.removeEventListener("abort", stop);
        resolve(value);
      },
      (error: unknown) => {
        signal.removeEventListener("abort", stop);
        reject(error);
      },
    );
  });
}

function overspentError(spending: Spending, isStranger: boolean): GraphQLError {
  const { status, code, message } = overspent(spending, isStranger);
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** The one way to run an operation, whichever way it came in. Queries are written as text with `textCharacters` to remember; null: never. */
export function createOperationRunner(schema: GraphQLSchema, textCharacters: number | null): OperationRunner {
  const execute = createCompiledExecution(schema);
  const write: TextExecution =
    textCharacters === null ? () => null : createTextExecution(schema, textCharacters);
  return {
    admit({ document, operationName, variableValues, contextValue }) {
      const { operation, developerMode, spend, spendAsStranger, setHeaders } = contextValue;
      const definition = getOperationAST(document, operationName);
      operation.name = definition?.name?.value.slice(0, 64) ?? null;
      if (definition && (!operation.isStored || developerMode || spend !== null)) {
        operation.cost = operationCost(schema, document, definition, variableValues ?? {});
        if (!operation.isStored && operation.cost > costLimit) {
          return { errors: [limitError("nodes", costLimit, operation.cost)] };
        }
      }
      // A change that is half made is not given up for the sake of a limit.
      const isQuery = definition?.operation === OperationTypeNode.QUERY;
      if (isQuery && !operation.isStored) operation.readsLeft = readLimit;
      const cost = operation.cost ?? 0;
      const settle = (spending: Spending): ExecutionResult | null => {
        setHeaders(budgetHeaders(spending));
        return spending.isAllowed ? null : { errors: [overspentError(spending, spend === null)] };
      };
      // The request of a token has cost one point already.
      if (spend !== null) return spend(Math.max(0, cost - 1)).then(settle);
      // What the console asks of strangers is its own, and little.
      if (spendAsStranger === null || operation.isStored) return null;
      return spendAsStranger(Math.max(1, cost)).then(settle);
    },
    writeData(operation) {
      const text = write(operation);
      return text instanceof Promise ? beforeTimeIsUp(text, operation.contextValue.signal, false) : text;
    },
    run({ document, operationName, variableValues, contextValue }) {
      const result = execute({
        schema,
        document,
        contextValue,
        ...(operationName === null || operationName === undefined ? {} : { operationName }),
        ...(variableValues === null || variableValues === undefined ? {} : { variableValues }),
      });
      if (!(result instanceof Promise)) return result;
      const isChange = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
      return beforeTimeIsUp(result, contextValue.signal, isChange);
    },
  };
}
