import type { ExecutionResult, GraphQLError } from "graphql";
import { costLimit } from "../graphql/limits/limits.ts";
import { mayLookInside } from "./documentPlugin.ts";
import { isMisfit, presentError } from "./errorMask.ts";
import type { ServerContext } from "./graphqlContext.ts";

/** A response as it leaves: masked errors, the data, and what the caller may know of its making. */
export interface PresentedResult {
  readonly errors?: readonly GraphQLError[];
  readonly data?: ExecutionResult["data"];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * The form in which every response leaves, whether it ran or was refused: masks the errors, adds `extensions`, and notes
 * the outcome. `onInternal` hears of each hidden error, for the metrics.
 */
export function presentResult(
  result: ExecutionResult,
  context: ServerContext,
  onInternal: () => void,
): PresentedResult {
  const { operation, developerMode, log, rest } = context;
  const audience = {
    requestId: operation.requestId,
    maySeeSchema: mayLookInside(context),
    mayHelp: developerMode,
    source: operation.source,
  };
  const presented = result.errors?.map((error) =>
    presentError(error, audience, (cause) => {
      onInternal();
      log.error({ err: cause, path: error.path?.join(".") }, "unexpected error");
    }),
  );
  // Said once: how many names were wrong would tell a stranger which were right.
  const first = presented?.findIndex(isMisfit);
  const errors = presented?.filter((error, index) => index === first || !isMisfit(error));
  const code = errors?.[0]?.extensions.code;
  operation.outcome = typeof code === "string" ? code : "ok";
  const extensions = {
    ...(operation.cost === null ? {} : { cost: { requested: operation.cost, limit: costLimit } }),
    ...(developerMode ? { upstream: rest.trace } : {}),
  };
  return {
    ...(errors === undefined ? {} : { errors }),
    ...("data" in result ? { data: result.data } : {}),
    ...(Object.keys(extensions).length === 0 ? {} : { extensions }),
  };
}
