import { graphql } from "react-relay";
import type { importMutationsMapMutation } from "#/__generated__/importMutationsMapMutation.graphql";
import type { importMutationsRunMutation } from "#/__generated__/importMutationsRunMutation.graphql";
import type { importMutationsStartMutation } from "#/__generated__/importMutationsStartMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Has a file read that was sent. Resolves with the job. */
export const useStartImport = () =>
  useChange<importMutationsStartMutation, { readonly jobId: string } | undefined>(
    graphql`
      mutation importMutationsStartMutation($input: StartImportInput!) {
        startImport(input: $input) {
          ... on StartImportSuccess {
            job {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ job }) => job && { jobId: job.id } },
  );

/** Says what the columns are, and has the rows checked. */
export const useMapImport = () =>
  useChange<importMutationsMapMutation>(graphql`
    mutation importMutationsMapMutation($input: MapImportInput!) {
      mapImport(input: $input) {
        ... on MapImportSuccess {
          job {
            ...ImportSteps_job
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Does what the check has found. */
export const useRunImport = () =>
  useChange<importMutationsRunMutation>(graphql`
    mutation importMutationsRunMutation($input: RunImportInput!) {
      runImport(input: $input) {
        ... on RunImportSuccess {
          job {
            ...ImportSteps_job
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
