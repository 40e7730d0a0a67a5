import { graphql } from "react-relay";
import type { useAddManufacturerMutation } from "#/__generated__/useAddManufacturerMutation.graphql";
import { showInList } from "#/list/showInList.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddManufacturerInput = useAddManufacturerMutation["variables"]["input"];

/** A manufacturer that was just added. */
export interface AddedManufacturer {
  readonly id: string;
  readonly name: string;
  /** Name of its country. */
  readonly country: string | null;
}

/**
 * Adds a manufacturer; the list on the screen, where there is one, shows it at once. Resolves with the manufacturer, with the
 * refusal, or with undefined without an answer.
 */
export function useAddManufacturer(
  listId: string | undefined,
): [(input: AddManufacturerInput) => Promise<AddedManufacturer | Refusal | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddManufacturerMutation>(graphql`
    mutation useAddManufacturerMutation($input: AddManufacturerInput!) {
      addManufacturer(input: $input) {
        __typename
        ... on AddManufacturerSuccess {
          manufacturer {
            id
            name
            address {
              country
            }
          }
          manufacturerEdge {
            cursor
            node {
              id
              ...ManufacturerRow_manufacturer
            }
          }
        }
        ... on ValidationError {
          issues {
            path
            message
          }
        }
        ... on ConflictError {
          issues {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const add = async (input: AddManufacturerInput) => {
    const answer = await commit(
      { input },
      {
        updater: (store) =>
          showInList(
            store,
            listId,
            store.getRootField("addManufacturer")?.getLinkedRecord("manufacturerEdge"),
          ),
      },
    );
    const result = answer?.addManufacturer;
    if (!result) return undefined;
    if (result.__typename !== "AddManufacturerSuccess") return refusalOf(result);
    const { manufacturer } = result;
    return manufacturer && { ...manufacturer, country: manufacturer.address.country ?? null };
  };
  return [add, isUnderWay];
}
