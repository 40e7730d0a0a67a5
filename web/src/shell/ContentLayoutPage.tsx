import { use, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import type { ContentLayoutPageQuery } from "#/__generated__/ContentLayoutPageQuery.graphql";
import { RenewalReminder } from "#/account/_components/RenewalReminder.tsx";
import { TwoStepReminder } from "#/account/twoStep/TwoStepReminder.tsx";
import { addresses } from "#/app/addresses.ts";
import { destinationOf, signInAddress } from "#/app/destination.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { followOpeningsOf } from "#/list/savedView/viewerOpenings.ts";
import { CompanyContext } from "#/relay/CompanyContext.ts";
import { PersonContext } from "#/relay/PersonContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { ContentFrame } from "./ContentFrame.tsx";
import { adminMenu, menuOf } from "#/menu/menu.ts";
import { detourFrom, isOpenTo, menuAllows } from "#/menu/menuAccess.ts";
import { routeHandleOf } from "#/app/routeHandle.ts";

export { ContentLayoutSkeleton as Skeleton } from "./ContentLayoutSkeleton.tsx";

export const query = graphql`
  query ContentLayoutPageQuery @preloadable {
    viewer {
      kind
      nextStep
      email
      company {
        name
      }
      permissions
      offeredAreas
      sellerView {
        __typename
      }
      ...ContentFrame_viewer
      ...viewerOpenings_viewer @relay(mask: false)
      ...RenewalReminder_viewer
      ...TwoStepReminder_viewer
    }
    features {
      vendorName
    }
  }
`;

/** The frame around every page for signed-in users, and its guard: no session → sign-in, first password → its change, wrong kind or permission → 403 (D-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ContentLayoutPageQuery> }) {
  const { viewer, features } = usePreloadedQuery<ContentLayoutPageQuery>(query, queryRef);
  const location = useLocation();
  const { kinds, opensTo = "everybody" } = routeHandleOf(useMatches());
  const sessionEnd = use(SessionEndContext);
  const email = viewer?.email ?? null;
  useEffect(() => sessionEnd.belongTo(email), [sessionEnd, email]);
  useEffect(() => {
    if (viewer) followOpeningsOf(viewer);
  }, [viewer]);

  if (!viewer) return <Navigate to={signInAddress(location)} replace />;
  const { kind, permissions, offeredAreas } = viewer;
  // The generated first password opens nothing but its own replacement, and an owner's set-up comes before the rest
  // (Document 1 §4, decision D-05).
  if (viewer.nextStep !== "HOME") return <Navigate to={destinationOf(viewer)} replace />;
  // Neither role matches: there is no menu for them (decision D-67).
  if (kind !== "OWNER" && kind !== "SELLER") return <Navigate to={addresses.signOut} replace />;
  // Whoever has signed in arrives at a list; who has none to arrive at begins at home.
  const detour = detourFrom(menuOf(kind), location.pathname, { permissions, offeredAreas });
  if (detour !== null) return <Navigate to={detour} replace />;
  // What is somebody's own is nobody's in a view, and what they have kept here is not read either (decision 93).
  const isView = viewer.sellerView != null;
  const isAllowed =
    !(isView && isOwnPage(location.pathname)) &&
    (!kinds || kinds.includes(kind)) &&
    isOpenTo(opensTo, permissions) &&
    menuAllows(adminMenu, location.pathname, permissions);
  return (
    <PersonContext value={isView ? "" : viewer.email}>
      <CompanyContext value={viewer.company?.name ?? ""}>
        <ContentFrame viewerKey={viewer} vendorName={features.vendorName}>
          <TwoStepReminder viewerKey={viewer} />
          <RenewalReminder viewerKey={viewer} />
          {isAllowed ? <Outlet /> : <Forbidden />}
        </ContentFrame>
      </CompanyContext>
    </PersonContext>
  );
}

const ownPages = [
  addresses.security,
  addresses.jobs,
  addresses.imports,
  addresses.notifications,
  addresses.chat,
];

function isOwnPage(pathname: string): boolean {
  const path = `${pathname.toLowerCase()}/`;
  return ownPages.some((page) => path.startsWith(`${page}/`.replace("//", "/")));
}
