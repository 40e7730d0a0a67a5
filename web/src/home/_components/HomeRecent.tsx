import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { HomeRecent_viewer$key } from "#/__generated__/HomeRecent_viewer.graphql";
import { Skeleton } from "#/ui/Skeleton.tsx";

// With the words of the audit trail, which few pages need.
const RecentChanges = lazy(() => import("#/activity/RecentChanges.tsx"));

/** What was done last, for who may read the audit trail. */
export function HomeRecent({ viewerKey }: { readonly viewerKey: HomeRecent_viewer$key }) {
  const { recentChanges } = useFragment(
    graphql`
      fragment HomeRecent_viewer on Viewer @throwOnFieldError {
        recentChanges {
          ...RecentChanges_entries
        }
      }
    `,
    viewerKey,
  );
  return (
    recentChanges && (
      <Suspense fallback={<Skeleton shape="box" height={320} />}>
        <RecentChanges entryKeys={recentChanges} />
      </Suspense>
    )
  );
}
