import { useLingui } from "@lingui/react/macro";
import { Bell, Download, History, Keyboard, LogOut, Palette, ShieldCheck, Webhook } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ContentFrame_viewer$key } from "#/__generated__/ContentFrame_viewer.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses } from "#/app/addresses.ts";
import { PermissionsContext } from "#/app/PermissionsContext.ts";
import { newProductStart } from "#/app/newProductStart.ts";
import { useFriendList } from "#/chat/useFriendList.tsx";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { Customizer } from "#/customizer/Customizer.tsx";
import { useAccountLook } from "#/customizer/useAccountLook.ts";
import { usePreloadWhenIdle } from "#/app/usePreloadWhenIdle.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { NotificationBell } from "#/notification/NotificationBell.tsx";
import { usePreloadAhead } from "#/route/usePreloadAhead.ts";
import { activeLink } from "#/menu/activeLink.ts";
import { BookmarkBar } from "./bookmark/BookmarkBar.tsx";
import { BookmarkMenu } from "./bookmark/BookmarkMenu.tsx";
import { useBookmarks } from "./bookmark/useBookmarks.ts";
import { isMenuCompact, rememberMenuCompact } from "./compactMenu.ts";
import { Frame } from "./Frame.tsx";
import { isOpenTo } from "#/menu/menuAccess.ts";
import { linksOf } from "#/menu/menuEntry.ts";
import { pageRights } from "#/menu/pageRights.ts";
import type { OfferedArea } from "#/menu/permission.ts";
import { useRecentRoutes } from "./palette/useRecentRoutes.ts";
import { useTypedAhead } from "./palette/useTypedAhead.ts";
import { RouteBreadcrumb } from "./RouteBreadcrumb.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { goToLines, goToPath } from "./shortcut/goTo.ts";
import { useShortcuts } from "./shortcut/useShortcuts.ts";
import { useFadeIn } from "./useFadeIn.ts";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";
import { useFrameTexts } from "./useFrameTexts.ts";
import { useIsAtRest } from "./useIsAtRest.ts";
import { useMenu } from "./useMenu.ts";
import { useSettingItems } from "./useSettingItems.ts";

const JobActivity = lazy(() => import("#/job/JobActivity.tsx"));
const LiveEvents = lazy(() => import("#/live/LiveEvents.tsx"));
const SellerViewBanner = lazy(() => import("#/sellers/view/SellerViewBanner.tsx"));
const loadPalette = () => import("./palette/PaletteDialog.tsx");
const PaletteDialog = lazy(loadPalette);
const PictureUpload = lazy(() => import("./picture/PictureUpload.tsx"));
const ShortcutSheet = lazy(() => import("./shortcut/ShortcutSheet.tsx"));

/** What lies over the page; each is opened from the account menu too. */
const overlays = ["palette", "shortcuts", "customizer"] as const;
type Overlay = (typeof overlays)[number];

interface ContentFrameProps {
  readonly viewerKey: ContentFrame_viewer$key;
  /** Who runs the installation, for the footer. */
  readonly vendorName: string;
  readonly children: ReactNode;
}

