import { t } from "@lingui/core/macro";
import { Package, ReceiptText, Sparkles } from "lucide-react";
import { useState } from "react";
import { addresses } from "#/app/addresses.ts";
import type { MenuEntry } from "#/menu/menuEntry.ts";
import { SidebarList } from "#/shell/SidebarList.tsx";
import { Specimen } from "#/ui/gallery/Specimen.tsx";
import "#/shell/Sidebar.css";

/** Every kind of entry of the menu (M-MENU-4): groups in three levels, links in and out, badges. */
const entries = (): readonly MenuEntry<string>[] => [
  {
    type: "link",
    id: "new",
    title: t`What is new`,
    path: addresses.gallery.advance,
    opensTo: "everybody",
    icon: Sparkles,
    badge: { tone: "accent", value: t`New` },
  },
  {
    type: "sub",
    id: "product",
    title: t`Product`,
    icon: Package,
    badge: { tone: "information", value: "3" },
    children: [
      { type: "link", id: "all", title: t`View Product`, path: addresses.products, opensTo: "everybody" },
      {
        type: "sub",
        id: "state",
        title: t`By state`,
        children: [
          {
            type: "link",
            id: "pending",
            title: t`Pending`,
            path: `${addresses.products}?status=PENDING`,
            opensTo: "everybody",
            badge: { tone: "warning", value: "3" },
          },
        ],
      },
    ],
  },
  {
    type: "sub",
    id: "elsewhere",
    title: t`Elsewhere`,
    icon: ReceiptText,
    children: [
      {
        type: "extLink",
        id: "site",
        title: t`Another site`,
        path: "https://example.org/",
        opensTo: "everybody",
      },
      {
        type: "extTabLink",
        id: "tab",
        title: t`Another site, new tab`,
        path: "https://example.org/",
        opensTo: "everybody",
      },
    ],
  },
];

export function MenuSpecimen() {
  const [followed, setFollowed] = useState<string | null>("all");
  return (
    <Specimen name={t`Menu entries`}>
      <div className="shell-sidebar" style={{ inlineSize: 248, blockSize: "auto" }}>
        <SidebarList
          entries={entries()}
          level={1}
          context={{
            activeId: followed,
            activeGroups: ["product"],
            isCompact: false,
            isTiled: false,
            hasClosedGroups: true,
            onFollow: ({ id }) => setFollowed(id),
          }}
        />
      </div>
    </Specimen>
  );
}
