import { graphql } from "react-relay";
import type { useFinishSignUpMutation } from "#/__generated__/useFinishSignUpMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/** Ends the set-up. Resolves with null when it is over, with what is missing, or with undefined without an answer. */
export function useFinishSignUp(): [() => Promise<string | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useFinishSignUpMutation>(graphql`
    mutation useFinishSignUpMutation {
      finishSignUp {
        __typename
        ... on FinishSignUpSuccess {
          viewer {
            nextStep
          }
          company {
            completedSignupParts
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const finish = async () => {
    const answer = await commit(
      {},
      {
        // The viewer of the answer has no id, so the store takes it for another one than the root's.
        updater: (store) => {
          const nextStep = store.getRootField("finishSignUp").getLinkedRecord("viewer")?.getValue("nextStep");
          if (nextStep) store.getRoot().getLinkedRecord("viewer")?.setValue(nextStep, "nextStep");
        },
      },
    );
    const result = answer?.finishSignUp;
    if (!result) return undefined;
    return result.__typename === "FinishSignUpSuccess" ? null : (result.message ?? "");
  };
  return [finish, isUnderWay];
}
