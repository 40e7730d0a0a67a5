import { graphql, useFragment } from "react-relay";
import type { ProductPicture_product$key } from "#/__generated__/ProductPicture_product.graphql";
import { Avatar } from "#/ui/Avatar.tsx";

interface ProductPictureProps {
  readonly productKey: ProductPicture_product$key;
  /** Edge in CSS pixels. */
  readonly size: number;
}

/** The summary picture, or the product's initials. Decorative: the name always stands beside it. */
export function ProductPicture({ productKey, size }: ProductPictureProps) {
  const { name, imageThumbnailUrl } = useFragment(
    graphql`
      fragment ProductPicture_product on Product @throwOnFieldError {
        name
        imageThumbnailUrl
      }
    `,
    productKey,
  );
  return <Avatar name={name} src={imageThumbnailUrl ?? undefined} size={size} shape="square" />;
}
