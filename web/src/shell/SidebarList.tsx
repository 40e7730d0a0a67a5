import { useState } from "react";
import type { MenuEntry } from "#/menu/menuEntry.ts";
import type { SidebarContext } from "./SidebarContext.ts";
import { SidebarGroup } from "./SidebarGroup.tsx";
import { SidebarLink } from "./SidebarLink.tsx";

interface SidebarListProps {
  entries: readonly MenuEntry<string>[];
  /** From 1; styles indent by it. */
  level: number;
  context: SidebarContext;
}

/** The entries of one level. Opening a group closes its siblings (Document 2 §2). */
export function SidebarList({ entries, level, context }: SidebarListProps) {
  const activeGroup =
    entries.find((entry) => entry.type === "sub" && context.activeGroups.includes(entry.id))?.id ?? null;
  const [openGroup, setOpenGroup] = useState(activeGroup);
  const [seenGroup, setSeenGroup] = useState(activeGroup);
  // Following a link opens its group; following one without a group leaves what the user opened.
  if (activeGroup !== seenGroup) {
    setSeenGroup(activeGroup);
    if (activeGroup !== null) setOpenGroup(activeGroup);
  }
  return (
    <ul className="shell-list" data-level={level}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.type === "sub" ? (
            <SidebarGroup
              group={entry}
              context={context}
              isOpen={openGroup === entry.id}
              onOpenChange={(isOpen) => setOpenGroup(isOpen ? entry.id : null)}
            >
              <SidebarList entries={entry.children} level={level + 1} context={context} />
            </SidebarGroup>
          ) : (
            <SidebarLink link={entry} context={context} />
          )}
        </li>
      ))}
    </ul>
  );
}
