import { useLingui } from "@lingui/react/macro";
import {
  ChevronRight,
  Download,
  History,
  Image,
  Layers,
  Package,
  PackagePlus,
  Tags,
  Warehouse,
} from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { HomeShortcuts_viewer$key } from "#/__generated__/HomeShortcuts_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { newProductStart } from "#/app/newProductStart.ts";
import { isOpenTo } from "#/menu/menuAccess.ts";
import { pageRights } from "#/menu/pageRights.ts";
import { Card } from "#/ui/Card.tsx";
import { Icon } from "#/ui/Icon.tsx";

/** The ways to daily work, as far as the viewer may go them. */
export function HomeShortcuts({ viewerKey }: { viewerKey: HomeShortcuts_viewer$key }) {
  const { t } = useLingui();
  const { kind, permissions, offeredAreas } = useFragment(
    graphql`
      fragment HomeShortcuts_viewer on Viewer {
        kind
        permissions
        offeredAreas
      }
    `,
    viewerKey,
  );
  const isOwner = kind === "OWNER";
  const newProduct = newProductStart({ kind, permissions, offeredAreas });
  const shortcuts = [
    {
      href: newProduct ?? "",
      icon: PackagePlus,
      label: t`Add a product`,
      text: t`Details, images, price and discounts in four steps.`,
      isOpen: newProduct !== null,
    },
    {
      href: addresses.products,
      icon: Package,
      label: t`Products`,
      text: t`Search, edit and follow their states.`,
      isOpen: offeredAreas.includes("PRODUCTS"),
    },
    {
      href: addresses.categories[1],
      icon: Tags,
      label: t`Categories`,
      text: t`The three levels your products are sorted into.`,
      isOpen: isOwner && isOpenTo(pageRights.categories, permissions),
    },
    {
      href: addresses.sellers,
      icon: Warehouse,
      label: t`Storage Location`,
      text: t`Where goods are kept and sold, and who works there.`,
      isOpen: isOpenTo(pageRights.locations, permissions) && offeredAreas.includes("LOCATIONS"),
    },
    {
      href: addresses.banners,
      icon: Image,
      label: t`Banner`,
      text: t`The images that open your storefront.`,
      isOpen: isOwner && isOpenTo(pageRights.banners, permissions),
    },
    {
      href: addresses.collections,
      icon: Layers,
      label: t`Collections`,
      text: t`Products that belong together.`,
      isOpen: isOwner && isOpenTo(pageRights.collections, permissions),
    },
    {
      href: addresses.audit,
      icon: History,
      label: t`Audit trail`,
      text: t`Who changed what, and when.`,
      isOpen: isOpenTo(pageRights.audit, permissions) && offeredAreas.includes("AUDIT"),
    },
    {
      href: addresses.jobs,
      icon: Download,
      label: t`Jobs`,
      text: t`Exports, how far they are, and their files.`,
      isOpen: offeredAreas.includes("EXPORTS"),
    },
  ];
  return (
    <Card title={t`Shortcuts`} padding="none">
      <ul className="home-shortcuts">
        {shortcuts
          .filter(({ isOpen }) => isOpen)
          .map(({ href, icon, label, text }) => (
            <li key={href}>
              <Link className="home-shortcut" href={href}>
                <span className="home-shortcut-icon">
                  <Icon of={icon} size={18} />
                </span>
                <span className="home-shortcut-text">
                  <span className="home-shortcut-label">{label}</span>
                  <span>{text}</span>
                </span>
                <Icon of={ChevronRight} isMirrored />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
