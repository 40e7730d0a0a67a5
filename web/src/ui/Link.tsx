import type { ReactNode, Ref } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";
import "./Link.css";

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** "plain" takes the colour of the text around it: names in table rows. */
  look?: "accent" | "plain";
}

/** A text link. Navigation goes through the router that the app gives to React Aria's RouterProvider. */
export function Link({ look = "accent", ...props }: LinkProps) {
  return <AriaLink {...props} className="ui-link" data-look={look} />;
}
