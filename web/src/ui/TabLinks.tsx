import { Link } from "react-aria-components/Link";
import { showSideways } from "./showSideways.ts";
import "./TabLinks.css";

interface TabLinksProps<Id extends string> {
  /** What the parts belong to, for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly id: Id; readonly title: string; readonly href: string }[];
  readonly currentId: Id;
}

/** The parts of a page of which one shows, each with an address of its own. For what has none: Tabs. */
export function TabLinks<Id extends string>({ label, links, currentId }: TabLinksProps<Id>) {
  return (
    <nav aria-label={label} className="ui-tab-links">
      {links.map(({ id, title, href }) => (
        <Link
          key={id}
          ref={id === currentId ? showSideways : null}
          href={href}
          className="ui-tab-link"
          {...(id === currentId && { "aria-current": "page" as const })}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
