import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { DuplicateProductMutation } from "#/__generated__/DuplicateProductMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { ProductListOnScreen } from "../productViews.ts";
import { editAddress } from "../wizardAddress.ts";

interface DuplicateProductProps {
  readonly id: string;
  readonly name: string;
  readonly list: ProductListOnScreen | undefined;
  readonly onDuplicate: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Makes a draft of a product, with its images or without. */
export function DuplicateProduct({ id, name, list, onDuplicate, onClose }: DuplicateProductProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const duplicate = useChange<DuplicateProductMutation, { readonly id: string } | undefined>(
    graphql`
      mutation DuplicateProductMutation($input: DuplicateProductInput!) {
        duplicateProduct(input: $input) {
          ... on DuplicateProductSuccess {
            productEdge {
              node {
                id
                ...ProductList_product
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(
          store,
          list?.statuses === null ? list.id : undefined,
          store.getRootField("duplicateProduct").getLinkedRecord("productEdge"),
        ),
      read: ({ productEdge }) => productEdge?.node,
    },
  );
  return (
    <DraftDialog
      title={t`Duplicate ${name}`}
      description={t`The copy is a draft with the same variants, bundles and discounts. SKUs are left out: each is used once.`}
      submitLabel={t`Duplicate`}
      size="small"
      initial={{ name: t`Copy of ${name}`, withImages: true }}
      change={duplicate}
      input={({ name, withImages }, { idempotencyKey }) => ({
        id,
        name: name.trim(),
        withImages,
        idempotencyKey,
      })}
      onSaved={(made) => {
        const title = t`Product Duplicated Successfully`;
        if (onDuplicate) {
          notifier.success(title);
          onDuplicate(made.id);
          return;
        }
        // A copy is rarely wanted as it is.
        notifier.offer({
          title,
          label: t`Edit`,
          onAccept: () => void navigate(editAddress(made.id)),
          onGone: () => undefined,
        });
      }}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          <TextField
            name="name"
            label={t`Product Name`}
            required={t`Product Name is required`}
            validate={atMost(limits.name)}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <Checkbox isSelected={draft.withImages} onChange={(withImages) => change({ withImages })}>
            {t`Copy the images too`}
          </Checkbox>
        </>
      )}
    </DraftDialog>
  );
}
