import { type ReactNode, use } from "react";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { ListMode } from "./ListMode.ts";
import "./list.css";

interface ListPageProps {
  readonly title: string;
  /** One line of meaning under the title. */
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  /** What its columns need, in pixels. */
  readonly needs?: number;
  readonly children: ReactNode;
}

/** The page of a list: title, what it is, the primary action on the other side, then the table. */
export function ListPage({ title, lead, action, needs = 0, children }: ListPageProps) {
  const isPage = use(ListMode) === "page";
  return (
    <div className="list-page" style={{ "--list-needs": `${needs}px` }}>
      {isPage && <title>{title}</title>}
      <PageHeader title={title} description={lead} actions={action} level={isPage ? 1 : 2} />
      {children}
    </div>
  );
}