/** The frame as it is for one viewer: their menu, bookmarks, picture, keys and commands. */
export function ContentFrame({ viewerKey, vendorName, children }: ContentFrameProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ContentFrame_viewer on Viewer {
        kind
        permissions
        offeredAreas
        name
        personName
        pictureUrl
        company {
          name
          logoUrl
          maximumProducts
        }
        seller {
          name
        }
        sellerView {
          ...SellerViewBanner_view
        }
        ...useAccountLook_viewer
        ...useBookmarks_viewer
        ...useFriendList_viewer
        ...NotificationBell_viewer
      }
    `,
    viewerKey,
  );
  useAccountLook(viewer);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== "idle";
  const texts = useFrameTexts();
  const { kind, permissions, offeredAreas } = viewer;
  const offers = (area: OfferedArea) => offeredAreas.includes(area);
  const menu = useMenu({ kind, permissions, offeredAreas });
  const bookmarks = useBookmarks(viewer, menu);
  const ownBookmarks = viewer.sellerView == null ? bookmarks : null;
  const friendList = useFriendList(viewer);
  const isListening = useIsAtRest();
  const [isCompact, setIsCompact] = useState(isMenuCompact);
  const [clickedId, setClickedId] = useState<string | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [pictureFile, setPictureFile] = useState<File>();
  const [previewUrl, setPreviewUrl] = useState<string>();
  const active = activeLink(menu, pathname, clickedId);
  const [recent, visit] = useRecentRoutes(menu, active?.id ?? null, pathname);
  useFocusOnArrival();
  useFadeIn();
  const settings = useSettingItems();
  // What is typed right after / or Ctrl-K must not be lost.
  usePreloadWhenIdle(loadPalette);
  usePreloadAhead([
    ...linksOf(menu).flatMap(({ link }) => (link.type === "link" ? link.path : [])),
    addresses.home,
  ]);

  const search = () => setOverlay("palette");
  const close = () => setOverlay(null);
  const readTyped = useTypedAhead(overlay === "palette", close);
  useShortcuts({
    search,
    help: () => setOverlay("shortcuts"),
    goTo: (letter) => {
      const path = goToPath(menu, letter);
      if (path !== null) void navigate(path);
      return path !== null;
    },
  });
  const company = viewer.company?.name ?? viewer.name;
  const mayReadAudit = isOpenTo(pageRights.audit, permissions) && offers("AUDIT");
  const accountPages = [
    { id: "jobs", label: t`Jobs`, icon: Download, href: addresses.jobs, isOpen: offers("EXPORTS") },
    {
      id: "notifications",
      label: t`Notifications`,
      icon: Bell,
      href: addresses.notifications,
      isOpen: offers("NOTIFICATIONS"),
    },
    {
      id: "security",
      label: t`Account and security`,
      icon: ShieldCheck,
      href: addresses.security,
      isOpen: viewer.sellerView == null,
    },
    {
      id: "audit",
      label: t`Audit trail`,
      icon: History,
      href: addresses.audit,
      isOpen: mayReadAudit,
    },
    {
      id: "webhooks",
      label: t`Webhooks`,
      icon: Webhook,
      href: addresses.webhooks,
      isOpen: isOpenTo(pageRights.webhooks, permissions) && offers("WEBHOOKS"),
    },
  ].filter(({ isOpen }) => isOpen);
  return (
    <Frame
      menu={menu}
      path={pathname}
      clickedId={clickedId}
      onFollow={({ id }) => setClickedId(id)}
      identity={{
        company: { name: company, logoUrl: viewer.company?.logoUrl ?? undefined },
        user: {
          name: viewer.personName ?? viewer.seller?.name ?? viewer.name,
          pictureUrl: previewUrl ?? viewer.pictureUrl ?? undefined,
        },
      }}
      onChoosePicture={setPictureFile}
      texts={texts}
      breadcrumb={<RouteBreadcrumb />}
      tools={
        <>
          <SearchButton onPress={search} />
          {ownBookmarks && <BookmarkMenu bookmarks={ownBookmarks} menu={menu} />}
          {friendList?.button}
          {isListening && offers("EXPORTS") && (
            <ErrorBoundary resetKey={pathname} fallback={() => null}>
              <Suspense fallback={null}>
                <JobActivity />
              </Suspense>
            </ErrorBoundary>
          )}
          {offers("NOTIFICATIONS") && <NotificationBell viewerKey={viewer} />}
        </>
      }
      accountActions={[
        ...accountPages,
        ...settings,
        { id: "customizer", label: t`Theme customizer`, icon: Palette },
        { id: "shortcuts", label: t`Keyboard shortcuts`, icon: Keyboard },
        { id: "logout", label: t`Logout`, icon: LogOut, href: addresses.signOut },
      ]}
      onAccountAction={(id) => setOverlay(overlays.find((one) => one === id) ?? null)}
      banner={
        viewer.sellerView && (
          <Suspense fallback={null}>
            <SellerViewBanner viewKey={viewer.sellerView} />
          </Suspense>
        )
      }
      bookmarkBar={ownBookmarks && <BookmarkBar bookmarks={ownBookmarks} activeId={active?.id ?? null} />}
      sidePanel={
        <>
          {friendList?.panel}
          <Suspense fallback={null}>{isListening && viewer.sellerView == null && <LiveEvents />}</Suspense>
          <Customizer
            isOpen={overlay === "customizer"}
            onOpenChange={(isOpen) => setOverlay(isOpen ? "customizer" : null)}
          />
        </>
      }
      footer={`2023 ${vendorName}`}
      isCompact={isCompact}
      onCompactChange={(compact) => {
        setIsCompact(compact);
        rememberMenuCompact(compact);
      }}
      isNavigating={isNavigating}
    >
      <PermissionsContext value={permissions}>
        <CompanyLimitContext value={viewer.company?.maximumProducts ?? undefined}>
          <AuditContext value={mayReadAudit}>{children}</AuditContext>
        </CompanyLimitContext>
      </PermissionsContext>
      <Suspense fallback={null}>
        {pictureFile && <PictureUpload file={pictureFile} onPreview={setPreviewUrl} />}
        {overlay === "palette" && (
          <PaletteDialog
            menu={menu}
            permissions={permissions}
            accountPages={accountPages}
            newProduct={newProductStart({ kind, permissions, offeredAreas })}
            isOwner={kind === "OWNER"}
            hasOrders={permissions.includes("ORDER_READ") && offers("ORDERS")}
            recent={recent}
            onVisit={visit}
            onFollow={setClickedId}
            onShowShortcuts={() => setOverlay("shortcuts")}
            onShowCustomizer={() => setOverlay("customizer")}
            onClose={close}
            readTyped={readTyped}
          />
        )}
        {overlay === "shortcuts" && <ShortcutSheet routes={goToLines(menu, t`Home`)} onClose={close} />}
      </Suspense>
    </Frame>
  );
}
