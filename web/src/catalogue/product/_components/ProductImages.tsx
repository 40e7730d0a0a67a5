import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductImages_product$key } from "#/__generated__/ProductImages_product.graphql";
import { Card } from "#/ui/Card.tsx";

/** The pictures of a product, the summary image first; each opens in a new tab. Nothing is drawn when there is none. */
export function ProductImages({ productKey }: { productKey: ProductImages_product$key }) {
  const { t } = useLingui();
  const { imageUrl, imageThumbnailUrl, images } = useFragment(
    graphql`
      fragment ProductImages_product on Product @throwOnFieldError {
        imageUrl
        imageThumbnailUrl
        images(first: 20) {
          edges {
            node {
              id
              url
              thumbnailUrl
            }
          }
        }
      }
    `,
    productKey,
  );
  const pictures = [
    { id: "summary", url: imageUrl, thumbnailUrl: imageThumbnailUrl },
    ...images.edges.map(({ node }) => node),
  ].flatMap(({ id, url, thumbnailUrl }) => (url ? [{ id, url, small: thumbnailUrl ?? url }] : []));
  if (pictures.length === 0) return null;
  return (
    <Card title={t`Images`}>
      <ul className="product-images">
        {pictures.map(({ id, url, small }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={small}
                alt={index === 0 && id === "summary" ? t`Summary image` : t`Image ${index + 1}`}
                width={112}
                height={112}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
