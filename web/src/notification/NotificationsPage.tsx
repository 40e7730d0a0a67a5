import { useLingui } from "@lingui/react/macro";
import { CircleSlash } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { NotificationsPageQuery } from "#/__generated__/NotificationsPageQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { PreferencesForm } from "./_components/PreferencesForm.tsx";
import "./preferences.css";

export { NotificationsPageSkeleton as Skeleton } from "./_components/NotificationsPageSkeleton.tsx";

export const query = graphql`
  query NotificationsPageQuery @preloadable {
    viewer {
      offeredAreas
      ...PreferencesForm_viewer
    }
  }
`;

/** account/notifications: how the viewer is told of each kind of happening, and when no mails come. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<NotificationsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<NotificationsPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <div className="preferences">
          <title>{t`Notifications`}</title>
          <PageHeader
            title={t`Notifications`}
            description={t`Choose what you are told of, and whether a mail comes too.`}
          />
          {viewer.offeredAreas.includes("NOTIFICATIONS") ? (
            <SectionBoundary>
              <PreferencesForm viewerKey={viewer} />
            </SectionBoundary>
          ) : (
            <Card>
              <EmptyState icon={CircleSlash} title={t`No notifications`}>
                {t`The service behind this back office does not offer this.`}
              </EmptyState>
            </Card>
          )}
        </div>
      )}
    </SignedIn>
  );
}
