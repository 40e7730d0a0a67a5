import { Plural, useLingui } from "@lingui/react/macro";
import { CirclePause, CirclePlay, ReceiptText } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeliveryUserActionsActivateMutation } from "#/__generated__/DeliveryUserActionsActivateMutation.graphql";
import type { DeliveryUserActionsDeleteMutation } from "#/__generated__/DeliveryUserActionsDeleteMutation.graphql";
import type { DeliveryUserActions_deliveryUser$key } from "#/__generated__/DeliveryUserActions_deliveryUser.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { deliveryUserAddress } from "#/app/addresses.ts";
import { type RowAction, RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";

const loadDialogs = () => import("./deliveryUserDialogs.tsx");
const EditDeliveryUser = lazy(async () => ({ default: (await loadDialogs()).EditDeliveryUser }));
const DeactivateDeliveryUser = lazy(async () => ({
  default: (await import("./deactivateDialogs.tsx")).DeactivateDeliveryUser,
}));

interface DeliveryUserActionsProps {
  readonly userKey: DeliveryUserActions_deliveryUser$key;
  /** Whether the viewer may say for which locations they deliver. */
  readonly hasSellers: boolean;
  /** Their own page has the ways to its parts already, and stays after a deletion. */
  readonly isOnPage?: boolean;
}

/** What can be done with somebody: edit, and a menu with the rest. */
export function DeliveryUserActions({ userKey, hasSellers, isOnPage = false }: DeliveryUserActionsProps) {
  const { t } = useLingui();
  const report = useReport();
  const user = useFragment(
    graphql`
      fragment DeliveryUserActions_deliveryUser on DeliveryUser @throwOnFieldError {
        id
        name
        version
        status
        statusReason
        openDeliveries
        viewerCanUpdate
        viewerCanDelete
        ...deliveryUserDialogs_deliveryUser
        ...deactivateDialogs_deliveryUser
      }
    `,
    userKey,
  );
  const [activate] = useChange<DeliveryUserActionsActivateMutation>(graphql`
    mutation DeliveryUserActionsActivateMutation($input: ActivateDeliveryUserInput!) {
      activateDeliveryUser(input: $input) {
        ... on ActivateDeliveryUserSuccess {
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
  const [send] = useChange<DeliveryUserActionsDeleteMutation>(graphql`
    mutation DeliveryUserActionsDeleteMutation($input: DeleteDeliveryUserInput!) {
      deleteDeliveryUser(input: $input) {
        ... on ConflictError {
          current {
            ...deliveryUserChange_deliveryUser @alias(as: "deliveryUser")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, version, status, statusReason, openDeliveries, viewerCanUpdate, viewerCanDelete } = user;
  const activity = useActivityAction();
  const deletion = useDeletion({
    id,
    name,
    version,
    send,
    obstacle: openDeliveries > 0 && (
      <p>
        <Plural
          value={openDeliveries}
          one="# order is assigned to them. Who has had an order can be made inactive, not deleted."
          other="# orders are assigned to them. Who has had an order can be made inactive, not deleted."
        />
      </p>
    ),
  });
  const isActive = status === "ACTIVE";
  const menu: RowAction[] = [
    ...(isOnPage
      ? []
      : [
          {
            id: "deliveries",
            label: t`Open deliveries`,
            icon: ReceiptText,
            href: `${deliveryUserAddress(id)}?tab=deliveries`,
          },
          ...activity,
        ]),
    ...(viewerCanUpdate && isActive ? [{ id: "deactivate", label: t`Deactivate`, icon: CirclePause }] : []),
    ...(viewerCanUpdate && !isActive
      ? [
          {
            id: "activate",
            label: t`Activate`,
            icon: CirclePlay,
            ...(statusReason && { description: t`Inactive: ${statusReason}` }),
            start: () =>
              void activate({ id, version }).then((error) => report(error, t`${name} is active again.`)),
          },
        ]
      : []),
    ...(viewerCanDelete && !isOnPage ? [deletion.action] : []),
  ];
  return (
    <RowActions name={name} edit={viewerCanUpdate ? t`Edit ${name}` : undefined} menu={menu}>
      {(open, onClose) => (
        <>
          {open === "edit" && <EditDeliveryUser userKey={user} hasLocations={hasSellers} onClose={onClose} />}
          {open === "deactivate" && <DeactivateDeliveryUser userKey={user} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
