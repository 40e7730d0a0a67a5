import { graphql } from "react-relay";
import type { CompanySignIns_viewer$key } from "#/__generated__/CompanySignIns_viewer.graphql";
import type { CompanySignInsQuery } from "#/__generated__/CompanySignInsQuery.graphql";
import { usePages } from "#/relay/usePages.ts";
import { SignInTable } from "./SignInTable.tsx";

/** The sign-in history of the company's people. */
export function CompanySignIns({ viewerKey }: { readonly viewerKey: CompanySignIns_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<CompanySignInsQuery, CompanySignIns_viewer$key>(
    graphql`
      fragment CompanySignIns_viewer on Viewer
      @refetchable(queryName: "CompanySignInsQuery")
      @argumentDefinitions(
        outcomes: { type: "[SignInOutcome!]" }
        from: { type: "DateTime" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        companySignIns(outcomes: $outcomes, from: $from, first: $count, after: $cursor)
          @connection(key: "CompanySignIns_companySignIns", filters: ["outcomes", "from"]) {
          edges {
            node {
              ...SignInTable_events
            }
          }
        }
      }
    `,
    viewerKey,
  );
  return (
    <SignInTable
      eventsKey={data.companySignIns.edges.map(({ node }) => node)}
      hasPeople
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={() => loadNext(50)}
    />
  );
}
