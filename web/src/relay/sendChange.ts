import type { GraphQLTaggedNode, IEnvironment } from "relay-runtime";
import { commitOnce } from "./commitOnce.ts";
import type { Mutation } from "./mutationError.ts";
import type { MutationError } from "./mutationErrorText.ts";
import { outcomeOf } from "./outcome.ts";
import type { ChangeOptions, InputOf, Reading } from "./useChange.ts";

/** Sends an input once. @throws RequestError when no response came */
export async function sendChange<TMutation extends Mutation, Success>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  input: InputOf<TMutation>,
  { updater, read }: Pick<ChangeOptions<TMutation>, "updater"> & Reading<TMutation, Success>,
): Promise<Success | MutationError | undefined> {
  const response = await commitOnce<TMutation>(environment, {
    mutation,
    variables: { input },
    ...(updater && { updater: (store) => updater(store, input) }),
  });
  return outcomeOf<TMutation, Success>(mutation, response, read);
}
