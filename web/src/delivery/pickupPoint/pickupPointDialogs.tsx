import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { pickupPointDialogsAddMutation } from "#/__generated__/pickupPointDialogsAddMutation.graphql";
import type { pickupPointDialogsEditMutation } from "#/__generated__/pickupPointDialogsEditMutation.graphql";
import type { pickupPointDialogsPauseMutation } from "#/__generated__/pickupPointDialogsPauseMutation.graphql";
import type { pickupPointDialogs_point$key } from "#/__generated__/pickupPointDialogs_point.graphql";
import type { pickupPointFieldsQuery } from "#/__generated__/pickupPointFieldsQuery.graphql";
import { DayField } from "#/form/DayField.tsx";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { PickupPointFields } from "./PickupPointFields.tsx";
import {
  editedPickupPoint,
  newPickupPoint,
  pickupPointInput,
  usePickupPointTexts,
} from "./pickupPointForm.ts";

interface AddPickupPointProps {
  readonly fieldsRef: PreloadedQuery<pickupPointFieldsQuery>;
  /** The list on the screen, which shows the new pickup point at once. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds a pickup point: orders can be promised for it at once. */
export function AddPickupPoint({ fieldsRef, listId, onClose }: AddPickupPointProps) {
  const { t } = useLingui();
  const add = useChange<pickupPointDialogsAddMutation>(
    graphql`
      mutation pickupPointDialogsAddMutation($input: AddPickupPointInput!) {
        addPickupPoint(input: $input) {
          ... on AddPickupPointSuccess {
            pickupPointEdge {
              node {
                id
                ...PickupPointList_point
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addPickupPoint").getLinkedRecord("pickupPointEdge")),
    },
  );
  return (
    <DraftDialog
      title={t`Add pickup point`}
      submitLabel={t`Add pickup point`}
      size="large"
      initial={newPickupPoint}
      draft={{ key: "new pickup point", fields: usePickupPointTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => ({ ...pickupPointInput(draft), idempotencyKey })}
      success={t`Pickup Point Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <PickupPointFields queryRef={fieldsRef} draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

const fragment = graphql`
  fragment pickupPointDialogs_point on PickupPoint {
    id
    version
    name
    isPaused
    pausedUntil
    pauseReason
    openOrders
    ...pickupPointForm_point
  }
`;

interface PointProps {
  readonly pointKey: pickupPointDialogs_point$key;
  readonly onClose: () => void;
}

interface EditPickupPointProps extends PointProps {
  readonly fieldsRef: PreloadedQuery<pickupPointFieldsQuery>;
}

/** Changes a pickup point; what is promised already stays. */
export function EditPickupPoint({ pointKey, fieldsRef, onClose }: EditPickupPointProps) {
  const { t } = useLingui();
  const point = useFragment(fragment, pointKey);
  const edit = useChange<pickupPointDialogsEditMutation>(graphql`
    mutation pickupPointDialogsEditMutation($input: EditPickupPointInput!) {
      editPickupPoint(input: $input) {
        ... on EditPickupPointSuccess {
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
  const { id, name, version } = point;
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      size="large"
      initial={editedPickupPoint(point)}
      draft={{ key: `pickup point ${id}`, version, fields: usePickupPointTexts() }}
      change={edit}
      input={(draft, { version }) => ({ id, ...pickupPointInput(draft), version })}
      success={t`Pickup Point Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <PickupPointFields queryRef={fieldsRef} draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

/** Pauses a pickup point, or says anew how long; the orders that are there stay. */
export function PausePickupPoint({ pointKey, onClose }: PointProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const point = useFragment(fragment, pointKey);
  const { id, version, name, isPaused, pausedUntil, pauseReason, openOrders } = point;
  const pause = useChange<pickupPointDialogsPauseMutation>(graphql`
    mutation pickupPointDialogsPauseMutation($input: PausePickupPointInput!) {
      pausePickupPoint(input: $input) {
        ... on PausePickupPointSuccess {
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
  const stay = t`${plural(openOrders, {
    0: "No open order is for it.",
    one: "# open order stays, and what is ready there can be collected.",
    other: "# open orders stay, and what is ready there can be collected.",
  })}`;
  return (
    <DraftDialog
      title={isPaused ? t`Change the pause of ${name}` : t`Pause ${name}`}
      description={`${t`Nothing is promised for these days, and nothing becomes ready there.`} ${stay}`}
      submitLabel={t`Pause`}
      size="small"
      initial={{ until: pausedUntil ?? "", reason: isPaused ? (pauseReason ?? "") : "" }}
      draft={{ version, isNote: true }}
      change={pause}
      input={({ until, reason }, { version }) => ({
        id,
        until: until || null,
        reason: reason.trim(),
        version,
      })}
      success={t`${name} is paused.`}
      onClose={onClose}
    >
      {({ until, reason }, change) => (
        <>
          <DayField
            name="until"
            label={t`Open again on`}
            description={t`Leave it empty while that is not known.`}
            value={until}
            validate={(date) => (date > businessToday() ? null : t`Must be after today`)}
            onChange={(date) => change({ until: date })}
          />
          <TextArea
            name="reason"
            label={t`Reason`}
            description={t`Your colleagues see it beside the pickup point.`}
            required={t`Reason is required`}
            validate={atMost(500)}
            value={reason}
            onChange={(text) => change({ reason: text })}
          />
        </>
      )}
    </DraftDialog>
  );
}
