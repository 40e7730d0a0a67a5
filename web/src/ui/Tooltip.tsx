import type { ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import type { TooltipProps as AriaTooltipProps } from "react-aria-components/Tooltip";
import "./Tooltip.css";

export interface TooltipProps {
  /** A few words that help; never the only place where something is said, because touch has no hover. */
  text: ReactNode;
  /** One Button, IconButton or Link. */
  children: ReactNode;
  placement?: NonNullable<AriaTooltipProps["placement"]>;
  isDisabled?: boolean;
}

export function Tooltip({ text, children, placement = "top", isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className="ui-tooltip" placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
