import { execute, getOperationAST } from "graphql";
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { CompiledQuery } from "graphql-jit";

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

interface Compiled {
  uses: number;
  /** Null when graphql-jit cannot compile it. */
  query: CompiledQuery["query"] | null | undefined;
}

/** Compiling takes several times as long as running once, so it waits until a document comes again. */
const compileOnUse = 2;

/**
 * An `execute` that compiles what is asked more than once, two to four times as fast as graphql-js. Compiled queries
 * are kept for each document AND operation name: one document may hold several operations.
 */
export function createCompiledExecution(schema: GraphQLSchema): Execute {
  const compiledByDocument = new WeakMap<DocumentNode, Map<string, Compiled>>();

  const entryOf = (document: DocumentNode, name: string): Compiled => {
    let byName = compiledByDocument.get(document);
    if (byName === undefined) {
      byName = new Map();
      compiledByDocument.set(document, byName);
    }
    let entry = byName.get(name);
    if (entry === undefined) {
      entry = { uses: 0, query: undefined };
      byName.set(name, entry);
    }
    return entry;
  };

  return (args) => {
    const { document, operationName, contextValue, rootValue, variableValues } = args;
    // An unknown name is graphql-js's to report; keeping it would let anybody fill the map.
    if (getOperationAST(document, operationName) === null) return execute({ ...args, schema });
    const entry = entryOf(document, operationName ?? "");
    entry.uses += 1;
    if (entry.query === undefined && entry.uses >= compileOnUse) {
      const compiled = compileQuery(schema, document, operationName ?? undefined);
      entry.query = isCompiledQuery(compiled) ? compiled.query : null;
    }
    if (!entry.query) return execute({ ...args, schema });
    const result = entry.query(rootValue, contextValue, variableValues);
    // Wrong variables: nothing has run, and graphql-js says it in the words its users know.
    const isRefused = !(result instanceof Promise) && result.data === undefined;
    return isRefused ? execute({ ...args, schema }) : result;
  };
}
