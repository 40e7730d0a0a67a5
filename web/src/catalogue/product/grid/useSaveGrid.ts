import { graphql } from "react-relay";
import type { useSaveGridMutation } from "#/__generated__/useSaveGridMutation.graphql";
import { messageReader } from "#/relay/messageReader.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { mostRows, type RowAnswer, type SentRow } from "./saving.ts";

type Result = NonNullable<
  Extract<useSaveGridMutation["response"]["changeProductRows"], { readonly results?: unknown }>["results"]
>[number];

/** Saves rows of the grid, fifty in one call. */
export function useSaveGrid(): (
  rows: readonly SentRow[],
  onAnswers: (rows: readonly SentRow[], answers: readonly RowAnswer[]) => void,
) => Promise<MutationError | null | undefined> {
  const [send] = useChange<useSaveGridMutation, readonly Result[]>(
    graphql`
      mutation useSaveGridMutation($input: ChangeProductRowsInput!) {
        changeProductRows(input: $input) {
          ... on ChangeProductRowsSuccess {
            results {
              outcome
              problems {
                field
                message
                messageCode
                messageParams
              }
              now {
                price
                giftWrappingPrice
                sku
                stock
                lowStockAt
                hsnCode
                cgst
                sgst
                igst
                temporarilyUnavailable
                order
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ results = [] }) => results,
      // Every list of products shows what was saved.
      updater: (store) => store.invalidateStore(),
    },
  );
  return async (rows, onAnswers) => {
    const read = await messageReader();
    for (let from = 0; from < rows.length; from += mostRows) {
      const part = rows.slice(from, from + mostRows);
      const results = await send({ rows: part.map(({ input }) => input) });
      if (!Array.isArray(results)) return isError(results) ? results : undefined;
      onAnswers(
        part,
        results.map(({ outcome, problems, now }: Result) => ({
          outcome,
          problems: problems.map(({ field, message, messageCode, messageParams }) => ({
            field,
            text: read(message, messageCode, messageParams),
          })),
          now,
        })),
      );
    }
    return null;
  };
}

function isError(result: readonly Result[] | MutationError | undefined): result is MutationError {
  return result !== undefined && "formError" in result;
}
