import type { GraphQLTaggedNode, RecordSourceSelectorProxy } from "relay-runtime";
import type { Mutation, ResultOf } from "./mutationError.ts";
import type { MutationError } from "./mutationErrorText.ts";
import { outcomeOf } from "./outcome.ts";
import { type CommitOptions, useMutation } from "./useMutation.ts";

/** The `input` of a mutation; nothing where it takes none. */
export type InputOf<TMutation extends Mutation> = TMutation["variables"] extends {
  readonly input: infer Input;
}
  ? Input
  : void;

/**
 * Sends an input. Resolves with what was read of a success, or with the error, also where no response came. With undefined
 * when the session has ended and the user did not sign in again.
 */
export type Change<TMutation extends Mutation, Success = null> = (
  input: InputOf<TMutation>,
  options?: Pick<CommitOptions<TMutation>, "optimisticUpdater">,
) => Promise<Success | MutationError | undefined>;

export interface ChangeOptions<TMutation extends Mutation> {
  /** Brings the store up to date; called with every response, errors included. */
  readonly updater?: (
    store: RecordSourceSelectorProxy<TMutation["response"]>,
    input: InputOf<TMutation>,
  ) => void;
  /** The lists on the screen that the mutation's `@prependEdge` or `@deleteEdge` is about. */
  readonly connections?: readonly string[];
}

export interface Reading<TMutation extends Mutation, Success> {
  /** What callers want of a success. */
  readonly read: (result: ResultOf<TMutation>) => Success;
}

/** A mutation as forms and buttons use it: null is success, unless something is read of it. The flag says whether one is in flight. */
export function useChange<TMutation extends Mutation>(
  mutation: GraphQLTaggedNode,
  options?: ChangeOptions<TMutation>,
): [Change<TMutation>, boolean];
export function useChange<TMutation extends Mutation, Success>(
  mutation: GraphQLTaggedNode,
  options: ChangeOptions<TMutation> & Reading<TMutation, Success>,
): [Change<TMutation, Success>, boolean];
export function useChange<TMutation extends Mutation, Success>(
  mutation: GraphQLTaggedNode,
  { updater, connections, read }: ChangeOptions<TMutation> & Partial<Reading<TMutation, Success>> = {},
): [Change<TMutation, Success | null>, boolean] {
  const [commit, isInFlight] = useMutation<TMutation>(mutation);
  const change: Change<TMutation, Success | null> = async (input, options) => {
    const failures: string[] = [];
    const response = await commit(
      { input, ...(connections && { connections }) },
      {
        ...options,
        ...(updater && { updater: (store) => updater(store, input) }),
        onFailure: (text) => void failures.push(text),
      },
    );
    const [formError] = failures;
    if (formError !== undefined) return { formError, fieldErrors: {}, isUnanswered: true, cause: mutation };
    return response && outcomeOf<TMutation, Success | null>(mutation, response, read ?? (() => null));
  };
  return [change, isInFlight];
}
