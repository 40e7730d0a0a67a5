import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Badge } from "#/ui/Badge.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { linksOf } from "#/menu/menuEntry.ts";
import type { MenuGroup } from "#/menu/menuEntry.ts";
import type { SidebarContext } from "./SidebarContext.ts";

interface SidebarGroupProps {
  group: MenuGroup<string>;
  context: SidebarContext;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The list of its entries. */
  children: ReactNode;
}

/** A group that opens in place; in a sidebar of icons or tiles it opens beside its own. */
export function SidebarGroup({ group, context, isOpen, onOpenChange, children }: SidebarGroupProps) {
  if (context.isCompact || context.isTiled) return <GroupMenu group={group} context={context} />;
  const holdsActive = context.activeGroups.includes(group.id);
  return (
    <Disclosure className="shell-group" isExpanded={isOpen} onExpandedChange={onOpenChange}>
      <Button slot="trigger" className="shell-entry" data-holds-active={holdsActive || undefined}>
        {group.icon && <Icon of={group.icon} size={18} />}
        <span className="shell-entry-title">{group.title}</span>
        {group.badge && <Badge tone={group.badge.tone}>{group.badge.value}</Badge>}
        <Icon of={ChevronDown} size={15} className="shell-group-arrow" />
      </Button>
      <DisclosurePanel className="shell-group-panel">
        {(isOpen || context.hasClosedGroups) && children}
      </DisclosurePanel>
    </Disclosure>
  );
}

interface GroupMenuProps {
  group: MenuGroup<string>;
  context: SidebarContext;
}

function GroupMenu({ group, context: { activeGroups, isTiled, onFollow } }: GroupMenuProps) {
  const links = linksOf(group.children).map(({ link }) => link);
  return (
    <Menu
      placement="end top"
      label={group.title}
      heading={group.title}
      trigger={
        <Button
          className="shell-entry"
          aria-label={group.title}
          data-active={activeGroups.includes(group.id) || undefined}
        >
          {group.icon && <Icon of={group.icon} size={18} />}
          {isTiled && <span className="shell-entry-title">{group.title}</span>}
        </Button>
      }
      items={links.map((link) => ({
        id: link.id,
        label: link.title,
        href: link.path,
        isNewTab: link.type === "extTabLink",
      }))}
      onAction={(id) => {
        const followed = links.find((link) => link.id === id);
        if (followed) onFollow(followed);
      }}
    />
  );
}
