import { ExternalLink } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { Badge } from "#/ui/Badge.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import type { MenuLink } from "#/menu/menuEntry.ts";
import type { SidebarContext } from "./SidebarContext.ts";

interface SidebarLinkProps {
  link: MenuLink<string>;
  context: SidebarContext;
}

/** One link of the menu. In the narrow sidebar only its icon shows, and its name on hover and focus. */
export function SidebarLink({ link, context: { activeId, isCompact, onFollow } }: SidebarLinkProps) {
  const isActive = link.id === activeId;
  const anchor = (
    <Link
      className="shell-entry"
      href={link.path}
      data-active={isActive || undefined}
      {...(isActive ? { "aria-current": "page" as const } : {})}
      {...(isCompact ? { "aria-label": link.title } : {})}
      {...(link.type === "extTabLink" ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      onPress={() => onFollow(link)}
    >
      {link.icon && <Icon of={link.icon} size={18} />}
      {!isCompact && (
        <>
          <span className="shell-entry-title">{link.title}</span>
          {link.type === "extTabLink" && <Icon of={ExternalLink} size={14} />}
          {link.badge && <Badge tone={link.badge.tone}>{link.badge.value}</Badge>}
        </>
      )}
    </Link>
  );
  return isCompact ? (
    <Tooltip text={link.title} placement="end">
      {anchor}
    </Tooltip>
  ) : (
    anchor
  );
}
