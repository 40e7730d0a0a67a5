import { useLingui } from "@lingui/react/macro";
import { Ban, CircleCheck, Merge } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { VendorActionsDeleteMutation } from "#/__generated__/VendorActionsDeleteMutation.graphql";
import type { VendorActionsUnblockMutation } from "#/__generated__/VendorActionsUnblockMutation.graphql";
import type { VendorActions_vendor$key } from "#/__generated__/VendorActions_vendor.graphql";
import type { vendorFieldsQuery } from "#/__generated__/vendorFieldsQuery.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { vendorFields } from "./vendorFieldsQuery.ts";

const loadDialogs = () => import("./vendorDialogs.tsx");
const EditVendor = lazy(async () => ({ default: (await loadDialogs()).EditVendor }));
const BlockVendor = lazy(async () => ({ default: (await loadDialogs()).BlockVendor }));
const MergeVendor = lazy(async () => ({ default: (await import("./mergeDialogs.tsx")).MergeVendor }));

interface VendorActionsProps {
  readonly vendorKey: VendorActions_vendor$key;
  /** The list on the screen, where there is one. */
  readonly listId?: string;
  /** Where a merge from a vendor's own page leads: to the one that stays. */
  readonly onMerged?: (id: string) => void;
}

/** What can be done with a vendor: edit, and a menu with the rest. */
export function VendorActions({ vendorKey, listId, onMerged }: VendorActionsProps) {
  const { t } = useLingui();
  const report = useReport();
  const [fieldsRef, loadFields] = useQueryLoader<vendorFieldsQuery>(vendorFields);
  const vendor = useFragment(
    graphql`
      fragment VendorActions_vendor on Vendor @throwOnFieldError {
        id
        name
        version
        status
        blockReason
        viewerCanUpdate
        viewerCanDelete
        ...vendorDialogs_vendor
        ...mergeDialogs_vendor
      }
    `,
    vendorKey,
  );
  const { id, name, version, status, blockReason, viewerCanUpdate, viewerCanDelete } = vendor;
  const isBlocked = status === "BLOCKED";
  const [unblock] = useChange<VendorActionsUnblockMutation>(graphql`
    mutation VendorActionsUnblockMutation($input: UnblockVendorInput!) {
      unblockVendor(input: $input) {
        ... on UnblockVendorSuccess {
          vendor {
            ...VendorList_vendor
            ...VendorProfile_vendor
          }
        }
        ... on ConflictError {
          current {
            ...VendorList_vendor @alias(as: "vendor")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [send] = useChange<VendorActionsDeleteMutation>(graphql`
    mutation VendorActionsDeleteMutation($input: DeleteVendorInput!) {
      deleteVendor(input: $input) {
        ... on ConflictError {
          current {
            ...VendorList_vendor @alias(as: "vendor")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const endBlock = async () => report(await unblock({ id, version }), t`${name} is active again.`);
  const deletion = useDeletion({ id, name, version, send });
  const activity = useActivityAction();
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      onEdit={() => loadFields({})}
      menu={[
        ...activity,
        ...(viewerCanUpdate && isBlocked
          ? [
              {
                id: "unblock",
                label: t`Unblock`,
                icon: CircleCheck,
                ...(blockReason && { description: t`Blocked: ${blockReason}` }),
                start: () => void endBlock(),
              },
            ]
          : []),
        ...(viewerCanUpdate && !isBlocked ? [{ id: "block", label: t`Block`, icon: Ban }] : []),
        ...(viewerCanDelete
          ? [{ id: "merge", label: t`Merge with another vendor`, icon: Merge }, deletion.action]
          : []),
      ]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && fieldsRef && (
            <EditVendor vendorKey={vendor} fieldsRef={fieldsRef} onClose={onClose} />
          )}
          {open === "block" && <BlockVendor vendorKey={vendor} onClose={onClose} />}
          {open === "merge" && (
            <MergeVendor
              vendorKey={vendor}
              {...(listId !== undefined && { listId })}
              {...(onMerged && { onMerged })}
              onClose={onClose}
            />
          )}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
