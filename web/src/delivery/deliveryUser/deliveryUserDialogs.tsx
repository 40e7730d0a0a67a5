import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { deliveryUserDialogsAddMutation } from "#/__generated__/deliveryUserDialogsAddMutation.graphql";
import type { deliveryUserDialogsEditMutation } from "#/__generated__/deliveryUserDialogsEditMutation.graphql";
import type { deliveryUserDialogs_deliveryUser$key } from "#/__generated__/deliveryUserDialogs_deliveryUser.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { DeliveryUserFields } from "./DeliveryUserFields.tsx";
import {
  deliveryUserInput,
  editedDeliveryUser,
  newDeliveryUser,
  useDeliveryUserTexts,
} from "./deliveryUserForm.ts";

interface AddDeliveryUserProps {
  /** The list on the screen, which shows the new one at once. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds who brings orders. They have no account: nobody is invited. */
export function AddDeliveryUser({ listId, onClose }: AddDeliveryUserProps) {
  const { t } = useLingui();
  const add = useChange<deliveryUserDialogsAddMutation>(
    graphql`
      mutation deliveryUserDialogsAddMutation($input: AddDeliveryUserInput!) {
        addDeliveryUser(input: $input) {
          ... on AddDeliveryUserSuccess {
            deliveryUserEdge {
              node {
                id
                ...DeliveryUserList_deliveryUser
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addDeliveryUser").getLinkedRecord("deliveryUserEdge")),
    },
  );
  return (
    <DraftDialog
      title={t`Add delivery user`}
      submitLabel={t`Add delivery user`}
      size="large"
      initial={newDeliveryUser}
      draft={{ key: "new delivery user", fields: useDeliveryUserTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => {
        const input = deliveryUserInput(draft);
        return input && { ...input, idempotencyKey };
      }}
      success={t`Delivery User Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <DeliveryUserFields draft={draft} onChange={change} hasLocations />}
    </DraftDialog>
  );
}

interface EditDeliveryUserProps {
  readonly userKey: deliveryUserDialogs_deliveryUser$key;
  /** Whether the viewer may say for which locations. */
  readonly hasLocations: boolean;
  readonly onClose: () => void;
}

/** Changes a delivery user. For which locations they deliver is the company's to say. */
export function EditDeliveryUser({ userKey, hasLocations, onClose }: EditDeliveryUserProps) {
  const { t } = useLingui();
  const edit = useChange<deliveryUserDialogsEditMutation>(graphql`
    mutation deliveryUserDialogsEditMutation($input: EditDeliveryUserInput!) {
      editDeliveryUser(input: $input) {
        ... on EditDeliveryUserSuccess {
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
      fragment deliveryUserDialogs_deliveryUser on DeliveryUser {
        id
        name
        version
        ...deliveryUserForm_deliveryUser
      }
    `,
    userKey,
  );
  const { id, name, version } = user;
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      size="large"
      initial={editedDeliveryUser(user)}
      draft={{ key: `delivery user ${id}`, version, fields: useDeliveryUserTexts() }}
      change={edit}
      input={(draft, { version }) => {
        const input = deliveryUserInput(draft);
        if (input === null) return null;
        const { isForAll, sellerIds, ...rest } = input;
        return { id, ...rest, ...(hasLocations && { isForAll, sellerIds }), version };
      }}
      success={t`Delivery User Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <DeliveryUserFields draft={draft} onChange={change} hasLocations={hasLocations} />}
    </DraftDialog>
  );
}
