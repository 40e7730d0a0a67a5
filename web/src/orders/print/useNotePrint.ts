import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { PrintedPaper, useNotePrintMutation } from "#/__generated__/useNotePrintMutation.graphql";
import { useMutation } from "#/relay/useMutation.ts";

/** What goes onto paper. */
export interface Printed {
  /** The fulfilments that it is of, at most 100. */
  readonly ids: readonly string[];
  readonly paper: PrintedPaper;
  readonly copies: number;
}

/** Notes each print in the audit trail: from the page's button as well as from the browser's own menu. */
export function useNotePrint(printed: Printed): void {
  const [note] = useMutation<useNotePrintMutation>(graphql`
    mutation useNotePrintMutation($input: RecordPrintInput!) {
      recordPrint(input: $input) {
        ... on RecordPrintSuccess {
          notedCount
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const latest = useRef({ note, printed });
  useEffect(() => {
    latest.current = { note, printed };
  });
  useEffect(() => {
    const onPrint = () => {
      const { note, printed } = latest.current;
      if (printed.ids.length > 0) void note({ input: { ...printed, idempotencyKey: crypto.randomUUID() } });
    };
    window.addEventListener("beforeprint", onPrint);
    return () => window.removeEventListener("beforeprint", onPrint);
  }, []);
}
