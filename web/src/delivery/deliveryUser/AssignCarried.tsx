import { Plural, useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { AssignCarriedQuery } from "#/__generated__/AssignCarriedQuery.graphql";
import { deliveryUserAddress } from "#/app/addresses.ts";
import Refusals from "#/list/Refusals.tsx";
import { DeliveryUserField } from "#/orders/DeliveryUserField.tsx";
import { isError, useSendSteps } from "#/orders/list/useSendSteps.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { reportError } from "#/relay/useReport.ts";
import { useReload } from "#/relay/useReload.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Form } from "#/ui/Form.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { carriedStatuses } from "./deliveryUserList.ts";

/* oxlint-disable relay/unused-fields -- how many they carry then is shown from the store, by whoever shows it */
const query = graphql`
  query AssignCarriedQuery($id: ID!, $filter: FulfilmentFilter!) @throwOnFieldError {
    viewer {
      fulfilments(filter: $filter, first: 100) {
        edges {
          node {
            id
            number
          }
        }
      }
    }
    node(id: $id) {
      ... on DeliveryUser {
        openDeliveries
        deliveriesToday
      }
    }
  }
`;

interface AssignCarriedProps {
  readonly id: string;
  readonly name: string;
  readonly openDeliveries: number;
  readonly onClose: () => void;
}

/** Who carries something stays active: here it is given to somebody else, all of it at once. */
export function AssignCarried({ id, name, openDeliveries, onClose }: AssignCarriedProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const failureText = useFailureText();
  const reload = useReload();
  const send = useSendSteps();
  const [other, setOther] = useState<SelectOption | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const read = () =>
    fetchQuery<AssignCarriedQuery>(
      environment,
      query,
      { id, filter: { deliveryUserId: id, status: carriedStatuses } },
      { fetchPolicy: "network-only" },
    ).toPromise();
  const assignTo = async (to: SelectOption) => {
    const carried = (await read())?.viewer?.fulfilments.edges ?? [];
    const names = new Map(carried.map(({ node }) => [node.id, node.number]));
    const outcome =
      names.size === 0 ? undefined : await send(names, { action: "ASSIGN", deliveryUserId: to.id });
    if (outcome && isError(outcome)) reportError(notifier, outcome);
    else {
      setRefused(outcome?.refused ?? []);
      if (outcome && outcome.doneCount > 0) notifier.success(t`${outcome.doneCount} assigned to ${to.label}`);
    }
    // When nothing is left, the form goes on to the reason.
    await read();
    reload();
  };
  const assign = async () => {
    if (other === null) return;
    setIsSending(true);
    await assignTo(other).catch((error: unknown) => notifier.failure(failureText(error)));
    setIsSending(false);
  };
  return (
    <Dialog
      isOpen
      isStatic
      onOpenChange={onClose}
      title={t`Deactivate ${name}`}
      closeLabel={t`Close`}
      size="small"
    >
      <Form layout="dialog" summaryTitle={t`Please check these fields`} onSubmit={() => void assign()}>
        <DialogBody>
          <Notice
            tone="warning"
            title={
              <Plural
                value={openDeliveries}
                one="Carries # order: assign it first"
                other="Carries # orders: assign them first"
              />
            }
            action={
              <LinkButton size="small" href={`${deliveryUserAddress(id)}?tab=deliveries`} onPress={onClose}>
                {t`Show these orders`}
              </LinkButton>
            }
          />
          <Refusals refused={refused} onDismiss={() => setRefused([])} />
          <DeliveryUserField
            sellerId={null}
            name="deliveryUserId"
            label={t`Who delivers it`}
            description={t`Who carries least comes first.`}
            required={t`Choose who delivers it`}
            without={id}
            chosen={other}
            onChoose={setOther}
          />
        </DialogBody>
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t`Saving`}>
            {t`Assign`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
