import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { DutySwitchMutation } from "#/__generated__/DutySwitchMutation.graphql";
import type { DutySwitch_deliveryUser$key } from "#/__generated__/DutySwitch_deliveryUser.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";
import { Switch } from "#/ui/Switch.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

interface DutySwitchProps {
  readonly userKey: DutySwitch_deliveryUser$key;
  /** Shows what it is beside it; in a row its column says so. */
  readonly isNamed?: boolean;
}

/** Whether somebody is at work. It changes at once, and goes back when the gateway refuses. */
export function DutySwitch({ userKey, isNamed = false }: DutySwitchProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [send] = useChange<DutySwitchMutation>(graphql`
    mutation DutySwitchMutation($input: SetDeliveryUserDutyInput!) {
      setDeliveryUserDuty(input: $input) {
        ... on SetDeliveryUserDutySuccess {
          deliveryUser {
            ...deliveryUserChange_deliveryUser
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, isOnDuty, status, viewerCanUpdate } = useFragment(
    graphql`
      fragment DutySwitch_deliveryUser on DeliveryUser @throwOnFieldError {
        id
        name
        isOnDuty
        status
        viewerCanUpdate
      }
    `,
    userKey,
  );
  const change = async (isOn: boolean) => {
    const error = await send(
      { id, isOnDuty: isOn },
      // Through the store, not as a made-up response: a union's other members would have to be made up too.
      { optimisticUpdater: (store) => store.get(id)?.setValue(isOn, "isOnDuty") },
    );
    if (error) reportError(notifier, error);
  };
  return (
    <div className="delivery-user-duty">
      <Switch
        isSelected={isOnDuty}
        isDisabled={!viewerCanUpdate || status !== "ACTIVE"}
        onChange={(isOn) => void change(isOn)}
      >
        {isNamed ? t`On duty` : <VisuallyHidden>{t`${name} is on duty`}</VisuallyHidden>}
      </Switch>
    </div>
  );
}
