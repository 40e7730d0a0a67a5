import { useLingui } from "@lingui/react/macro";
import { Images, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImagesStep_product$key } from "#/__generated__/ImagesStep_product.graphql";
import { usePreloadWhenIdle } from "#/app/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { FormActions } from "#/ui/FormRow.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { mostImages } from "#/catalogue/product/productImages.ts";
import { ImageGallery } from "./ImageGallery.tsx";
import { usePreloadStep } from "./usePreloadStep.ts";
import { useWizardMode } from "./useWizardMode.ts";

// Uploads are not needed to see and order the images.
const loadDialog = () => import("./AddImageDialog.tsx");
const AddImageDialog = lazy(loadDialog);
const AddImagesDialog = lazy(() => import("./AddImagesDialog.tsx"));

/** Step 2: the further images of a product, at most ten. Each change is saved by itself, so that Next only goes on. */
export function ImagesStep({ productKey }: { productKey: ImagesStep_product$key }) {
  const { t } = useLingui();
  const { addressOf } = useWizardMode();
  const [open, setOpen] = useState<"one" | "several">();
  const { id: productId, images } = useFragment(
    graphql`
      fragment ImagesStep_product on Product @throwOnFieldError {
        id
        images(first: 20) {
          edges {
            node {
              id
              order
            }
          }
          ...ImageGallery_images
        }
      }
    `,
    productKey,
  );
  usePreloadWhenIdle(loadDialog);
  usePreloadStep(3);
  const rows = images.edges.map(({ node: { id, order } }) => ({ id, order }));
  const count = rows.length;
  const close = () => setOpen(undefined);
  const adding = count < mostImages && (
    <div className="images-actions">
      <Button onPress={() => setOpen("several")}>{t`Add several`}</Button>
      <Button variant="primary" icon={Plus} onPress={() => setOpen("one")}>
        {t`Add image`}
      </Button>
    </div>
  );
  return (
    <>
      <section className="wizard-card" aria-label={t`Images`}>
        {/* The buttons stay where they are when the first image comes: one of them has the focus. */}
        <div className="images-head" data-empty={count === 0 || undefined}>
          {count === 0 ? (
            <EmptyState icon={Images} title={t`No further images yet`}>
              {t`Show it from other sides, in use, or in its packing. Up to ${mostImages} images beside the summary image.`}
            </EmptyState>
          ) : (
            <p>
              {t`${count} of ${mostImages} images.`}{" "}
              {count < mostImages
                ? t`Drag them into the order in which customers see them.`
                : t`A product may have at most ${mostImages} images. Delete one to add another.`}
            </p>
          )}
          {adding}
        </div>
        {count > 0 && <ImageGallery imagesKey={images} />}
      </section>
      <FormActions>
        <LinkButton href={addressOf(1)}>{t`Back`}</LinkButton>
        <LinkButton variant="primary" href={addressOf(3)}>{t`Next`}</LinkButton>
      </FormActions>
      <Suspense fallback={null}>
        {open === "one" && <AddImageDialog productId={productId} images={rows} onClose={close} />}
        {open === "several" && <AddImagesDialog productId={productId} images={rows} onClose={close} />}
      </Suspense>
    </>
  );
}
