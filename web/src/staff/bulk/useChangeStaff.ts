import { graphql, useRelayEnvironment } from "react-relay";
import type {
  ChangeStaffInput,
  useChangeStaffMutation,
} from "#/__generated__/useChangeStaffMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { messageReader } from "#/relay/messageReader.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useChange } from "#/relay/useChange.ts";

/** One change of many, without saying of whom. */
export type StaffChangeInput = Omit<ChangeStaffInput, "ids">;

/** How a change of many came out. */
export interface StaffChangeOutcome {
  readonly doneCount: number;
  readonly refused: readonly Refusal[];
}

/** So many the gateway takes at once. */
const most = 50;

/**
 * Changes people by id and name. What is refused is an outcome and no error: each is done or not by itself. Undefined after
 * an ended session.
 */
export function useChangeStaff(): (
  names: ReadonlyMap<string, string>,
  change: StaffChangeInput,
) => Promise<StaffChangeOutcome | MutationError | undefined> {
  const environment = useRelayEnvironment();
  const [change] = useChange<useChangeStaffMutation, Answer>(
    graphql`
      mutation useChangeStaffMutation($input: ChangeStaffInput!) {
        changeStaff(input: $input) {
          ... on ChangeStaffSuccess {
            results {
              outcome
              message
              messageCode
              messageParams
              staffMember {
                ...staffChange_person
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ results }) => results ?? [] },
  );
  return async (names, input) => {
    const ids = [...names.keys()];
    const results: Result[] = [];
    for (let from = 0; from < ids.length; from += most) {
      const some = ids.slice(from, from + most);
      // One after the other: each locks the company.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await change({ ...input, ids: some });
      if (answer === undefined || isError(answer)) return answer;
      results.push(...answer.map((result, index) => ({ ...result, id: some[index] ?? "" })));
    }
    environment.commitUpdate(invalidateLists);
    const read = await messageReader();
    const refused = results.filter(({ outcome }) => outcome !== "DONE" && outcome !== "UNCHANGED");
    return {
      doneCount: results.length - refused.length,
      refused: refused.map(({ id, message, messageCode, messageParams }) => ({
        id,
        name: names.get(id) ?? "",
        text: read(message ?? "", messageCode, messageParams),
      })),
    };
  };
}

type Answer = NonNullable<useChangeStaffMutation["response"]["changeStaff"]["results"]>;
type Result = Pick<Answer[number], "outcome" | "message" | "messageCode" | "messageParams"> & {
  readonly id: string;
};

export function isError(answer: Answer | StaffChangeOutcome | MutationError): answer is MutationError {
  return "fieldErrors" in answer;
}
