import { use, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, MutationConfig } from "relay-runtime";
import { type CommitConfig, commitOnce } from "./commitOnce.ts";
import { errorOf, type Mutation } from "./mutationError.ts";
import { NotifierContext } from "./Notifier.ts";
import { RequestError } from "./RequestError.ts";
import { SessionEndContext } from "./SessionEnd.ts";
import { useFailureText } from "./useFailureText.ts";

const loadRights = () => import("./rights.ts");

export type CommitOptions<TMutation extends Mutation> = Pick<
  MutationConfig<TMutation>,
  "optimisticResponse" | "optimisticUpdater" | "updater"
> & {
  /** Told instead of the notifier when there is no response. */
  readonly onFailure?: ((text: string) => void) | undefined;
};

/**
 * Runs the mutation once. Resolves with the response, expected failures included (they are members of the result
 * union), or with undefined when there is no response; the user has then been told.
 */
export type Commit<TMutation extends Mutation> = (
  variables: TMutation["variables"],
  options?: CommitOptions<TMutation>,
) => Promise<TMutation["response"] | undefined>;

/**
 * A mutation to await. When the session has ended, the user signs in again in place and the same mutation is sent
 * again, so that nothing typed is lost. The flag says whether one is under way.
 */
export function useMutation<TMutation extends Mutation>(
  mutation: GraphQLTaggedNode,
): [Commit<TMutation>, boolean] {
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const sessionEnd = use(SessionEndContext);
  const failureText = useFailureText();
  const [inFlight, setInFlight] = useState(0);

  const commit: Commit<TMutation> = async (variables, { onFailure, ...options } = {}) => {
    notifier.again(mutation);
    setInFlight((count) => count + 1);
    try {
      let data = await attempt<TMutation>(environment, { mutation, variables, ...options });
      // Who is refused may have had the right when the page was drawn.
      if (data !== "session-ended" && isRefused(data))
        void loadRights().then((rights) => rights.refreshRights(environment));
      while (data === "session-ended") {
        if (!(await sessionEnd.askToSignIn())) return undefined;
        data = await attempt<TMutation>(environment, { mutation, variables, ...options });
      }
      return data;
    } catch (error) {
      const text = failureText(error);
      if (onFailure) onFailure(text);
      else notifier.failure(text, mutation);
      return undefined;
    } finally {
      setInFlight((count) => count - 1);
    }
  };
  return [commit, inFlight > 0];
}

async function attempt<TMutation extends Mutation>(
  environment: IEnvironment,
  config: CommitConfig<TMutation>,
): Promise<TMutation["response"] | "session-ended"> {
  try {
    const response = await commitOnce<TMutation>(environment, config);
    return saysSessionEnded(response) ? "session-ended" : response;
  } catch (error) {
    if (error instanceof RequestError && error.failure === "unauthenticated") return "session-ended";
    throw error;
  }
}

function isRefused(response: Mutation["response"]): boolean {
  return Object.values(response).some((result) => errorOf(result)?.__typename === "ForbiddenError");
}

/** Every result union but sign-in's has UnauthenticatedError for an ended session; sign-in's means wrong credentials. */
function saysSessionEnded(response: Mutation["response"]): boolean {
  return Object.entries(response).some(
    ([field, result]) => field !== "signIn" && errorOf(result)?.__typename === "UnauthenticatedError",
  );
}
