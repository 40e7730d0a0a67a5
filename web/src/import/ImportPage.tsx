import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ImportPageQuery } from "#/__generated__/ImportPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { ImportSteps } from "./ImportSteps.tsx";

export { ImportSkeleton as Skeleton } from "./ImportSkeleton.tsx";

export const query = graphql`
  query ImportPageQuery($id: ID!, $outcome: [ImportOutcome!], $first: Int!, $offset: Int!) @preloadable {
    viewer {
      permissions
    }
    node(id: $id) {
      ... on Job @alias(as: "job") {
        id
        ...ImportSteps_job
        ...ImportSteps_rows
      }
    }
  }
`;

/** account/imports/:id: a file that was sent, from its columns to what became of its rows. */
export function Page({ queryRef }: { readonly queryRef: PreloadedQuery<ImportPageQuery> }) {
  const { t } = useLingui();
  const { viewer, node } = usePreloadedQuery<ImportPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ permissions }) =>
        node?.job ? (
          <ImportSteps
            key={node.job.id}
            jobKey={node.job}
            rowsKey={node.job}
            mayImport={permissions.includes("IMPORT_CREATE")}
          />
        ) : (
          <NotFound listHref={addresses.jobs} listLabel={t`Jobs`} />
        )
      }
    </SignedIn>
  );
}
