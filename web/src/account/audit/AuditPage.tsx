import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { AuditPageQuery } from "#/__generated__/AuditPageQuery.graphql";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { auditFilterOf } from "./auditAddress.ts";
import { AuditTrail } from "./AuditTrail.tsx";

export { AuditSkeleton as Skeleton } from "./AuditSkeleton.tsx";

export const query = graphql`
  query AuditPageQuery($filter: AuditFilter) @preloadable {
    viewer {
      permissions
      ...ExportButton_viewer
      ...AuditTrail_viewer @arguments(filter: $filter)
    }
  }
`;

const exported: ListExport = (search) => ({ audit: { filter: auditFilterOf(search) } });

/** account/audit: who changed what, and when. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<AuditPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<AuditPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) =>
        viewer.permissions.includes("AUDIT_READ") ? (
          <>
            <title>{t`Audit trail`}</title>
            <PageHeader
              title={t`Audit trail`}
              description={t`Who changed what, and when. Nobody can change it.`}
              actions={<ExportButton viewerKey={viewer} list={exported} />}
            />
            <SectionBoundary>
              <AuditTrail viewerKey={viewer} />
            </SectionBoundary>
          </>
        ) : (
          <Forbidden />
        )
      }
    </SignedIn>
  );
}
