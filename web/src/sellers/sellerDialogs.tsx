import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { sellerDialogsDeleteMutation } from "#/__generated__/sellerDialogsDeleteMutation.graphql";
import type { sellerDialogsEditMutation } from "#/__generated__/sellerDialogsEditMutation.graphql";
import type { sellerDialogsSuspendMutation } from "#/__generated__/sellerDialogsSuspendMutation.graphql";
import type { sellerDialogs_seller$key } from "#/__generated__/sellerDialogs_seller.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import { removeFromList } from "#/list/removeFromList.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { editedSeller, sellerChanges, useSellerTexts } from "./sellerForm.ts";
import { SellerFields } from "./_components/SellerFields.tsx";

export { AddSeller } from "./AddSeller.tsx";

interface EditSellerProps {
  readonly sellerKey: sellerDialogs_seller$key;
  readonly fieldsRef: PreloadedQuery<sellerFieldsQuery>;
  readonly onClose: () => void;
}

/** Changes a location. Another e-mail address is another administrator, who is invited by mail. */
export function EditSeller({ sellerKey, fieldsRef, onClose }: EditSellerProps) {
  const { t } = useLingui();
  const edit = useChange<sellerDialogsEditMutation>(graphql`
    mutation sellerDialogsEditMutation($input: EditSellerInput!) {
      editSeller(input: $input) {
        ... on EditSellerSuccess {
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
  const seller = useFragment(
    graphql`
      fragment sellerDialogs_seller on Seller {
        id
        version
        name
        ...sellerForm_seller
      }
    `,
    sellerKey,
  );
  const { id, name, version } = seller;
  const own = editedSeller(seller);
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      size="large"
      initial={own}
      draft={{ key: `location ${id}`, version, fields: useSellerTexts(), excluded: ["dateOfBirth"] }}
      change={edit}
      input={(draft, { version }) => ({ id, ...sellerChanges(draft, own), version })}
      success={t`Location Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <SellerFields queryRef={fieldsRef} draft={draft} onChange={change} own={own} />}
    </DraftDialog>
  );
}

interface SuspendSellerProps {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Suspends a location; the reason is asked for, because somebody will ask (screen S-05). */
export function SuspendSeller({ id, version, name, onClose }: SuspendSellerProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const suspend = useChange<sellerDialogsSuspendMutation>(graphql`
    mutation sellerDialogsSuspendMutation($input: SuspendSellerInput!) {
      suspendSeller(input: $input) {
        ... on SuspendSellerSuccess {
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
  return (
    <DraftDialog
      title={t`Suspend ${name}`}
      description={t`Its people are signed out at once and cannot sign in until you activate it again.`}
      submitLabel={t`Suspend`}
      size="small"
      initial={{ reason: "" }}
      draft={{ version, isNote: true }}
      change={suspend}
      input={({ reason }, { version }) => ({ id, reason: reason.trim(), version })}
      success={t`${name} is suspended.`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`Your colleagues see it beside the location.`}
          required={t`Reason is required`}
          validate={atMost(limits.description)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}

interface DeleteSellerProps extends SuspendSellerProps {
  readonly productCount: number | null | undefined;
  /** The list on the screen. */
  readonly listId: string;
}

/** Deletes a location that nothing uses (screen S-05). */
export function DeleteSeller({ id, version, name, productCount, listId, onClose }: DeleteSellerProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [remove] = useChange<sellerDialogsDeleteMutation>(
    graphql`
      mutation sellerDialogsDeleteMutation($input: DeleteSellerInput!) {
        deleteSeller(input: $input) {
          ... on DeleteSellerSuccess {
            deletedId
          }
          ... on ConflictError {
            current {
              ...SellerList_seller @alias(as: "seller")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        removeFromList(store, listId, store.getRootField("deleteSeller").getValue("deletedId")),
    },
  );
  const products = productCount ?? 0;
  const onDelete = async () => {
    const error = await remove({ id, version });
    if (error === null) notifier.success(t`${name} is deleted.`);
    return error;
  };
  return (
    <DeleteDialog
      name={name}
      obstacle={
        products > 0 && (
          <p>
            <Plural
              value={products}
              one="# product is sold from this location. Delete it first, or suspend the location instead."
              other="# products are sold from this location. Delete them first, or suspend the location instead."
            />
          </p>
        )
      }
      onDelete={onDelete}
      onClose={onClose}
    >
      <Trans>Who was invited to it cannot activate the account any more.</Trans>
    </DeleteDialog>
  );
}
