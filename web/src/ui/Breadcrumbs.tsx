import { ChevronRight, House } from "lucide-react";
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from "react-aria-components/Breadcrumbs";
import { Link } from "react-aria-components/Link";
import { Icon } from "./Icon.tsx";
import "./Breadcrumbs.css";

export interface Crumb {
  label: string;
  /** The last one is where the user is and needs none. A group that is not a page has none either. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Name of the landmark ("Breadcrumb"). */
  label: string;
  /** The house at the start (/dashboard/default, Document 2 §2). */
  home: { label: string; href: string };
  crumbs: readonly Crumb[];
}

/** Where the user is, from home to here. */
export function Breadcrumbs({ label, home, crumbs }: BreadcrumbsProps) {
  // Known by their place: two crumbs can be one word, and none keeps its word in another language.
  const indexed = crumbs.map((crumb, index) => ({ crumb, index }));
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs className="ui-breadcrumbs" aria-label={label}>
        <Breadcrumb className="ui-breadcrumb">
          <Link href={home.href} aria-label={home.label} className="ui-breadcrumb-link">
            <Icon of={House} size={15} />
          </Link>
          {crumbs.length > 0 && <Icon of={ChevronRight} size={14} isMirrored />}
        </Breadcrumb>
        {indexed.map(({ crumb, index }) => (
          <Breadcrumb key={index} className="ui-breadcrumb">
            <BreadcrumbLabel crumb={crumb} isLast={index === crumbs.length - 1} />
            {index < crumbs.length - 1 && <Icon of={ChevronRight} size={14} isMirrored />}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}

function BreadcrumbLabel({ crumb: { label, href }, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) {
    return (
      <span className="ui-breadcrumb-here" aria-current="page">
        {label}
      </span>
    );
  }
  return href ? (
    <Link href={href} className="ui-breadcrumb-link">
      {label}
    </Link>
  ) : (
    <span className="ui-breadcrumb-group">{label}</span>
  );
}
