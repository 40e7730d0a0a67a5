import { useState } from "react";
import "./Logo.css";
import "./VisuallyHidden.css";

export interface LogoProps {
  /** The product's or company's name, in words beside the mark. */
  name: string;
  /** The company's own logo in place of the mark. */
  src?: string | undefined;
  /** Edge of the mark in pixels. */
  size?: number;
  /** The mark alone; the name stays for screen readers. */
  isCompact?: boolean;
}

/** The company's logo; ours when there is none or it cannot be loaded. Our mark is a shelf of three boards in the accent's two colours. */
export function Logo({ name, src, size = 28, isCompact = false }: LogoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <span className="ui-logo">
      {src && src !== brokenSrc ? (
        <img
          className="ui-logo-picture"
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <svg className="ui-logo-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden>
          <rect width="28" height="28" rx="7.5" className="ui-logo-ground" />
          <path d="M7 8.75h9.5" className="ui-logo-board" />
          <path d="M7 14h14" className="ui-logo-board" />
          <path d="M11.5 19.25H21" className="ui-logo-board" />
        </svg>
      )}
      <span className={isCompact ? "ui-visually-hidden" : "ui-logo-name"}>{name}</span>
    </span>
  );
}
