import { graphql } from "react-relay";
import type { jobMutationsCancelMutation } from "#/__generated__/jobMutationsCancelMutation.graphql";
import type { jobMutationsRetryMutation } from "#/__generated__/jobMutationsRetryMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Cancels a job that waits or runs. */
export const useCancelJob = () =>
  useChange<jobMutationsCancelMutation>(graphql`
    mutation jobMutationsCancelMutation($input: CancelJobInput!) {
      cancelJob(input: $input) {
        ... on CancelJobSuccess {
          job {
            endedAt
            ...JobRow_job
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Begins a job anew. */
export const useRetryJob = () =>
  useChange<jobMutationsRetryMutation>(graphql`
    mutation jobMutationsRetryMutation($input: RetryJobInput!) {
      retryJob(input: $input) {
        ... on RetryJobSuccess {
          job {
            endedAt
            ...JobRow_job
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
