import { Package, ReceiptText, Sparkles } from "lucide-react";
import { useState } from "react";
import { addresses } from "#/app/addresses.ts";
import type { MenuEntry } from "#/shell/menuEntry.ts";
import { SidebarList } from "#/shell/SidebarList.tsx";
import { Specimen } from "#/ui/gallery/Specimen.tsx";
import "#/shell/Sidebar.css";

/** Every kind of entry of the menu (M-MENU-4): groups in three levels, links in and out, badges. */
const entries: readonly MenuEntry<string>[] = [
  {
    type: "link",
    id: "new",
    title: "What is new",
    path: addresses.gallery.advance,
    opensTo: "everybody",
    icon: Sparkles,
    badge: { tone: "accent", value: "New" },
  },
  {
    type: "sub",
    id: "product",
    title: "Product",
    icon: Package,
    badge: { tone: "information", value: "3" },
    children: [
      { type: "link", id: "all", title: "View Product", path: addresses.products, opensTo: "everybody" },
      {
        type: "sub",
        id: "state",
        title: "By state",
        children: [
          {
            type: "link",
            id: "pending",
            title: "Pending",
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
    title: "Elsewhere",
    icon: ReceiptText,
    children: [
      {
        type: "extLink",
        id: "site",
        title: "Another site",
        path: "https://example.org/",
        opensTo: "everybody",
      },
      {
        type: "extTabLink",
        id: "tab",
        title: "Another site, new tab",
        path: "https://example.org/",
        opensTo: "everybody",
      },
    ],
  },
];

export function MenuSpecimen() {
  const [followed, setFollowed] = useState<string | null>("all");
  return (
    <Specimen name="Menu entries">
      <div className="shell-sidebar" style={{ inlineSize: 248, blockSize: "auto" }}>
        <SidebarList
          entries={entries}
          level={1}
          context={{
            activeId: followed,
            activeGroups: ["product"],
            isCompact: false,
            isTiled: false,
            onFollow: ({ id }) => setFollowed(id),
          }}
        />
      </div>
    </Specimen>
  );
}
