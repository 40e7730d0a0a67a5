/* oxlint-disable relay/unused-fields -- the preview and what is said of the outcome read the rows */
import { graphql, readInlineData } from "relay-runtime";
import type {
  useBulkChange_row$data,
  useBulkChange_row$key,
} from "#/__generated__/useBulkChange_row.graphql";
import type { useBulkChangeDisableMutation } from "#/__generated__/useBulkChangeDisableMutation.graphql";
import type { useBulkChangeEnableMutation } from "#/__generated__/useBulkChangeEnableMutation.graphql";
import type { useBulkChangeReturnMutation } from "#/__generated__/useBulkChangeReturnMutation.graphql";
import type { useBulkChangeDeleteMutation } from "#/__generated__/useBulkChangeDeleteMutation.graphql";
import type {
  ProductStockChangeInput,
  useBulkChangeStockMutation,
} from "#/__generated__/useBulkChangeStockMutation.graphql";
import type { useBulkChangeSubmitMutation } from "#/__generated__/useBulkChangeSubmitMutation.graphql";
import type {
  ProductPriceChangeInput,
  ProductSelectionInput,
  ProductValuesInput,
  useBulkChangeValuesMutation,
} from "#/__generated__/useBulkChangeValuesMutation.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";

/** One change of many products. */
export type BulkChange =
  | { readonly action: "SUBMIT" }
  | { readonly action: "ENABLE" }
  | { readonly action: "RETURN"; readonly remark: string }
  | { readonly action: "DISABLE"; readonly reason: string }
  | { readonly action: "PRICE"; readonly price: ProductPriceChangeInput }
  | { readonly action: "VALUES"; readonly set: ProductValuesInput }
  | { readonly action: "STOCK"; readonly count?: ProductStockChangeInput; readonly isAvailable?: boolean }
  | { readonly action: "DELETE" };

export type BulkAction = BulkChange["action"];

/** Which products, and whether it is only to be shown what would become of them. */
export interface Which {
  readonly ids?: readonly string[];
  /** All that match, in place of `ids`. */
  readonly selection?: ProductSelectionInput;
  readonly isPreview: boolean;
  readonly idempotencyKey?: string;
}

/** How one product came out, or would. */
export type BulkRow = useBulkChange_row$data;

/** How a change of many came out, or would. */
export interface BulkAnswer {
  readonly total: number;
  /** How many of the rows were done, those among them that needed nothing. */
  readonly doneCount: number;
  readonly refusedCount: number;
  /** In the order of the ids; of a preview of all that match the first, of what is done in the background none. */
  readonly rows: readonly BulkRow[];
  /** What did it: of many products several, each of which is undone by itself. */
  readonly jobs: readonly { readonly id: string; readonly canUndo: boolean }[];
}

const row = graphql`
  fragment useBulkChange_row on ProductChange @inline {
    productId
    name
    outcome
    message
    messageCode
    messageParams
    changes {
      path
      label
      kind
      before
      after
    }
  }
`;

interface Result {
  readonly total?: number;
  readonly doneCount?: number;
  readonly refusedCount?: number;
  readonly results?: readonly useBulkChange_row$key[];
  readonly job?: BulkAnswer["jobs"][number] | null | undefined;
}

const reading = {
  read: ({ total = 0, doneCount = 0, refusedCount = 0, results = [], job = null }: Result): BulkAnswer => ({
    total,
    doneCount,
    refusedCount,
    rows: results.map((one) => readInlineData(row, one)),
    jobs: job === null ? [] : [job],
  }),
};

/** Sends a change of many products, or asks what it would do. */
export function useBulkChange(): (
  change: BulkChange,
  which: Which,
) => Promise<BulkAnswer | MutationError | undefined> {
  const [submit] = useChange<useBulkChangeSubmitMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeSubmitMutation($input: SubmitProductsInput!) {
        submitProducts(input: $input) {
          ... on SubmitProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [enable] = useChange<useBulkChangeEnableMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeEnableMutation($input: EnableProductsInput!) {
        enableProducts(input: $input) {
          ... on EnableProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [giveBack] = useChange<useBulkChangeReturnMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeReturnMutation($input: ReturnProductsInput!) {
        returnProducts(input: $input) {
          ... on ReturnProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [disable] = useChange<useBulkChangeDisableMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeDisableMutation($input: DisableProductsInput!) {
        disableProducts(input: $input) {
          ... on DisableProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [change] = useChange<useBulkChangeValuesMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeValuesMutation($input: ChangeProductsInput!) {
        changeProducts(input: $input) {
          ... on ChangeProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [changeStock] = useChange<useBulkChangeStockMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeStockMutation($input: ChangeProductStockInput!) {
        changeProductStock(input: $input) {
          ... on ChangeProductStockSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  const [remove] = useChange<useBulkChangeDeleteMutation, BulkAnswer>(
    graphql`
      mutation useBulkChangeDeleteMutation($input: DeleteProductsInput!) {
        deleteProducts(input: $input) {
          ... on DeleteProductsSuccess {
            total
            doneCount
            refusedCount
            results {
              ...useBulkChange_row
            }
            job {
              id
              canUndo
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    reading,
  );
  return (wanted, which) => {
    if (wanted.action === "SUBMIT") return submit(which);
    if (wanted.action === "ENABLE") return enable(which);
    if (wanted.action === "RETURN") return giveBack({ ...which, remark: wanted.remark });
    if (wanted.action === "DISABLE") return disable({ ...which, reason: wanted.reason });
    if (wanted.action === "PRICE") return change({ ...which, price: wanted.price });
    if (wanted.action === "VALUES") return change({ ...which, set: wanted.set });
    if (wanted.action === "STOCK") {
      const { action: _, ...changed } = wanted;
      return changeStock({ ...which, ...changed });
    }
    const { ids = [], isPreview, idempotencyKey } = which;
    return remove({ ids, isPreview, idempotencyKey });
  };
}
