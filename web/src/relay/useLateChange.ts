import { use, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { RelayContext } from "./lateRelay.ts";
import type { Mutation } from "./mutationError.ts";
import { RequestError } from "./RequestError.ts";
import type { Change, ChangeOptions, Reading } from "./useChange.ts";
import { useFailureText } from "./useFailureText.ts";

/**
 * `useChange` where Relay may not be here yet; it comes with what is sent. For who is not signed in: they have no session
 * that could end, and no rights that could be out of date.
 */
export function useLateChange<TMutation extends Mutation, Success>(
  mutation: GraphQLTaggedNode,
  options: Pick<ChangeOptions<TMutation>, "updater"> & Reading<TMutation, Success>,
): [Change<TMutation, Success>, boolean] {
  const bring = use(RelayContext);
  const failureText = useFailureText();
  const [isInFlight, setIsInFlight] = useState(false);
  const change: Change<TMutation, Success> = async (input) => {
    setIsInFlight(true);
    try {
      const { environment, sendChange } = await bring().catch((cause: unknown) => {
        throw new RequestError("unreachable", "Relay could not be loaded.", { cause });
      });
      return await sendChange<TMutation, Success>(environment, mutation, input, options);
    } catch (error) {
      return { formError: failureText(error), fieldErrors: {}, isUnanswered: true, cause: mutation };
    } finally {
      setIsInFlight(false);
    }
  };
  return [change, isInFlight];
}
