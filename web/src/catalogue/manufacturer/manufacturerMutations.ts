import { graphql } from "react-relay";
import type { manufacturerMutationsAddMutation } from "#/__generated__/manufacturerMutationsAddMutation.graphql";
import type { manufacturerMutationsDeleteMutation } from "#/__generated__/manufacturerMutationsDeleteMutation.graphql";
import type { manufacturerMutationsEditMutation } from "#/__generated__/manufacturerMutationsEditMutation.graphql";
import { showInList } from "#/list/showInList.ts";
import { outdateLists } from "#/relay/outdateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/** A manufacturer that was just added. */
export interface AddedManufacturer {
  readonly id: string;
  readonly name: string;
  /** Name of its country. */
  readonly country: string | null;
}

/** Adds a manufacturer; the list on the screen, where there is one, shows it at once. */
export const useAddManufacturer = (listId: string | undefined) =>
  useChange<manufacturerMutationsAddMutation, AddedManufacturer | undefined>(
    graphql`
      mutation manufacturerMutationsAddMutation($input: AddManufacturerInput!) {
        addManufacturer(input: $input) {
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
                ...ManufacturerList_manufacturer
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        showInList(store, listId, store.getRootField("addManufacturer").getLinkedRecord("manufacturerEdge")),
      read: ({ manufacturer: added }) =>
        added && { id: added.id, name: added.name, country: added.address.country ?? null },
    },
  );

/** Changes a manufacturer. */
export const useEditManufacturer = () =>
  useChange<manufacturerMutationsEditMutation>(graphql`
    mutation manufacturerMutationsEditMutation($input: EditManufacturerInput!) {
      editManufacturer(input: $input) {
        ... on EditManufacturerSuccess {
          manufacturer {
            ...ManufacturerList_manufacturer
          }
        }
        ... on ConflictError {
          current {
            ...ManufacturerList_manufacturer @alias(as: "manufacturer")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a manufacturer; lists that are not on the screen ask anew. */
export const useDeleteManufacturer = () =>
  useChange<manufacturerMutationsDeleteMutation>(
    graphql`
      mutation manufacturerMutationsDeleteMutation($input: DeleteManufacturerInput!) {
        deleteManufacturer(input: $input) {
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: outdateLists },
  );
