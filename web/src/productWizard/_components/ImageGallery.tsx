import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { GridList } from "react-aria-components/GridList";
import type { ImageGallery_images$key } from "#/__generated__/ImageGallery_images.graphql";
import { positionOfDrop } from "#/list/position.ts";
import { useMoves } from "#/list/useMoves.ts";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import { ImageTile } from "./ImageTile.tsx";
import { useMoveProductImage } from "../imageMutations.ts";
import "./imageGallery.css";

/** The further images of a product by their order ids, which change by drag, by keyboard and from each tile's menu. */
export function ImageGallery({ imagesKey }: { imagesKey: ImageGallery_images$key }) {
  const { t } = useLingui();
  const { edges } = useFragment(
    graphql`
      fragment ImageGallery_images on ProductImageConnection {
        edges {
          node {
            id
            databaseId
            order
            ...ImageTile_image
          }
        }
      }
    `,
    imagesKey,
  );
  const images = edges
    .map(({ node }) => node)
    .toSorted((one, other) => one.order - other.order || Number(one.databaseId) - Number(other.databaseId));
  const [send] = useMoveProductImage();
  const { move, step } = useMoves(images, send, (_image, position) => t`It is image ${position} now`);
  const positionOf = (id: string) => images.findIndex((image) => image.id === id) + 1;
  const dragAndDropHooks = useRowReorder({
    isEnabled: images.length > 1,
    nameOf: (id) => {
      const position = positionOf(id);
      return t`Image ${position}`;
    },
    onDrop: (id, drop) => void move(id, positionOfDrop(drop, false)),
  });
  return (
    <GridList
      className="image-gallery"
      aria-label={t`Images`}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {images.map((image, index) => (
        <ImageTile
          key={image.id}
          id={image.id}
          imageKey={image}
          position={index + 1}
          earlier={step(image.id, -1)}
          later={step(image.id, 1)}
        />
      ))}
    </GridList>
  );
}
