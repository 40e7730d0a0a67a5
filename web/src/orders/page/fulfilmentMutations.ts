import { graphql } from "react-relay";
import type { fulfilmentMutationsAcceptMutation } from "#/__generated__/fulfilmentMutationsAcceptMutation.graphql";
import type { fulfilmentMutationsAssignMutation } from "#/__generated__/fulfilmentMutationsAssignMutation.graphql";
import type { fulfilmentMutationsAttemptMutation } from "#/__generated__/fulfilmentMutationsAttemptMutation.graphql";
import type { fulfilmentMutationsBringBackMutation } from "#/__generated__/fulfilmentMutationsBringBackMutation.graphql";
import type { fulfilmentMutationsCancelMutation } from "#/__generated__/fulfilmentMutationsCancelMutation.graphql";
import type { fulfilmentMutationsDeliverMutation } from "#/__generated__/fulfilmentMutationsDeliverMutation.graphql";
import type { fulfilmentMutationsDespatchMutation } from "#/__generated__/fulfilmentMutationsDespatchMutation.graphql";
import type { fulfilmentMutationsEditMutation } from "#/__generated__/fulfilmentMutationsEditMutation.graphql";
import type { fulfilmentMutationsMakeReadyMutation } from "#/__generated__/fulfilmentMutationsMakeReadyMutation.graphql";
import type { fulfilmentMutationsPackMutation } from "#/__generated__/fulfilmentMutationsPackMutation.graphql";
import type { fulfilmentMutationsReturnMutation } from "#/__generated__/fulfilmentMutationsReturnMutation.graphql";
import type { fulfilmentMutationsSplitMutation } from "#/__generated__/fulfilmentMutationsSplitMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Accepts a part of an order. */
export const useAccept = () =>
  useChange<fulfilmentMutationsAcceptMutation>(graphql`
    mutation fulfilmentMutationsAcceptMutation($input: AcceptFulfilmentInput!) {
      acceptFulfilment(input: $input) {
        ... on AcceptFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says that a part is packed. */
export const usePack = () =>
  useChange<fulfilmentMutationsPackMutation>(graphql`
    mutation fulfilmentMutationsPackMutation($input: PackFulfilmentInput!) {
      packFulfilment(input: $input) {
        ... on PackFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Sends a part; its invoice is issued. */
export const useDespatch = () =>
  useChange<fulfilmentMutationsDespatchMutation>(graphql`
    mutation fulfilmentMutationsDespatchMutation($input: DespatchFulfilmentInput!) {
      despatchFulfilment(input: $input) {
        ... on DespatchFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says that a part waits to be picked up; its invoice is issued. */
export const useMakeReady = () =>
  useChange<fulfilmentMutationsMakeReadyMutation>(graphql`
    mutation fulfilmentMutationsMakeReadyMutation($input: MakeFulfilmentReadyInput!) {
      makeFulfilmentReady(input: $input) {
        ... on MakeFulfilmentReadySuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says that a part was handed over. */
export const useDeliver = () =>
  useChange<fulfilmentMutationsDeliverMutation>(graphql`
    mutation fulfilmentMutationsDeliverMutation($input: DeliverFulfilmentInput!) {
      deliverFulfilment(input: $input) {
        ... on DeliverFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says who brings a part. */
export const useAssign = () =>
  useChange<fulfilmentMutationsAssignMutation>(graphql`
    mutation fulfilmentMutationsAssignMutation($input: AssignFulfilmentInput!) {
      assignFulfilment(input: $input) {
        ... on AssignFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Notes a delivery in vain. */
export const useAttempt = () =>
  useChange<fulfilmentMutationsAttemptMutation>(graphql`
    mutation fulfilmentMutationsAttemptMutation($input: RecordDeliveryAttemptInput!) {
      recordDeliveryAttempt(input: $input) {
        ... on RecordDeliveryAttemptSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says that a part came back undelivered. */
export const useBringBack = () =>
  useChange<fulfilmentMutationsBringBackMutation>(graphql`
    mutation fulfilmentMutationsBringBackMutation($input: BringBackFulfilmentInput!) {
      bringBackFulfilment(input: $input) {
        ... on BringBackFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Takes back pieces that were handed over. */
export const useRecordReturn = () =>
  useChange<fulfilmentMutationsReturnMutation>(graphql`
    mutation fulfilmentMutationsReturnMutation($input: RecordReturnInput!) {
      recordReturn(input: $input) {
        ... on RecordReturnSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Makes a part of its own of some pieces. */
export const useSplit = () =>
  useChange<fulfilmentMutationsSplitMutation>(graphql`
    mutation fulfilmentMutationsSplitMutation($input: SplitFulfilmentInput!) {
      splitFulfilment(input: $input) {
        ... on SplitFulfilmentSuccess {
          fulfilment {
            order {
              ...OrderDetails_order
            }
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Cancels a part or some of its pieces. */
export const useCancel = () =>
  useChange<fulfilmentMutationsCancelMutation>(graphql`
    mutation fulfilmentMutationsCancelMutation($input: CancelFulfilmentInput!) {
      cancelFulfilment(input: $input) {
        ... on CancelFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Says how a part goes. */
export const useEdit = () =>
  useChange<fulfilmentMutationsEditMutation>(graphql`
    mutation fulfilmentMutationsEditMutation($input: EditFulfilmentInput!) {
      editFulfilment(input: $input) {
        ... on EditFulfilmentSuccess {
          fulfilment {
            ...fulfilmentChange_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ...fulfilmentChange_fulfilment @alias(as: "fulfilment")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
