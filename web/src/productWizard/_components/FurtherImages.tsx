import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FurtherImages_product$key } from "#/__generated__/FurtherImages_product.graphql";
import { Link } from "#/ui/Link.tsx";
import { mostImages } from "#/catalogue/product/productImages.ts";
import { useWizardMode } from "./useWizardMode.ts";

/** How many further images the product has, and the way to add some while there are fewer than ten (Document 2 §2). */
export function FurtherImages({ productKey }: { productKey: FurtherImages_product$key }) {
  const { t } = useLingui();
  const { addressOf } = useWizardMode();
  const { images } = useFragment(
    graphql`
      fragment FurtherImages_product on Product @throwOnFieldError {
        images(first: 20) {
          totalCount
        }
      }
    `,
    productKey,
  );
  const { totalCount } = images;
  return (
    <p className="wizard-further">
      {t`Further images: ${totalCount} of ${mostImages}.`}{" "}
      <Link href={addressOf(2)}>{totalCount < mostImages ? t`Add further images` : t`See them`}</Link>
    </p>
  );
}
