import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { allowedMenu } from "#/menu/menuAccess.ts";
import { locationTabs, type LocationTab } from "#/menu/locationTabs.ts";
import { menuOf } from "#/menu/menu.ts";
import { inWords, type MenuEntry } from "#/menu/menuEntry.ts";
import { Icon } from "#/ui/Icon.tsx";
import type { RoleKind } from "./useRoleEditor.ts";
import "./rolePreview.css";

interface RolePreviewProps {
  /** What the role is called, or is going to be. */
  readonly name: string;
  readonly kind: RoleKind;
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

/** The menu as somebody with a role would have it, by the same rule as the menu itself. */
export function RolePreview({ name, kind, permissions, offeredAreas }: RolePreviewProps) {
  const { t, i18n } = useLingui();
  const title = useId();
  const reader = { permissions, offeredAreas };
  const viewerKind = kind === "COMPANY" ? "OWNER" : "SELLER";
  const menu = inWords(allowedMenu(menuOf(viewerKind), reader), (text) => i18n._(text));
  const tabs = kind === "LOCATION" ? locationTabs(reader) : [];
  const tabNames: Readonly<Record<LocationTab, string>> = {
    products: t`Products`,
    orders: t`Orders`,
    deliveryUsers: t`Delivery users`,
    people: t`People`,
  };
  const who = name.trim() || t`this role`;
  return (
    <section className="role-preview" aria-labelledby={title}>
      <h3 id={title}>{t`What ${who} would see`}</h3>
      <PreviewList entries={menu} />
      {tabs.length > 0 && (
        <p className="role-preview-tabs">
          {t`Beside the products:`}{" "}
          {tabs
            .filter((tab) => tab !== "products")
            .map((tab) => tabNames[tab])
            .join(", ") || t`nothing else`}
        </p>
      )}
    </section>
  );
}

function PreviewList({ entries }: { entries: readonly MenuEntry<string>[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            {entry.icon && <Icon of={entry.icon} size={14} />}
            {entry.title}
          </span>
          {entry.type === "sub" && <PreviewList entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}
