import { graphql, useRelayEnvironment } from "react-relay";
import type {
  ChangeFulfilmentsInput,
  useSendStepsMutation,
} from "#/__generated__/useSendStepsMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useChange } from "#/relay/useChange.ts";
import { type PartResult, refusalsOf } from "../refusalsOf.ts";
import { refreshCounts } from "./orderCounts.ts";
import type { ListStep } from "../stepTexts.ts";

/** One step for many, without saying for which. */
export type StepInput = Omit<ChangeFulfilmentsInput, "ids" | "idempotencyKey" | "action"> & {
  readonly action: ListStep;
};

/** How a step with many came out. */
export interface StepOutcome {
  readonly doneCount: number;
  readonly refused: readonly Refusal[];
}

/** The gateway takes twice as many; an answer with all of their rows stays small so. */
const most = 100;

/**
 * Takes one step with parts of orders, by id and number. What is refused is an outcome and no error: each is done or not by
 * itself. Undefined after an ended session.
 */
export function useSendSteps(): (
  names: ReadonlyMap<string, string>,
  step: StepInput,
) => Promise<StepOutcome | MutationError | undefined> {
  const environment = useRelayEnvironment();
  const [change] = useChange<useSendStepsMutation, Answer>(
    graphql`
      mutation useSendStepsMutation($input: ChangeFulfilmentsInput!) {
        changeFulfilments(input: $input) {
          ... on ChangeFulfilmentsSuccess {
            results {
              outcome
              message
              messageCode
              messageParams
              fulfilment {
                ...orderDeclarations_fulfilment
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ results }) => results ?? [] },
  );
  /** Lists and counts are read anew. */
  const show = () => {
    environment.commitUpdate(invalidateLists);
    refreshCounts(environment);
  };
  return async (names, step) => {
    const ids = [...names.keys()];
    const results: PartResult[] = [];
    for (let from = 0; from < ids.length; from += most) {
      const some = ids.slice(from, from + most);
      // One after the other: each locks the orders that it works on.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await change({ ...step, ids: some });
      if (answer === undefined || isError(answer)) {
        // Those before it are done, and are passed over when all are sent again.
        if (results.length > 0) show();
        return answer;
      }
      results.push(
        ...answer.map((result, index) => {
          const id = some[index] ?? "";
          return { ...result, id, name: names.get(id) ?? "" };
        }),
      );
    }
    show();
    const refused = await refusalsOf(results);
    return { doneCount: results.length - refused.length, refused };
  };
}

type Answer = NonNullable<useSendStepsMutation["response"]["changeFulfilments"]["results"]>;

export function isError(answer: Answer | StepOutcome | MutationError): answer is MutationError {
  return "fieldErrors" in answer;
}
