import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import { productAddress } from "#/app/addresses.ts";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import type { ImageState } from "./ImageRun.ts";
import type { PlannedImage, PlannedProduct } from "./plan.ts";

interface ImageRowsProps {
  readonly products: readonly PlannedProduct[];
  /** How far each file is; null before anything is sent. */
  readonly states: ReadonlyMap<File, ImageState> | null;
}

/** The products with the images that they get. */
export function ImageRows({ products, states }: ImageRowsProps) {
  const { t } = useLingui();
  return (
    <ul className="image-files" aria-label={t`Images of products`}>
      {products.map(({ product, images }) => (
        <li key={product.id}>
          <div className="image-files-product">
            <Link href={productAddress(product.id)} target="_blank">
              <bdi>{product.name}</bdi>
            </Link>
            <bdi className="image-files-sku">{product.sku}</bdi>
          </div>
          <ul>
            {images.map((image) => (
              <ImageRow key={image.key} image={image} state={states?.get(image.file) ?? null} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function ImageRow({
  image: { file, place },
  state,
}: {
  readonly image: PlannedImage;
  readonly state: ImageState | null;
}) {
  const { t } = useLingui();
  return (
    <li className="image-files-row" data-step={state?.step}>
      <Thumbnail file={file} />
      <div className="image-files-facts">
        <span>{place === 1 ? t`Summary image` : t`Image ${place}`}</span>
        <bdi className="image-files-file">{file.name}</bdi>
      </div>
      <div className="image-files-state">
        {state?.step === "sending" && <ProgressBar label={t`Sending`} value={state.percent} />}
        {state?.step === "saving" && <ProgressBar label={t`Saving`} />}
        {state?.step === "added" && (
          <span className="image-files-added">
            <Icon of={CircleCheck} size={14} />
            {t`Added`}
          </span>
        )}
        {state?.step === "failed" && (
          <span className="ui-field-problem">
            <Icon of={CircleAlert} size={14} />
            {state.text}
          </span>
        )}
      </div>
    </li>
  );
}

/** The image as it is in this browser, drawn when it comes into sight. */
function Thumbnail({ file }: { readonly file: File }) {
  const show = (image: HTMLImageElement | null) => {
    if (image === null) return undefined;
    const url = URL.createObjectURL(file);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
  return (
    <span className="image-files-thumbnail">
      <img
        ref={show}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        onError={(event) => (event.currentTarget.hidden = true)}
      />
    </span>
  );
}
