import { type ReactNode, use } from "react";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from "react-aria-components/Tooltip";
import type { TooltipProps as AriaTooltipProps } from "react-aria-components/Tooltip";
import "./Tooltip.css";

interface TipProps {
  /** A few words that help; never the only place where something is said, because touch has no hover. */
  readonly text: ReactNode;
  readonly placement?: NonNullable<AriaTooltipProps["placement"]>;
}

export interface TooltipProps extends TipProps {
  /** One Button, IconButton or Link. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

export function Tooltip({ children, isDisabled = false, ...tip }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <Tip {...tip} />
    </TooltipTrigger>
  );
}

/** Inside the page's landmark, as all that is read; a dialog takes that away from readers, and stands beside it. */
const landmark = "main:not([inert] *, [aria-hidden=true] *)";

function Tip({ text, placement = "top" }: TipProps) {
  const state = use(TooltipTriggerStateContext);
  const place = state?.isOpen ? document.querySelector(landmark) : null;
  return (
    <AriaTooltip
      className="ui-tooltip"
      placement={placement}
      offset={6}
      {...(place && { UNSTABLE_portalContainer: place })}
    >
      {text}
    </AriaTooltip>
  );
}
