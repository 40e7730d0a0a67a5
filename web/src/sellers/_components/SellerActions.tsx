import { useLingui } from "@lingui/react/macro";
import { CirclePause, CirclePlay, Eye, Mail, Package, Trash2 } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { SellerActionsActivateMutation } from "#/__generated__/SellerActionsActivateMutation.graphql";
import type { SellerActionsInviteMutation } from "#/__generated__/SellerActionsInviteMutation.graphql";
import type { SellerActions_seller$key } from "#/__generated__/SellerActions_seller.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { addresses } from "#/app/addresses.ts";
import { useMay } from "#/app/PermissionsContext.ts";
import { type RowAction, RowActions } from "#/list/RowActions.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { sellerFields } from "./sellerFieldsQuery.ts";

const loadDialogs = () => import("../sellerDialogs.tsx");
const EditSeller = lazy(async () => ({ default: (await loadDialogs()).EditSeller }));
const SuspendSeller = lazy(async () => ({ default: (await loadDialogs()).SuspendSeller }));
const BeginSellerView = lazy(() => import("../view/BeginSellerView.tsx"));
const DeleteSeller = lazy(async () => ({ default: (await loadDialogs()).DeleteSeller }));

interface SellerActionsProps {
  readonly sellerKey: SellerActions_seller$key;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: edit, and a menu with the rest. */
export function SellerActions({ sellerKey, listId }: SellerActionsProps) {
  const { t } = useLingui();
  const report = useReport();
  const [fieldsRef, loadFields] = useQueryLoader<sellerFieldsQuery>(sellerFields);
  const seller = useFragment(
    graphql`
      fragment SellerActions_seller on Seller @throwOnFieldError {
        id
        name
        version
        status
        suspendedReason
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...sellerDialogs_seller
      }
    `,
    sellerKey,
  );
  const [activate] = useChange<SellerActionsActivateMutation>(graphql`
    mutation SellerActionsActivateMutation($input: ActivateSellerInput!) {
      activateSeller(input: $input) {
        ... on ActivateSellerSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ... on ConflictError {
          current {
            ...SellerList_seller @alias(as: "seller")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [invite] = useChange<SellerActionsInviteMutation>(graphql`
    mutation SellerActionsInviteMutation($input: InviteSellerAdministratorInput!) {
      inviteSellerAdministrator(input: $input) {
        ... on InviteSellerAdministratorSuccess {
          seller {
            ...SellerList_seller
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, version, status, suspendedReason, productCount, viewerCanUpdate, viewerCanDelete } =
    seller;
  const inviteAgain = async () =>
    report(await invite({ id }), t`Another invitation is on its way to the administrator of ${name}.`);
  const endSuspension = async () => report(await activate({ id, version }), t`${name} is active again.`);
  const mayView = useMay("SELLER_VIEW_CREATE");
  const isSuspended = status === "SUSPENDED";
  const menu: RowAction[] = [
    {
      id: "products",
      label: t`Open products`,
      icon: Package,
      href: `${addresses.products}?${new URLSearchParams({ seller: id })}`,
    },
    ...useActivityAction(),
    ...(mayView ? [{ id: "view", label: t`View as its people`, icon: Eye }] : []),
    ...(viewerCanUpdate && status === "INVITED"
      ? [
          {
            id: "invite",
            label: t`Send the invitation again`,
            icon: Mail,
            start: () => void inviteAgain(),
          },
        ]
      : []),
    ...(viewerCanUpdate && isSuspended
      ? [
          {
            id: "activate",
            label: t`Activate`,
            icon: CirclePlay,
            ...(suspendedReason && { description: t`Suspended: ${suspendedReason}` }),
            start: () => void endSuspension(),
          },
        ]
      : []),
    ...(viewerCanUpdate && !isSuspended ? [{ id: "suspend", label: t`Suspend`, icon: CirclePause }] : []),
    ...(viewerCanDelete ? [{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      onEdit={() => loadFields({})}
      menu={menu}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && fieldsRef && (
            <EditSeller sellerKey={seller} fieldsRef={fieldsRef} onClose={onClose} />
          )}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {open === "view" && <BeginSellerView {...{ id, name, onClose }} />}
          {open === "suspend" && <SuspendSeller {...{ id, name, version, onClose }} />}
          {open === "delete" && <DeleteSeller {...{ id, name, version, productCount, listId, onClose }} />}
        </>
      )}
    </RowActions>
  );
}
