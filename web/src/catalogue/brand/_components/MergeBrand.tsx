import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MergeBrand_brand$key } from "#/__generated__/MergeBrand_brand.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { useMergeBrand } from "../brandMutations.ts";
import { BrandPicker } from "./BrandPicker.tsx";

interface MergeBrandProps {
  readonly brandKey: MergeBrand_brand$key;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Makes one brand of two that are the same (screen S-03). */
export function MergeBrand({ brandKey, listId, onClose }: MergeBrandProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [merge, isSaving] = useMergeBrand(listId);
  const [into, setInto] = useState<SelectOption | null>(null);
  const { id, name, productCount } = useFragment(
    graphql`
      fragment MergeBrand_brand on Brand {
        id
        name
        productCount
      }
    `,
    brandKey,
  );
  const save = async () => {
    if (into === null) return undefined;
    const refusal = await merge({ id, intoId: into.id });
    if (refusal === null) notifier.success(t`${name} was merged into ${into.label}`);
    return refusal;
  };
  return (
    <FormDialog
      title={t`Merge ${name}`}
      submitLabel={t`Merge`}
      size="small"
      isDirty={into !== null}
      isBusy={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
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
        onChoose={setInto}
      />
    </FormDialog>
  );
}
