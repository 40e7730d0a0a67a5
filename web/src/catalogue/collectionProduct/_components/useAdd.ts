import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql } from "react-relay";
import type { useAddMatchingMutation } from "#/__generated__/useAddMatchingMutation.graphql";
import type { useAddMutation } from "#/__generated__/useAddMutation.graphql";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { messageReader } from "#/relay/messageReader.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";

/** The collection that is filled. */
export interface FilledCollection {
  readonly id: string;
  readonly name: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

type Refused = NonNullable<useAddMutation["response"]["addCollectionProducts"]["results"]>[number];

type Conditions = Omit<useAddMatchingMutation["variables"]["input"], "collectionId">;

/** Puts products into a collection at once; each that could not be put in is said with its reason. */
export function useAdd(collection: FilledCollection) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const delayed = use(DelayedChangesContext);
  const reload = useReload();
  const [send, isSending] = useChange<useAddMutation, { readonly refused: readonly Refused[] }>(
    graphql`
      mutation useAddMutation($input: AddCollectionProductsInput!) {
        addCollectionProducts(input: $input) {
          ... on AddCollectionProductsSuccess {
            collection {
              id
              productCount
            }
            results {
              outcome
              message
              messageCode
              messageParams
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => invalidateLists(store),
      read: ({ results = [] }) => ({
        refused: results.filter(({ outcome }) => outcome === "REFUSED" || outcome === "NOT_FOUND"),
      }),
    },
  );
  const [sendMatching, isMatching] = useChange<
    useAddMatchingMutation,
    { readonly added: number; readonly refused: number }
  >(
    graphql`
      mutation useAddMatchingMutation($input: AddMatchingProductsInput!) {
        addMatchingProducts(input: $input) {
          ... on AddMatchingProductsSuccess {
            collection {
              id
              productCount
            }
            addedCount
            refusedCount
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => invalidateLists(store),
      read: ({ addedCount = 0, refusedCount = 0 }) => ({ added: addedCount, refused: refusedCount }),
    },
  );
  const say = (added: number) =>
    notifier.success(
      t`${plural(added, { one: "# product added to", other: "# products added to" })} ${collection.name}`,
    );

  /** @returns whether it was done, as far as each product can be in it */
  async function add(products: readonly Named[]): Promise<boolean> {
    await delayed.sendAll();
    const result = await send({ collectionId: collection.id, productIds: products.map(({ id }) => id) });
    if (result === undefined) return false;
    if (!("refused" in result)) {
      reportError(notifier, result);
      return false;
    }
    const { refused } = result;
    const added = products.length - refused.length;
    if (added > 0) say(added);
    const [reason] = refused;
    if (reason !== undefined) {
      const read = await messageReader();
      const why = read(reason.message ?? "", reason.messageCode, reason.messageParams);
      notifier.failure(
        `${t`${plural(refused.length, { one: "# product was not added.", other: "# products were not added." })}`} ${why}`.trim(),
      );
    }
    reload();
    return true;
  }

  /** @returns whether it was done, as far as each product can be in it */
  async function addMatching(conditions: Conditions): Promise<boolean> {
    await delayed.sendAll();
    const result = await sendMatching({ collectionId: collection.id, ...conditions });
    if (result === undefined) return false;
    if (!("added" in result)) {
      reportError(notifier, result);
      return false;
    }
    say(result.added);
    if (result.refused > 0)
      notifier.failure(
        t`${plural(result.refused, { one: "# product was not added.", other: "# products were not added." })}`,
      );
    reload();
    return true;
  }

  return { add, addMatching, isAdding: isSending || isMatching };
}
