import type { MessageCode } from "#/__generated__/mutationError_error.graphql";
import { messageReader } from "#/relay/messageReader.ts";
import type { Refusal } from "#/relay/refusal.ts";

/** How a step with one part of an order came out. */
export interface PartResult {
  readonly id: string;
  readonly name: string;
  readonly outcome: string;
  readonly message: string | null | undefined;
  readonly messageCode: MessageCode | null | undefined;
  readonly messageParams: readonly string[];
}

/** What was refused of a step with several, each with its reason in the page's language. */
export async function refusalsOf(results: readonly PartResult[]): Promise<readonly Refusal[]> {
  const read = await messageReader();
  return results
    .filter(({ outcome }) => outcome !== "DONE" && outcome !== "UNCHANGED")
    .map(({ id, name, message, messageCode, messageParams }) => ({
      id,
      name,
      text: read(message ?? "", messageCode, messageParams),
    }));
}
