import { useLingui } from "@lingui/react/macro";
import { use, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewProductStepMutation } from "#/__generated__/NewProductStepMutation.graphql";
import { useNavigate } from "react-router";
import type { NewProductStep_viewer$key } from "#/__generated__/NewProductStep_viewer.graphql";
import { FormCard } from "#/ui/FormCard.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { useOnlySeller } from "#/sellers/useOnlySeller.ts";
import { Button } from "#/ui/Button.tsx";
import { focusFirstField } from "#/ui/formProblems.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { emptyQueue, ImageQueue, type RefusedFile } from "#/upload/ImageQueue.tsx";
import { emptyDetails, useDetailsTexts, toDetailsInput } from "../detailsForm.ts";
import { mostImages } from "#/catalogue/product/productImages.ts";
import { stepAddress, wizardModes } from "#/catalogue/product/wizardAddress.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";
import { useStillHere } from "#/app/useStillHere.ts";
import { DetailsFields } from "./DetailsFields.tsx";
import { useAddImages, useFailedImagesText } from "./useAddImages.ts";
import { useWizardMode } from "./useWizardMode.ts";

/**
 * Step 1 of a new product. An owner says first which location sells it (decision D-54). Further images are added as
 * soon as there is a product; it goes on without those that fail.
 */
export function NewProductStep({ viewerKey }: { viewerKey: NewProductStep_viewer$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notifier = use(NotifierContext);
  const { mode, addressOf } = useWizardMode();
  const [create, isCreating] = useChange<NewProductStepMutation, { readonly id: string } | undefined>(
    graphql`
      mutation NewProductStepMutation($input: AddProductInput!) {
        addProduct(input: $input) {
          ... on AddProductSuccess {
            product {
              id
              ...DetailsStep_product
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists, read: ({ product }) => product },
  );
  const [addImages, isAdding] = useAddImages();
  const failedText = useFailedImagesText();
  const begin = useStillHere();
  const texts = useDetailsTexts();
  // One key for the life of the form, kept with the draft: whatever happens to a response, it makes one product.
  const [start, setStart] = useState(() => ({ seller: noSeller, key: crypto.randomUUID() }));
  const [{ images, isPending: areImagesPending, refused }, setQueue] = useState(emptyQueue);
  const viewer = useFragment(
    graphql`
      fragment NewProductStep_viewer on Viewer @throwOnFieldError {
        kind
      }
    `,
    viewerKey,
  );
  const hasSellers = viewer.kind === "OWNER";
  useOnlySeller(hasSellers, (seller) => setStart((begun) => ({ ...begun, seller: begun.seller ?? seller })));
  const [typed, change, isDirty, form] = useDraft(
    { ...emptyDetails, ...start },
    {
      key: "new product",
      fields: { ...texts, seller: { label: t`Location`, text: (seller) => seller?.label ?? "" } },
      files: ["summaryImageUploadId"],
    },
  );
  const created = useRef<string>(null);
  const failed = useRef<readonly RefusedFile[]>([]);
  const [sent, setSent] = useState<typeof typed>();
  // What was saved stays on the screen until the next step is there.
  const draft = sent ?? typed;
  const save = async () => {
    if (areImagesPending) {
      return { formError: t`Wait until every image is sent, or remove it`, fieldErrors: {} };
    }
    const isStillHere = begin();
    const outcome = await create({
      ...toDetailsInput(draft),
      summaryImageUploadId: draft.summaryImageUploadId ?? "",
      ...(hasSellers && { sellerId: draft.seller?.id ?? null }),
      idempotencyKey: draft.key,
    });
    if (outcome === undefined || "formError" in outcome) return outcome;
    created.current = outcome.id;
    setSent(draft);
    failed.current = [...refused, ...(await addImages(outcome.id, images, 1))];
    if (!isStillHere()) sayFailed();
    return null;
  };
  const sayFailed = () => {
    if (failed.current.length > 0) notifier.failure(failedText(failed.current));
  };
  const goOn = async () => {
    // In the place of this form, which would make another product when somebody came back to it.
    await navigate(addressOf(2, created.current), { replace: true });
    // Said where they can be added again: a failure goes with its page.
    sayFailed();
  };
  const clear = (button: Element) => {
    const page = button.closest("form");
    form.discard();
    setQueue(emptyQueue);
    setStart({ seller: draft.seller, key: crypto.randomUUID() });
    if (mode === wizardModes.fullPage) void navigate(stepAddress(wizardModes.inFrame, 1, null));
    // Where the work begins again.
    else if (page) requestAnimationFrame(() => focusFirstField(page));
  };
  return (
    <PageForm
      label={t`Categories and details`}
      submitLabel={t`Next`}
      isDirty={sent === undefined && (isDirty || images.length > 0 || areImagesPending)}
      isPending={isCreating || isAdding}
      form={form}
      onSubmit={save}
      onSaved={() => void goOn()}
      otherActions={<Button onPress={({ target }) => clear(target)}>{t`Clear`}</Button>}
    >
      <FormCard key={start.key} isInert={isCreating || isAdding}>
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
          furtherImages={
            <ImageQueue
              label={t`Further images`}
              purpose="PRODUCT_IMAGE"
              room={mostImages}
              onChange={setQueue}
            />
          }
        />
      </FormCard>
    </PageForm>
  );
}

const noSeller: SelectOption | null = null;
