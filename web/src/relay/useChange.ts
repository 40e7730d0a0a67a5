import type { GraphQLTaggedNode, RecordSourceSelectorProxy } from "relay-runtime";
import { errorOf, type Mutation, mutationErrorOf, type ResultOf } from "./mutationError.ts";
import type { MutationError } from "./mutationErrorText.ts";
import { type CommitOptions, useMutation } from "./useMutation.ts";

/** The `input` of a mutation; nothing where it takes none. */
export type InputOf<TMutation extends Mutation> = TMutation["variables"] extends {
  readonly input: infer Input;
}
  ? Input
  : void;

/** Sends an input. Resolves with what was read of a success, with the error, or with undefined without a response. */
export type Change<TMutation extends Mutation, Success = null> = (
  input: InputOf<TMutation>,
  options?: Pick<CommitOptions<TMutation>, "optimisticUpdater">,
) => Promise<Success | MutationError | undefined>;

interface ChangeOptions<TMutation extends Mutation> {
  /** Brings the store up to date; called with every response, errors included. */
  readonly updater?: (
    store: RecordSourceSelectorProxy<TMutation["response"]>,
    input: InputOf<TMutation>,
  ) => void;
  /** The lists on the screen that the mutation's `@prependEdge` or `@deleteEdge` is about. */
  readonly connections?: readonly string[];
  /** Told instead of the notifier when there is no response. */
  readonly onFailure?: (text: string) => void;
}

interface Reading<TMutation extends Mutation, Success> {
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
  {
    updater,
    connections,
    onFailure,
    read,
  }: ChangeOptions<TMutation> & Partial<Reading<TMutation, Success>> = {},
): [Change<TMutation, Success | null>, boolean] {
  const [commit, isInFlight] = useMutation<TMutation>(mutation, onFailure);
  const change: Change<TMutation, Success | null> = async (input, options) => {
    const response = await commit(
      { input, ...(connections && { connections }) },
      { ...options, ...(updater && { updater: (store) => updater(store, input) }) },
    );
    const result = response && resultOf<TMutation>(response);
    if (!result) return undefined;
    const error = errorOf(result);
    if (error) return { ...(await mutationErrorOf(error)), ...(result.current && { isStale: true }) };
    return read ? read(result) : null;
  };
  return [change, isInFlight];
}

/** What the one field of a mutation brought. */
function resultOf<TMutation extends Mutation>(
  response: TMutation["response"],
): ResultOf<TMutation> | undefined {
  for (const field in response) return response[field];
  return undefined;
}
