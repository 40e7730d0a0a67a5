import type { ComponentType } from "react";
import type { LucideProps } from "lucide-react";
import "./Icon.css";

/** A drawing of lucide-react, imported by its own name: `import { Search } from "lucide-react"`. */
export type IconShape = ComponentType<LucideProps>;

export interface IconProps {
  of: IconShape;
  /** Edge in CSS pixels; 16 beside body text, 20 in headings, 24 and more in empty states. */
  size?: number;
  /** Arrows and chevrons that mean "back" and "on" turn round in right-to-left text. */
  isMirrored?: boolean;
  className?: string;
}

/** A decorative icon. It is never the only name of a control: the control says its name in words. */
export function Icon({ of: Shape, size = 16, isMirrored = false, className = "" }: IconProps) {
  return (
    <Shape
      aria-hidden
      focusable="false"
      size={size}
      strokeWidth={size >= 24 ? 1.5 : 1.75}
      className={`ui-icon ${className}`}
      data-mirrored={isMirrored || undefined}
    />
  );
}
