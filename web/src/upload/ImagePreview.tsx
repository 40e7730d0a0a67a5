import { ImageIcon } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import "./ImagePreview.css";

interface ImagePreviewProps {
  /** Null draws an empty frame. */
  readonly url: string | null;
  readonly isFaded?: boolean;
  readonly size?: "large" | "small";
}

/** A picture as it is, whole, on squares that show where it is see-through. What it is stands beside it in words. */
export function ImagePreview({ url, isFaded = false, size = "large" }: ImagePreviewProps) {
  return (
    <span
      className="image-preview"
      data-size={size}
      data-faded={isFaded || undefined}
      data-empty={url === null || undefined}
    >
      {url === null ? <Icon of={ImageIcon} size={size === "large" ? 24 : 16} /> : <img src={url} alt="" />}
    </span>
  );
}
