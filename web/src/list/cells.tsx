import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { CompanyContext } from "#/relay/CompanyContext.ts";
import { Truncate } from "#/ui/Truncate.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

/** The record's name, which heads its row. */
export function NameCell({ children }: { children: string }) {
  return (
    <span className="list-name">
      <Truncate>{children}</Truncate>
    </span>
  );
}

/** A text in one line; a dash while there is none. */
export function TextCell({ children }: { children: string | null | undefined }) {
  return children ? <Truncate>{children}</Truncate> : "–";
}

/** How many there are, where the service counts them. */
export function CountCell({ children }: { children: number | null | undefined }) {
  const { count } = useFormats();
  return children == null ? <Trans>unknown</Trans> : count(children);
}

/** The day of an instant, with its year where it is not this one; a dash without one. */
export function DayCell({ children }: { children: string | null | undefined }) {
  const { shortDay } = useFormats();
  return children ? shortDay(children) : "–";
}

/** A location, which everybody here knows to be the company's: its name without the company's before it; a dash without one. */
export function LocationCell({ children }: { children: string | null | undefined }) {
  const company = use(CompanyContext);
  if (!children) return "–";
  const rest = company !== "" && children.startsWith(`${company} `) ? children.slice(company.length + 1) : "";
  return <Truncate>{rest.trim() || children}</Truncate>;
}

/** A percentage from an exact decimal string; a dash without one. */
export function PercentageCell({ children }: { children: string | null | undefined }) {
  const { percentage } = useFormats();
  return children ? percentage(children) : "–";
}

/** How long ago an instant is; a dash without one. */
export function AgoCell({ children }: { children: string | null | undefined }) {
  const { ago } = useFormats();
  return children ? ago(Date.parse(children)) : "–";
}
