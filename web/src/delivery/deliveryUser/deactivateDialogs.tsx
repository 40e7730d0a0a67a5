import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { deactivateDialogsMutation } from "#/__generated__/deactivateDialogsMutation.graphql";
import type { deactivateDialogs_deliveryUser$key } from "#/__generated__/deactivateDialogs_deliveryUser.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { AssignCarried } from "./AssignCarried.tsx";

interface DeactivateDeliveryUserProps {
  readonly userKey: deactivateDialogs_deliveryUser$key;
  readonly onClose: () => void;
}

/** Makes somebody inactive, with the reason; first what they carry is given to somebody else. */
export function DeactivateDeliveryUser({ userKey, onClose }: DeactivateDeliveryUserProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const deactivate = useChange<deactivateDialogsMutation>(graphql`
    mutation deactivateDialogsMutation($input: DeactivateDeliveryUserInput!) {
      deactivateDeliveryUser(input: $input) {
        ... on DeactivateDeliveryUserSuccess {
          deliveryUser {
            ...deliveryUserChange_deliveryUser
          }
        }
        ... on ConflictError {
          current {
            ...deliveryUserChange_deliveryUser @alias(as: "deliveryUser")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const user = useFragment(
    graphql`
      fragment deactivateDialogs_deliveryUser on DeliveryUser @throwOnFieldError {
        id
        name
        version
        openDeliveries
      }
    `,
    userKey,
  );
  const { id, name, version, openDeliveries } = user;
  if (openDeliveries > 0) return <AssignCarried {...{ id, name, openDeliveries, onClose }} />;
  return (
    <DraftDialog
      title={t`Deactivate ${name}`}
      description={t`They are given no more orders until somebody activates them again.`}
      submitLabel={t`Deactivate`}
      size="small"
      initial={{ reason: "" }}
      draft={{ version, isNote: true }}
      change={deactivate}
      input={({ reason }, { version }) => ({ id, reason: reason.trim(), version })}
      success={t`${name} is inactive.`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`Your colleagues see it beside the name.`}
          required={t`Reason is required`}
          validate={atMost(500)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}
