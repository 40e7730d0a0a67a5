import { graphql } from "react-relay";
import type { PrintedPaper, usePrintedNoteMutation } from "#/__generated__/usePrintedNoteMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/** Notes in the history of parts of orders that something of them was printed, and in how many copies. That it could not be noted keeps no paper back. */
export function usePrintedNote(paper: PrintedPaper): (ids: readonly string[], copies?: number) => void {
  const [note] = useMutation<usePrintedNoteMutation>(graphql`
    mutation usePrintedNoteMutation($input: NotePrintedInput!) {
      notePrinted(input: $input) {
        __typename
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (ids, copies = 1) => {
    if (ids.length > 0) void note({ input: { ids, paper, copies } }, { onFailure: () => undefined });
  };
}
