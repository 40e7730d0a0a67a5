import { graphql } from "react-relay";
import type { PersonSignIns_person$key } from "#/__generated__/PersonSignIns_person.graphql";
import type { PersonSignInsQuery } from "#/__generated__/PersonSignInsQuery.graphql";
import { usePages } from "#/relay/usePages.ts";
import { SignInTable } from "./SignInTable.tsx";

/** The sign-in history of one person, on their page. */
export function PersonSignIns({ personKey }: { readonly personKey: PersonSignIns_person$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<PersonSignInsQuery, PersonSignIns_person$key>(
    graphql`
      fragment PersonSignIns_person on StaffMember
      @refetchable(queryName: "PersonSignInsQuery")
      @argumentDefinitions(
        outcomes: { type: "[SignInOutcome!]" }
        from: { type: "DateTime" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        signIns(outcomes: $outcomes, from: $from, first: $count, after: $cursor)
          @connection(key: "PersonSignIns_signIns", filters: ["outcomes", "from"]) {
          edges {
            node {
              ...SignInTable_events
            }
          }
        }
      }
    `,
    personKey,
  );
  return (
    <SignInTable
      eventsKey={data.signIns.edges.map(({ node }) => node)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={() => loadNext(50)}
    />
  );
}
