import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { NewProductStep_viewer$key } from "#/__generated__/NewProductStep_viewer.graphql";
import { FormSection } from "#/company/_components/FormSection.tsx";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { emptyDetails, writtenDetails } from "../detailsDraft.ts";
import { useCreateProduct } from "../_mutations/useCreateProduct.ts";
import { DetailsFields } from "./DetailsFields.tsx";
import { useDetailsTexts } from "./useDetailsTexts.ts";
import { useWizardPlace } from "./useWizardPlace.ts";

/** Step 1 of a new product. An owner says first which location sells it (decision D-54). */
export function NewProductStep({ viewerKey }: { viewerKey: NewProductStep_viewer$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { addressOf } = useWizardPlace();
  const [create, isSaving] = useCreateProduct();
  const texts = useDetailsTexts();
  // One key for the life of the form, kept with the draft: whatever happens to an answer, it makes one product.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const viewer = useFragment(
    graphql`
      fragment NewProductStep_viewer on Viewer @throwOnFieldError {
        permissions
      }
    `,
    viewerKey,
  );
  const hasSellers = viewer.permissions.includes("SELLER_READ");
  const initial = { ...emptyDetails, seller: noSeller, key };
  const [draft, change, isDirty, form] = useDraft(initial, {
    key: "new product",
    fields: { ...texts, seller: { label: t`Location`, text: (seller) => seller?.label ?? "" } },
    excluded: ["summaryImageUploadId"],
  });
  const [created, setCreated] = useState<string | null>(null);
  const save = async () => {
    const outcome = await create({
      ...writtenDetails(draft),
      ...(hasSellers && { sellerId: draft.seller?.id ?? null }),
      idempotencyKey: draft.key,
    });
    if (outcome === undefined || "formError" in outcome) return outcome;
    setCreated(outcome.id);
    // In the place of this form, which would make another product when somebody came back to it.
    void navigate(addressOf(2, outcome.id), { replace: true });
    return null;
  };
  const clear = () => {
    form.discard();
    setKey(crypto.randomUUID());
    void navigate(addressOf(1, null), { replace: true });
  };
  return (
    <PageForm
      label={t`Categories and details`}
      submitLabel={t`Next`}
      isDirty={isDirty && created === null}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      otherActions={<Button onPress={clear}>{t`Clear`}</Button>}
    >
      <div className="company-card">
        {hasSellers && (
          <FormSection title={t`Location`} description={t`Who sells it and ships it.`}>
            <SellerPicker
              name="sellerId"
              label={t`Location`}
              required={t`Location is required`}
              chosen={draft.seller}
              onChoose={(seller) => change({ seller, manufacturer: null })}
            />
          </FormSection>
        )}
        <DetailsFields
          draft={draft}
          onChange={change}
          seller={draft.seller}
          hasSellers={hasSellers}
          countryName={null}
          imageUrl={null}
        />
      </div>
    </PageForm>
  );
}

const noSeller: SelectOption | null = null;
