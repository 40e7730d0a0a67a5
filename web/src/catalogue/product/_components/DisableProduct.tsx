import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql } from "react-relay";
import type { DisableProductMutation } from "#/__generated__/DisableProductMutation.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

interface DisableProductProps {
  readonly id: string;
  readonly name: string;
  /** Whether it was waiting for approval, and is refused for good. */
  readonly isRejection: boolean;
  readonly list: ProductListOnScreen | undefined;
  readonly onClose: () => void;
}

/** Takes a product off the storefront; the reason stands beside it from then on (screen S-13). */
export function DisableProduct({ id, name, isRejection, list, onClose }: DisableProductProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [disable, isSaving] = useChange<DisableProductMutation>(
    graphql`
      mutation DisableProductMutation($input: DisableProductInput!) {
        disableProduct(input: $input) {
          ... on DisableProductSuccess {
            product {
              updatedAt
              ...useProductActions_product
              ...ProductStatusBadge_product
              ...ProductStateNotice_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store, { id }) => settleInList(store, list, id) },
  );
  const [draft, change, isDirty, form] = useDraft(
    { reason: "" },
    { key: `disable product ${id}`, fields: { reason: { label: t`Reason` } } },
  );
  const save = async () => {
    const error = await disable({ id, reason: draft.reason.trim() });
    if (error === null) notifier.success(t`Product Disabled Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={isRejection ? t`Reject ${name}` : t`Disable ${name}`}
      description={t`Customers do not see a disabled product. It can be enabled again.`}
      submitLabel={isRejection ? t`Reject` : t`Disable`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
      size="small"
    >
      <TextArea
        name="reason"
        label={t`Reason`}
        description={t`Its seller reads it.`}
        required={t`Reason is required`}
        maxLength={1000}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </FormDialog>
  );
}
