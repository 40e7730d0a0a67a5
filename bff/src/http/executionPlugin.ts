import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./graphqlContext.ts";
import type { OperationRunner } from "./operationRunner.ts";

/** Has Yoga run operations the way all operations are run. */
export function executionPlugin(runner: OperationRunner): Plugin<ServerContext, ServerContext> {
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const operation = {
        document: args.document,
        operationName: args.operationName,
        variableValues: args.variableValues,
        contextValue: args.contextValue,
      };
      setExecuteFn(() => runner.run(operation));
      const rejection = runner.admit(operation);
      if (!(rejection instanceof Promise)) {
        if (rejection !== null) setResultAndStopExecution(rejection);
        return;
      }
      return rejection.then((found) => {
        if (found !== null) setResultAndStopExecution(found);
      });
    },
  };
}
