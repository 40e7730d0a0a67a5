import type { Plugin } from "graphql-yoga";
import { costLimit } from "../graphql/limits/limits.ts";
import { presentError } from "./errorMask.ts";
import type { ServerContext } from "./graphqlContext.ts";

/**
 * The one way out for every answer, whether it ran or was refused: masks the errors, adds `extensions`, and
 * notes the outcome. `onInternal` hears of each hidden error, for the metrics.
 */
export function answerPlugin(onInternal: () => void): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { operation, developerMode, session, log, rest } = serverContext;
      const audience = {
        requestId: operation.requestId,
        mayHelp: developerMode || session.current !== null,
        source: operation.source,
      };
      const errors = result.errors?.map((error) =>
        presentError(error, audience, (cause) => {
          onInternal();
          log.error({ err: cause, path: error.path?.join(".") }, "unexpected error");
        }),
      );
      const code = errors?.[0]?.extensions.code;
      operation.outcome = typeof code === "string" ? code : "ok";
      const extensions = {
        ...(operation.cost === null ? {} : { cost: { requested: operation.cost, limit: costLimit } }),
        ...(developerMode ? { upstream: rest.trace } : {}),
      };
      setResult({
        ...(errors === undefined ? {} : { errors }),
        ...("data" in result ? { data: result.data } : {}),
        ...(Object.keys(extensions).length === 0 ? {} : { extensions }),
      });
    },
  };
}
