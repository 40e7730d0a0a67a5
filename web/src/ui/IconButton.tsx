import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { ButtonSize, ButtonVariant } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import "./Button.css";

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "children" | "className" | "style" | "aria-label" | "render"
> {
  icon: IconShape;
  /** What it does, in words: the button's only name. Wrap it in a Tooltip to show them too. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isMirrored?: boolean;
}

export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "medium",
  isMirrored = false,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className="ui-button"
      data-variant={variant}
      data-size={size}
      data-icon-only
    >
      <Icon of={icon} isMirrored={isMirrored} />
    </AriaButton>
  );
}
