import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";
import type { ButtonSize, ButtonVariant } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import "./Button.css";

export interface LinkButtonProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconShape;
}

/** Looks like a button, is a link: it goes to another place, can be opened in a new tab and copied. */
export function LinkButton({
  children,
  variant = "secondary",
  size = "medium",
  icon,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className="ui-button" data-variant={variant} data-size={size}>
      <span className="ui-button-content">
        {icon && <Icon of={icon} />}
        {children}
      </span>
    </AriaLink>
  );
}
