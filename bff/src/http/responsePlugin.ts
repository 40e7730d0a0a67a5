import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./graphqlContext.ts";
import { presentResult } from "./presentResult.ts";

/** Has Yoga give out answers in the form in which all responses leave. */
export function responsePlugin(onInternal: () => void): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      setResult(presentResult(result, serverContext, onInternal));
    },
  };
}
