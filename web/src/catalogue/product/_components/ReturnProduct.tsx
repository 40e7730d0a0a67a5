import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ReturnProductMutation } from "#/__generated__/ReturnProductMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { useChange } from "#/relay/useChange.ts";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";
import { stepOf, useStepName, wizardSteps } from "../useStepName.ts";

interface ReturnProductProps {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly list: ProductListOnScreen | undefined;
  readonly onClose: () => void;
}

/** Sends a product back to its author: what to put right, and in which step (screen S-14). */
export function ReturnProduct({ id, name, version, list, onClose }: ReturnProductProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const stepName = useStepName();
  const giveBack = useChange<ReturnProductMutation>(
    graphql`
      mutation ReturnProductMutation($input: ReturnProductInput!) {
        returnProduct(input: $input) {
          ... on ReturnProductSuccess {
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
  const steps = [
    { id: "none", label: t`No step in particular` },
    ...wizardSteps.map((step) => ({ id: String(step), label: t`Step ${step}: ${stepName(step)}` })),
  ];
  const labelOf = (id: string) => steps.find((step) => step.id === id)?.label ?? "";
  return (
    <DraftDialog
      title={t`Return ${name}`}
      description={t`It goes back to its seller, who puts it right and submits it again.`}
      submitLabel={t`Return product`}
      size="small"
      initial={{ remark: "", step: "none" }}
      draft={{
        key: `return product ${id}`,
        version,
        isNote: true,
        fields: { remark: { label: t`Remark` }, step: { label: t`Step`, text: labelOf } },
      }}
      change={giveBack}
      input={({ remark, step }, { version }) => ({
        id,
        remark: remark.trim(),
        step: stepOf(Number(step)) ?? null,
        version,
      })}
      success={t`Product Returned Successfully`}
      onClose={onClose}
    >
      {({ remark, step }, change) => (
        <>
          <TextArea
            name="remark"
            label={t`Remark`}
            description={t`What is to be put right; the seller reads it.`}
            required={t`Remark is required`}
            validate={atMost(limits.description)}
            value={remark}
            onChange={(remark) => change({ remark })}
          />
          <Select
            name="step"
            label={t`Which step`}
            description={t`Edit opens there.`}
            placeholder={t`Choose a step`}
            options={steps}
            value={step}
            onChange={(step) => change({ step })}
          />
        </>
      )}
    </DraftDialog>
  );
}
