import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { brandDialogsAddMutation } from "#/__generated__/brandDialogsAddMutation.graphql";
import type { brandDialogsEditMutation } from "#/__generated__/brandDialogsEditMutation.graphql";
import type { brandDialogsMergeMutation } from "#/__generated__/brandDialogsMergeMutation.graphql";
import type { ViewBrandPage_brand$data } from "#/__generated__/ViewBrandPage_brand.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { removeFromList } from "#/list/removeFromList.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { BrandPicker } from "./BrandPicker.tsx";

interface AddBrandProps {
  /** A list of brands on the screen, which shows the new one at once. */
  readonly listId?: string;
  /** Gets the new brand, for a form that goes on with it. */
  readonly onAdded?: (brand: SelectOption) => void;
  readonly onClose: () => void;
}

/** Adds a brand from wherever one is needed (Document 2 §2). */
export function AddBrand({ listId, onAdded, onClose }: AddBrandProps) {
  const { t } = useLingui();
  const add = useChange<brandDialogsAddMutation, SelectOption | undefined>(
    graphql`
      mutation brandDialogsAddMutation($input: AddBrandInput!) {
        addBrand(input: $input) {
          ... on AddBrandSuccess {
            brandEdge {
              node {
                id
                name
                ...ViewBrandPage_brand
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addBrand").getLinkedRecord("brandEdge")),
      read: ({ brandEdge }) => brandEdge && { id: brandEdge.node.id, label: brandEdge.node.name },
    },
  );
  return (
    <DraftDialog
      title={t`Add Brand`}
      submitLabel={t`Add brand`}
      size="small"
      initial={{ name: "" }}
      draft={{ key: "new brand", fields: { name: { label: t`Brand Name` } } }}
      change={add}
      input={({ name }, { idempotencyKey }) => ({ name: name.trim(), idempotencyKey })}
      success={t`Brand Added Successfully`}
      onSaved={onAdded}
      onClose={onClose}
    >
      {(draft, change) => <BrandFields draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

interface EditBrandProps {
  readonly brand: Pick<ViewBrandPage_brand$data, "id" | "name" | "version">;
  readonly onClose: () => void;
}

export function EditBrand({ brand: { id, name, version }, onClose }: EditBrandProps) {
  const { t } = useLingui();
  const edit = useChange<brandDialogsEditMutation>(graphql`
    mutation brandDialogsEditMutation($input: EditBrandInput!) {
      editBrand(input: $input) {
        ... on EditBrandSuccess {
          brand {
            ...ViewBrandPage_brand
          }
        }
        ... on ConflictError {
          current {
            ...ViewBrandPage_brand @alias(as: "brand")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Rename Brand`}
      description={t`Every product that carries it shows the new name.`}
      size="small"
      initial={{ name }}
      draft={{ key: `brand ${id}`, version, fields: { name: { label: t`Brand Name` } } }}
      change={edit}
      input={({ name }, { version }) => ({ id, name: name.trim(), version })}
      success={t`Brand Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <BrandFields draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

/** The name: required (Document 2 §5), unique in the company in upper or lower case. */
function BrandFields({ draft, onChange }: DraftFields<{ readonly name: string }>) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { text } = bindFields({ draft, onChange });
  return (
    <TextField
      {...text("name")}
      label={t`Brand Name`}
      required={t`Brand Name is required`}
      validate={atMost(limits.name)}
    />
  );
}

interface MergeBrandProps {
  readonly brand: Pick<ViewBrandPage_brand$data, "id" | "name" | "version" | "productCount">;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Makes one brand of two that are the same (screen S-03): the products of the first carry the other one, and it is gone. */
export function MergeBrand({ brand: { id, name, version, productCount }, listId, onClose }: MergeBrandProps) {
  const { t } = useLingui();
  const merge = useChange<brandDialogsMergeMutation>(
    graphql`
      mutation brandDialogsMergeMutation($input: MergeBrandInput!) {
        mergeBrand(input: $input) {
          ... on MergeBrandSuccess {
            deletedId
            brand {
              ...ViewBrandPage_brand
            }
          }
          ... on ConflictError {
            current {
              ...ViewBrandPage_brand @alias(as: "brand")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        removeFromList(store, listId, store.getRootField("mergeBrand").getValue("deletedId")),
    },
  );
  const initial: { into: SelectOption | null } = { into: null };
  return (
    <DraftDialog
      title={t`Merge ${name}`}
      submitLabel={t`Merge`}
      size="small"
      initial={initial}
      draft={{ version, isNote: true }}
      change={merge}
      input={({ into }, { version }) => into && { id, intoId: into.id, version }}
      success={({ into }) => t`${name} was merged into ${into?.label ?? ""}`}
      onClose={onClose}
    >
      {({ into }, change) => (
        <>
          <p>
            {productCount ? (
              <Plural
                value={productCount}
                one="# product gets the brand that you choose, and this one is deleted. This cannot be undone."
                other="# products get the brand that you choose, and this one is deleted. This cannot be undone."
              />
            ) : (
              <Trans>This brand is deleted. This cannot be undone.</Trans>
            )}
          </p>
          <BrandPicker
            name="intoId"
            label={t`Brand that stays`}
            required={t`Choose the brand that stays`}
            without={id}
            chosen={into}
            onChoose={(into) => change({ into })}
          />
        </>
      )}
    </DraftDialog>
  );
}
