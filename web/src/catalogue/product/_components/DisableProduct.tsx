import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { DisableProductMutation } from "#/__generated__/DisableProductMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

interface DisableProductProps {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Whether it was waiting for approval, and is refused for good. */
  readonly isRejection: boolean;
  readonly list: ProductListOnScreen | undefined;
  readonly onClose: () => void;
}

/** Takes a product off the storefront; the reason stands beside it from then on (screen S-13). */
export function DisableProduct({ id, name, version, isRejection, list, onClose }: DisableProductProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const disable = useChange<DisableProductMutation>(
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
          ... on ConflictError {
            current {
              ...productConflict_product @alias(as: "product")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store, { id }) => settleInList(store, list, id) },
  );
  return (
    <DraftDialog
      title={isRejection ? t`Reject ${name}` : t`Disable ${name}`}
      description={t`Customers do not see a disabled product. It can be enabled again.`}
      submitLabel={isRejection ? t`Reject` : t`Disable`}
      size="small"
      initial={{ reason: "" }}
      draft={{
        key: `disable product ${id}`,
        version,
        isNote: true,
        fields: { reason: { label: t`Reason` } },
      }}
      change={disable}
      input={({ reason }, { version }) => ({ id, reason: reason.trim(), version })}
      success={t`Product Disabled Successfully`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`Its seller reads it.`}
          required={t`Reason is required`}
          validate={atMost(limits.description)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}
