import { graphql } from "react-relay";
import type { twoStepMutationsBeginMutation } from "#/__generated__/twoStepMutationsBeginMutation.graphql";
import type { twoStepMutationsOffMutation } from "#/__generated__/twoStepMutationsOffMutation.graphql";
import type { twoStepMutationsOnMutation } from "#/__generated__/twoStepMutationsOnMutation.graphql";
import type { twoStepMutationsRenewMutation } from "#/__generated__/twoStepMutationsRenewMutation.graphql";
import { storedViewer } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";

/** What an authenticator app is set up with. */
export interface AppSecret {
  readonly secret: string;
  readonly address: string;
}

/** Makes a secret, which counts for nothing until its first code. */
export const useBeginTwoStep = () =>
  useChange<twoStepMutationsBeginMutation, AppSecret>(
    graphql`
      mutation twoStepMutationsBeginMutation($input: BeginTwoStepInput!) {
        beginTwoStep(input: $input) {
          ... on BeginTwoStepSuccess {
            secret
            address
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ secret = "", address = "" }) => ({ secret, address }) },
  );

/** Turns it on, and reads the recovery codes, which are never shown again. */
export const useTurnOnTwoStep = () =>
  useChange<twoStepMutationsOnMutation, readonly string[]>(
    graphql`
      mutation twoStepMutationsOnMutation($input: TurnOnTwoStepInput!) {
        turnOnTwoStep(input: $input) {
          ... on TurnOnTwoStepSuccess {
            recoveryCodes
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      // The reminder above every page goes with it.
      updater: (store) => {
        if (store.getRootField("turnOnTwoStep").getValue("recoveryCodes"))
          storedViewer(store)?.setValue(null, "twoStepDueAt");
      },
      read: ({ recoveryCodes = [] }) => recoveryCodes,
    },
  );

/** Makes new recovery codes in the place of those there were. */
export const useRenewRecoveryCodes = () =>
  useChange<twoStepMutationsRenewMutation, readonly string[]>(
    graphql`
      mutation twoStepMutationsRenewMutation($input: RenewRecoveryCodesInput!) {
        renewRecoveryCodes(input: $input) {
          ... on RenewRecoveryCodesSuccess {
            recoveryCodes
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ recoveryCodes = [] }) => recoveryCodes },
  );

/** Turns it off. */
export const useTurnOffTwoStep = () =>
  useChange<twoStepMutationsOffMutation>(graphql`
    mutation twoStepMutationsOffMutation($input: TurnOffTwoStepInput!) {
      turnOffTwoStep(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
