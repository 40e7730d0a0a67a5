import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CirclePause, CirclePlay, PackageCheck } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { PickupPointActionsDeleteMutation } from "#/__generated__/PickupPointActionsDeleteMutation.graphql";
import type { PickupPointActionsResumeMutation } from "#/__generated__/PickupPointActionsResumeMutation.graphql";
import type { PickupPointActions_point$key } from "#/__generated__/PickupPointActions_point.graphql";
import type { pickupPointFieldsQuery } from "#/__generated__/pickupPointFieldsQuery.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { pickupPointAddress } from "#/app/addresses.ts";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { pickupPointFields } from "./pickupPointFieldsQuery.ts";

const loadDialogs = () => import("./pickupPointDialogs.tsx");
const EditPickupPoint = lazy(async () => ({ default: (await loadDialogs()).EditPickupPoint }));
const PausePickupPoint = lazy(async () => ({ default: (await loadDialogs()).PausePickupPoint }));

/** What can be done with a pickup point: edit, and a menu with the rest. */
export function PickupPointActions({ pointKey }: { pointKey: PickupPointActions_point$key }) {
  const { t } = useLingui();
  const report = useReport();
  const [fieldsRef, loadFields] = useQueryLoader<pickupPointFieldsQuery>(pickupPointFields);
  const point = useFragment(
    graphql`
      fragment PickupPointActions_point on PickupPoint @throwOnFieldError {
        id
        name
        version
        isPaused
        pauseReason
        openOrders
        viewerCanUpdate
        viewerCanDelete
        ...pickupPointDialogs_point
      }
    `,
    pointKey,
  );
  const { id, name, version, isPaused, pauseReason, openOrders, viewerCanUpdate, viewerCanDelete } = point;
  const [resume] = useChange<PickupPointActionsResumeMutation>(graphql`
    mutation PickupPointActionsResumeMutation($input: ResumePickupPointInput!) {
      resumePickupPoint(input: $input) {
        ... on ResumePickupPointSuccess {
          pickupPoint {
            ...PickupPointList_point
            ...PickupPointProfile_point
          }
        }
        ... on ConflictError {
          current {
            ...PickupPointList_point @alias(as: "point")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [send] = useChange<PickupPointActionsDeleteMutation>(graphql`
    mutation PickupPointActionsDeleteMutation($input: DeletePickupPointInput!) {
      deletePickupPoint(input: $input) {
        ... on ConflictError {
          current {
            ...PickupPointList_point @alias(as: "point")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const endPause = async () => report(await resume({ id, version }), t`${name} is active again.`);
  const deletion = useDeletion({
    id,
    name,
    version,
    send,
    obstacle: openOrders > 0 && (
      <p>
        <Plural value={openOrders} one="# open order is for it." other="# open orders are for it." />{" "}
        <Trans>It can be paused instead.</Trans>
      </p>
    ),
  });
  const activity = useActivityAction();
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      onEdit={() => loadFields({})}
      menu={[
        {
          id: "orders",
          label: t`Open what waits there`,
          icon: PackageCheck,
          href: `${pickupPointAddress(id)}?tab=orders`,
        },
        ...activity,
        ...(viewerCanUpdate && isPaused
          ? [
              {
                id: "resume",
                label: t`Resume`,
                icon: CirclePlay,
                ...(pauseReason && { description: t`Paused: ${pauseReason}` }),
                start: () => void endPause(),
              },
            ]
          : []),
        ...(viewerCanUpdate
          ? [{ id: "pause", label: isPaused ? t`Change the pause` : t`Pause`, icon: CirclePause }]
          : []),
        ...(viewerCanDelete ? [deletion.action] : []),
      ]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && fieldsRef && (
            <EditPickupPoint pointKey={point} fieldsRef={fieldsRef} onClose={onClose} />
          )}
          {open === "pause" && <PausePickupPoint pointKey={point} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
