import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useOrderSteps_fulfilment$key } from "#/__generated__/useOrderSteps_fulfilment.graphql";
import type { useOrderStepsDeliverMutation } from "#/__generated__/useOrderStepsDeliverMutation.graphql";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import type { codeInput } from "../CodeFields.tsx";
import type { KnownWay } from "./StepDialog.tsx";
import { type ListStep, useOfferText } from "../stepTexts.ts";
import { refreshCounts } from "./orderCounts.ts";
import { isError, type StepInput, useSendSteps } from "./useSendSteps.ts";

/** The next step of each kind, the first of these that the state allows. */
const steps = [
  "ACCEPT",
  "PACK",
  "DESPATCH",
  "MAKE_READY",
  "DELIVER",
  "ASSIGN",
  "CANCEL",
] as const satisfies readonly ListStep[];

/** Where each step leads that can be taken back for a while. */
const leadsTo = { DESPATCH: "OUT", DELIVER: "DELIVERED", CANCEL: "CANCELLED" } as const;

const isLater = (action: ListStep): action is keyof typeof leadsTo => action in leadsTo;

type CodeInput = ReturnType<typeof codeInput>;

interface OrderSteps {
  readonly id: string;
  readonly number: string;
  /** The steps that can be taken now, the next one first. */
  readonly steps: readonly ListStep[];
  /** The location that sends it. */
  readonly sellerId: string | null;
  readonly way: KnownWay;
  /** It is handed over against a code, which is asked for: such a step is sent at once. */
  readonly isCodeNeeded: boolean;
  /** Hands it over against a code, with what is due collected. Resolves with the error of a form. */
  readonly deliver: readonly [(code: CodeInput) => Promise<Outcome>, boolean];
  /**
   * Takes one. Those that lead beyond the location are sent when their message goes, so that a wrong click costs nothing. Resolves
   * with why it was not done; with null also when it was taken back.
   */
  readonly take: (input: StepInput) => Promise<Outcome>;
  /** One is being sent. */
  readonly isSending: boolean;
}

type Outcome = MutationError | null | undefined;

/** The steps with one part of an order, from its row. */
export function useOrderSteps(fulfilmentKey: useOrderSteps_fulfilment$key): OrderSteps {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const changes = use(DelayedChangesContext);
  const send = useSendSteps();
  const [isSending, setIsSending] = useState(false);
  const offerText = useOfferText();
  const { id, number, viewerActions, dueOnDelivery, isCodeNeeded, seller, deliveryUser, ...way } =
    useFragment(
      graphql`
        fragment useOrderSteps_fulfilment on Fulfilment @throwOnFieldError {
          id
          number
          viewerActions
          dueOnDelivery
          isCodeNeeded
          seller {
            id
          }
          deliveryUser {
            id
            name
          }
          carrierName
          trackingNumber
        }
      `,
      fulfilmentKey,
    );
  const [deliver, isDelivering] = useChange<useOrderStepsDeliverMutation>(graphql`
    mutation useOrderStepsDeliverMutation($input: DeliverFulfilmentInput!) {
      deliverFulfilment(input: $input) {
        ... on DeliverFulfilmentSuccess {
          fulfilment {
            ...orderDeclarations_fulfilment
          }
        }
        ... on ConflictError {
          current {
            ... on Fulfilment {
              ...orderDeclarations_fulfilment @alias(as: "fulfilment")
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const isCash = Number(dueOnDelivery) > 0;
  const collected = isCash ? dueOnDelivery : null;
  const run = async (input: StepInput): Promise<Outcome> => {
    if (input.action === "DELIVER" && isCash) {
      const error = await deliver({ id, collectedAmount: dueOnDelivery });
      refreshCounts(environment);
      return error;
    }
    setIsSending(true);
    const outcome = await send(new Map([[id, number]]), input);
    setIsSending(false);
    if (outcome === undefined || isError(outcome)) return outcome;
    const [refusal] = outcome.refused;
    return refusal ? { formError: refusal.text, fieldErrors: {} } : null;
  };
  const later = (input: StepInput & { readonly action: keyof typeof leadsTo }): Promise<Outcome> => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const shown = environment.applyUpdate({
      storeUpdater: (store) => {
        store.get(id)?.setValue(leadsTo[input.action], "status").setValue([], "viewerActions");
      },
    });
    const change = changes.add(async () => {
      message.close();
      const outcome = await run(input);
      shown.dispose();
      resolve(outcome);
    });
    const message = notifier.offer({
      title: offerText(input.action, number),
      label: t`Undo`,
      onAccept: () => {
        if (!change.takeBack()) return;
        shown.dispose();
        notifier.information(t`Nothing was changed.`);
        resolve(null);
      },
      onGone: () => void change.send(),
    });
    return promise;
  };
  const now = async (input: StepInput): Promise<Outcome> => {
    const outcome = await run(input);
    if (outcome === null) notifier.success(offerText(input.action, number));
    return outcome;
  };
  return {
    id,
    number,
    steps: steps.filter((step) => viewerActions.includes(step)),
    sellerId: seller?.id ?? null,
    way: {
      user: deliveryUser ? { id: deliveryUser.id, label: deliveryUser.name } : null,
      carrier: way.carrierName,
      tracking: way.trackingNumber,
    },
    isCodeNeeded,
    deliver: [
      async (code) => {
        const outcome = await deliver({ id, collectedAmount: collected, ...code });
        refreshCounts(environment);
        return outcome;
      },
      isDelivering,
    ],
    take: ({ action, ...input }) =>
      isLater(action) ? later({ ...input, action }) : now({ ...input, action }),
    isSending: isSending || isDelivering,
  };
}
