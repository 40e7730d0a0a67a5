import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { variantDialogsAddMutation } from "#/__generated__/variantDialogsAddMutation.graphql";
import type { variantDialogsCloseMutation } from "#/__generated__/variantDialogsCloseMutation.graphql";
import type { variantDialogsEditMutation } from "#/__generated__/variantDialogsEditMutation.graphql";
import type { variantDialogs_variant$key } from "#/__generated__/variantDialogs_variant.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { nextOrder } from "#/list/orderId.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { VariantFields } from "./_components/VariantFields.tsx";
import { giftWrappingDefault } from "./giftWrapping.ts";
import { useVariantTexts, type VariantDraft, variantInput } from "./variantForm.ts";

interface AddVariantDialogProps {
  readonly productId: string;
  /** The places that its variants have. */
  readonly taken: readonly TakenOrder[];
  readonly onClose: () => void;
}

export function AddVariantDialog({ productId, taken, onClose }: AddVariantDialogProps) {
  const { t } = useLingui();
  const add = useChange<variantDialogsAddMutation>(
    graphql`
      mutation variantDialogsAddMutation($input: AddVariantInput!) {
        addVariant(input: $input) {
          ... on AddVariantSuccess {
            product {
              ...variantChange_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
  const isFirst = taken.length === 0;
  const initial: VariantDraft = {
    shortName: "",
    longName: "",
    price: Number.NaN,
    order: nextOrder(taken),
    sku: "",
    giftWrappingEnabled: false,
    giftWrappingPrice: giftWrappingDefault,
    isDefault: isFirst,
    temporarilyUnavailable: false,
  };
  return (
    <DraftDialog
      title={t`Add Variant`}
      {...(isFirst && { description: t`The first variant becomes the default.` })}
      submitLabel={t`Add variant`}
      initial={initial}
      draft={{ key: `new variant ${productId}`, fields: useVariantTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => ({ ...variantInput(draft), productId, idempotencyKey })}
      success={t`Variant Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <VariantFields draft={draft} onChange={change} isDefaultNow={false} hasOthers={false} taken={taken} />
      )}
    </DraftDialog>
  );
}

interface EditVariantProps {
  readonly variantKey: variantDialogs_variant$key;
  /** The product's other variants. Default mark and availability can be changed only when there are some (Document 2 §4). */
  readonly others: readonly TakenOrder[];
  readonly onClose: () => void;
}

export function EditVariant({ variantKey, others, onClose }: EditVariantProps) {
  const { t } = useLingui();
  const edit = useChange<variantDialogsEditMutation>(
    graphql`
      mutation variantDialogsEditMutation($input: EditVariantInput!) {
        editVariant(input: $input) {
          ... on EditVariantSuccess {
            product {
              ...variantChange_product
            }
          }
          ... on ConflictError {
            current {
              ...VariantRow_variant @alias(as: "variant")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
  const { id, version, price, giftWrappingPrice, sku, ...values } = useFragment(
    graphql`
      fragment variantDialogs_variant on Variant @throwOnFieldError {
        id
        version
        shortName
        longName
        price
        order
        sku
        isDefault
        temporarilyUnavailable
        giftWrappingEnabled
        giftWrappingPrice
      }
    `,
    variantKey,
  );
  const initial: VariantDraft = {
    shortName: values.shortName,
    longName: values.longName,
    price: Number(price),
    order: values.order,
    sku: sku ?? "",
    isDefault: values.isDefault,
    temporarilyUnavailable: values.temporarilyUnavailable,
    giftWrappingEnabled: values.giftWrappingEnabled,
    // While it is off the service keeps 0: what is proposed when it is switched on is the default.
    giftWrappingPrice: values.giftWrappingEnabled ? Number(giftWrappingPrice) : giftWrappingDefault,
  };
  return (
    <DraftDialog
      title={t`Edit Variant`}
      initial={initial}
      draft={{ key: `variant ${id}`, version, fields: useVariantTexts() }}
      change={edit}
      input={(draft, { version }) => ({ ...variantInput(draft), id, version })}
      success={t`Variant Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <VariantFields
          draft={draft}
          onChange={change}
          isDefaultNow={values.isDefault}
          hasOthers={others.length > 0}
          taken={others}
        />
      )}
    </DraftDialog>
  );
}

interface CloseVariantProps {
  readonly id: string;
  readonly version: string;
  readonly shortName: string;
  readonly onClose: () => void;
}

/** Withdraws a variant; the reason stands in its row from then on. */
export function CloseVariant({ id, version, shortName, onClose }: CloseVariantProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const close = useChange<variantDialogsCloseMutation>(
    graphql`
      mutation variantDialogsCloseMutation($input: CloseVariantInput!) {
        closeVariant(input: $input) {
          ... on CloseVariantSuccess {
            product {
              ...variantChange_product
            }
          }
          ... on ConflictError {
            current {
              ...VariantRow_variant @alias(as: "variant")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
  return (
    <DraftDialog
      title={t`Disable variant`}
      description={t`Customers no longer see ${shortName}. It stays in this list and can be enabled again.`}
      submitLabel={t`Disable variant`}
      size="small"
      initial={{ reason: "" }}
      draft={{
        key: `close variant ${id}`,
        version,
        isNote: true,
        fields: { reason: { label: t`Closed Reason` } },
      }}
      change={close}
      input={({ reason }, { version }) => ({ id, reason: reason.trim(), version })}
      success={t`Variant Disabled Successfully`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Closed Reason`}
          description={t`Colleagues read it in the table.`}
          required={t`Closed Reason is required`}
          validate={atMost(limits.description)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}
