import { graphql } from "react-relay";
import type { useEditManufacturerMutation } from "#/__generated__/useEditManufacturerMutation.graphql";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditManufacturerInput = useEditManufacturerMutation["variables"]["input"];

/** Changes a manufacturer. Resolves with null when it is changed, with the refusal, or with undefined without an answer. */
export function useEditManufacturer(): [
  (input: EditManufacturerInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditManufacturerMutation>(graphql`
    mutation useEditManufacturerMutation($input: EditManufacturerInput!) {
      editManufacturer(input: $input) {
        __typename
        ... on EditManufacturerSuccess {
          manufacturer {
            ...ManufacturerRow_manufacturer
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
          current {
            ...ManufacturerRow_manufacturer @alias(as: "manufacturer")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditManufacturerInput) => {
    const result = (await commit({ input }))?.editManufacturer;
    if (!result) return undefined;
    return result.__typename === "EditManufacturerSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}
