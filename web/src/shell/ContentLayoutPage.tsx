import { useLingui } from "@lingui/react/macro";
import { LogOut, ShieldCheck } from "lucide-react";
import { use, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from "react-router";
import type { ContentLayoutPageQuery } from "#/__generated__/ContentLayoutPageQuery.graphql";
import { RenewalReminder } from "#/account/_components/RenewalReminder.tsx";
import { destinationOf, signInAddress } from "#/auth/destination.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { IntentContext } from "#/relay/routePreload.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { AppearanceMenu } from "./AppearanceMenu.tsx";
import { isMenuCompact, rememberMenuCompact } from "./compactMenu.ts";
import { Frame } from "./Frame.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { adminMenu, sellerMenu } from "./menu.ts";
import { inWords } from "./menuEntry.ts";
import { placeOf } from "./place.ts";
import { PlaceBreadcrumb } from "./PlaceBreadcrumb.tsx";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";
import { useFrameWords } from "./useFrameWords.ts";

export { ContentLayoutSkeleton as Skeleton } from "./ContentLayoutSkeleton.tsx";

export const query = graphql`
  query ContentLayoutPageQuery @preloadable {
    viewer {
      kind
      nextStep
      name
      email
      company {
        name
        logoUrl
      }
      seller {
        name
      }
      ...RenewalReminder_viewer
    }
  }
`;

/** The frame around every page for signed-in users, and its guard: no session → sign-in, first password → its change, wrong kind → 403 (D-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ContentLayoutPageQuery> }) {
  const { t, i18n } = useLingui();
  const { viewer } = usePreloadedQuery<ContentLayoutPageQuery>(query, queryRef);
  const location = useLocation();
  const { kinds } = placeOf(useMatches());
  const words = useFrameWords();
  const onIntent = use(IntentContext);
  const isNavigating = useNavigation().state !== "idle";
  const [isCompact, setIsCompact] = useState(isMenuCompact);
  const sessionEnd = use(SessionEndContext);
  const email = viewer?.email ?? null;
  useEffect(() => sessionEnd.belongTo(email), [sessionEnd, email]);
  useFocusOnArrival();

  if (!viewer) return <Navigate to={signInAddress(location)} replace />;
  // The generated first password opens nothing but its own replacement (Document 1 §4).
  if (viewer.nextStep === "CHANGE_PASSWORD") return <Navigate to={destinationOf(viewer)} replace />;
  const company = viewer.company?.name ?? viewer.name;
  const isAllowed = !kinds || kinds.some((kind) => kind === viewer.kind);
  return (
    <Frame
      menu={inWords(viewer.kind === "SELLER" ? sellerMenu : adminMenu, (title) => i18n._(title))}
      path={location.pathname}
      identity={{
        company: { name: company, logoUrl: viewer.company?.logoUrl ?? undefined },
        user: { name: viewer.seller?.name ?? viewer.name },
      }}
      words={words}
      breadcrumb={<PlaceBreadcrumb />}
      headerTools={
        <>
          <LanguageMenu />
          <AppearanceMenu />
        </>
      }
      accountActions={[
        { id: "security", label: t`Account and security`, icon: ShieldCheck, href: "/account/security" },
        { id: "logout", label: t`Logout`, icon: LogOut, href: "/dashboard/Logout" },
      ]}
      footer={`2023 ${company}`}
      isCompact={isCompact}
      onCompactChange={(compact) => {
        setIsCompact(compact);
        rememberMenuCompact(compact);
      }}
      onIntent={onIntent}
      isNavigating={isNavigating}
    >
      <RenewalReminder viewerKey={viewer} />
      {isAllowed ? <Outlet /> : <Forbidden />}
    </Frame>
  );
}
