import { useState } from "react";
import "./Avatar.css";

export interface AvatarProps {
  /** Whose it is. The picture is decoration: the name always stands beside it in words. */
  name: string;
  src?: string | undefined;
  /** Edge in pixels. */
  size?: number;
  /** Round for people, square for companies, brands and products. */
  shape?: "round" | "square";
}

/** A picture, or the first letters on a soft ground when there is none or it cannot be loaded. */
export function Avatar({ name, src, size = 32, shape = "round" }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <span
      className="ui-avatar"
      data-shape={shape}
      aria-hidden
      style={{ inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.38)) }}
    >
      {src && src !== brokenSrc ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBrokenSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** First letters of the first and the last word; whole characters, so that no script is cut in half. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...new Intl.Segmenter().segment(word ?? "")][0]?.segment.toUpperCase() ?? "")
    .join("");
}
