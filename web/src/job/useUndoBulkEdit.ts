import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useUndoBulkEditMutation } from "#/__generated__/useUndoBulkEditMutation.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { messageReader } from "#/relay/messageReader.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";

/** What is changed in many. */
const kind = "Product";

/**
 * Gives back what a change of many has changed, by its jobs, and says how that came out. Resolves with what was left as it is;
 * undefined when nothing was undone, which was said then.
 */
export function useUndoBulkEdit(): readonly [
  undo: (jobIds: readonly string[]) => Promise<readonly Refusal[] | undefined>,
  isUndoing: boolean,
] {
  const { t } = useLingui();
  const { count } = useFormats();
  const notifier = use(NotifierContext);
  const environment = useRelayEnvironment();
  const touches = touchesOf(environment);
  const [change, isUndoing] = useChange<useUndoBulkEditMutation, Answer>(
    graphql`
      mutation useUndoBulkEditMutation($input: UndoBulkEditInput!) {
        undoBulkEdit(input: $input) {
          ... on UndoBulkEditSuccess {
            total
            doneCount
            results {
              productId
              name
              outcome
              message
              messageCode
              messageParams
            }
            job {
              ...JobRow_job
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ total = 0, doneCount = 0, results = [] }) => ({ total, doneCount, results }) },
  );
  /** One after the other, the last first; what goes wrong ends it, and leaves those before undone. */
  const undoAll = async (jobIds: readonly string[]): Promise<Answer | undefined> => {
    let all: Answer | undefined;
    for (const jobId of jobIds.toReversed()) {
      const answer = await change({ jobId });
      if (answer === undefined) return all;
      // What was undone cannot be undone again, whoever shows it.
      touches.tell(jobKind, { change: "many" });
      if ("fieldErrors" in answer) {
        reportError(notifier, answer);
        return all;
      }
      all = {
        total: (all?.total ?? 0) + answer.total,
        doneCount: (all?.doneCount ?? 0) + answer.doneCount,
        results: [...(all?.results ?? []), ...answer.results],
      };
    }
    return all;
  };
  const undo = async (jobIds: readonly string[]) => {
    const answer = await undoAll(jobIds);
    if (answer === undefined) return undefined;
    const { total, doneCount, results } = answer;
    // The response has the job alone: lists are read again, and the product that the page is about.
    environment.commitUpdate(invalidateLists);
    touches.tell(kind, { change: "many" });
    for (const { productId } of results)
      if (productId != null && touches.isSubject(productId))
        touches.add({ kind, nodeId: productId, change: "CHANGED", byName: null, byViewer: false });
    const read = await messageReader();
    const left = results
      .filter(({ outcome }) => outcome !== "DONE" && outcome !== "UNCHANGED")
      .map((row, index) => ({
        id: row.productId ?? String(index),
        name: row.name,
        text: read(row.message ?? "", row.messageCode, row.messageParams),
      }));
    const done = count(doneCount);
    if (results.length < total) notifier.success(t`The change is being undone.`);
    else if (left.length === 0) notifier.success(t`${done} taken back`);
    else if (doneCount > 0)
      notifier.information(t`${done} taken back, ${count(left.length)} left as they are`);
    else notifier.failure(t`Nothing was taken back.`);
    return left;
  };
  return [undo, isUndoing];
}

type Result = useUndoBulkEditMutation["response"]["undoBulkEdit"];

interface Answer {
  readonly total: number;
  readonly doneCount: number;
  readonly results: NonNullable<Result["results"]>;
}
