import type { MutationError } from "#/relay/mutationErrorText.ts";
import type { BulkAnswer } from "./useBulkChange.ts";

/** So many ids one call takes. */
const most = 200;

/**
 * Sends a change of any number of products in calls of as many as each takes, one after the other, and answers as if it were one. What
 * went wrong ends it: the products before are changed then, and are found so when it is sent again.
 */
export async function inParts(
  ids: readonly string[],
  send: (ids: readonly string[], part: number) => Promise<BulkAnswer | MutationError | undefined>,
): Promise<BulkAnswer | MutationError | undefined> {
  let all: BulkAnswer | null = null;
  for (let from = 0; from < ids.length || all === null; from += most) {
    const answer = await send(ids.slice(from, from + most), from / most);
    if (answer === undefined || "fieldErrors" in answer) return answer;
    all = all === null ? answer : joined(all, answer);
  }
  return all;
}

function joined(one: BulkAnswer, other: BulkAnswer): BulkAnswer {
  return {
    total: one.total + other.total,
    doneCount: one.doneCount + other.doneCount,
    refusedCount: one.refusedCount + other.refusedCount,
    rows: [...one.rows, ...other.rows],
    jobs: [...one.jobs, ...other.jobs],
  };
}
