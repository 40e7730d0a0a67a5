import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode, SyntheticEvent } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";
import "./Button.css";

/** One primary action a view; everything else is secondary or quiet. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

export interface ButtonProps extends Omit<
  AriaButtonProps,
  "children" | "className" | "style" | "isPending" | "render"
> {
  children: ReactNode;
  variant?: ButtonVariant;
  /** 36 px, or 32 px in tables and toolbars; 44 px for fingers either way. */
  size?: ButtonSize;
  icon?: IconShape;
  /** After the text: a chevron of a menu. */
  trailingIcon?: IconShape;
  isFullWidth?: boolean;
  /** Shows a spinner in place of the text, keeps width and focus, and ignores presses. */
  isPending?: boolean;
  /** What a screen reader hears while busy ("Saving"). */
  pendingLabel?: string;
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();
const stopPressing = (event: KeyboardEvent): void => {
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
};

/** While it is pending React Aria hears no press, and what it stands in would: a row would be chosen, or opened. */
const deaf = (props: ComponentProps<"button">): ReactElement => (
  <button {...props} onPointerDown={stop} onMouseDown={stop} onClick={stop} onKeyDown={stopPressing} />
);

export function Button({
  children,
  variant = "secondary",
  size = "medium",
  icon,
  trailingIcon,
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      {...(isPending && { render: deaf })}
      className="ui-button"
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      <span className="ui-button-content">
        {icon && <Icon of={icon} />}
        {children}
        {trailingIcon && <Icon of={trailingIcon} className="ui-button-trailing" />}
      </span>
      {isPending && (
        <span className="ui-button-pending">
          {pendingLabel ? (
            <ProgressBar aria-label={pendingLabel} isIndeterminate render={(bar) => <span {...bar} />}>
              <Spinner />
            </ProgressBar>
          ) : (
            <Spinner />
          )}
        </span>
      )}
    </AriaButton>
  );
}
