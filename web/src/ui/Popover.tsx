import { Popover as AriaPopover } from "react-aria-components/Popover";
import type { PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { holdRoom } from "./messagesRoom.ts";
import "./Popover.css";

export type PopoverProps = Omit<AriaPopoverProps, "className" | "style">;

/** The floating surface of menus, lists and small panels. Lists in it are never narrower than their trigger. */
export function Popover(props: PopoverProps) {
  return <AriaPopover offset={6} {...props} ref={holdRoom} className="ui-popover" />;
}
