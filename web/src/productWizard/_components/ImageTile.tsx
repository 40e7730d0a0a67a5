import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, EllipsisVertical, ImageOff, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { GridListItem } from "react-aria-components/GridList";
import type { ImageTile_image$key } from "#/__generated__/ImageTile_image.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import { DragHandle } from "#/ui/DragHandle.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { useDeleteProductImage } from "../imageMutations.ts";

interface ImageTileProps {
  readonly id: string;
  readonly imageKey: ImageTile_image$key;
  /** Its position in the gallery, from 1. */
  readonly position: number;
  /** Moves by one; undefined at the edges. */
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

/** One image of the gallery: it is dragged by its handle, and its menu moves and deletes it. */
export function ImageTile({ id, imageKey, position, earlier, later }: ImageTileProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [send] = useDeleteProductImage();
  const { order, version, url, thumbnailUrl } = useFragment(
    graphql`
      fragment ImageTile_image on ProductImage {
        order
        version
        url
        thumbnailUrl
      }
    `,
    imageKey,
  );
  const small = thumbnailUrl ?? url;
  const name = t`Image ${position}`;
  const deletion = useDeletion({ id, name, version, send });
  const act = (action: string) => {
    if (action === "earlier") earlier?.();
    else if (action === "later") later?.();
    else deletion.start();
  };
  return (
    <GridListItem id={id} textValue={name} className="image-tile">
      {small ? (
        // Sharp on fine screens, where the small copy has too few pixels; the tile's name stands for it.
        <img src={small} srcSet={url ? `${small} 1x, ${url} 2x` : undefined} alt="" loading="lazy" />
      ) : (
        <span className="image-tile-missing">
          <Icon of={ImageOff} size={22} />
        </span>
      )}
      <div className="image-tile-bar">
        <DragHandle label={t`Move ${name}`} />
        <span className="image-tile-order">{count(order)}</span>
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
          items={[
            { id: "earlier", label: t`Move earlier`, icon: ArrowUp, isDisabled: !earlier },
            { id: "later", label: t`Move later`, icon: ArrowDown, isDisabled: !later },
            { id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true },
          ]}
          onAction={act}
        />
      </div>
    </GridListItem>
  );
}
