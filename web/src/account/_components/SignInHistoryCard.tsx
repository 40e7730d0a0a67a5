import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { graphql } from "react-relay";
import type { SignInHistoryCard_viewer$key } from "#/__generated__/SignInHistoryCard_viewer.graphql";
import type { SignInHistoryCardQuery } from "#/__generated__/SignInHistoryCardQuery.graphql";
import { usePages } from "#/relay/usePages.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { SignInHistoryRow } from "./SignInHistoryRow.tsx";

/** What came of the viewer's sign-ins, the newest first; older ones follow on a press. */
export function SignInHistoryCard({ viewerKey }: { readonly viewerKey: SignInHistoryCard_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    SignInHistoryCardQuery,
    SignInHistoryCard_viewer$key
  >(
    graphql`
      fragment SignInHistoryCard_viewer on Viewer
      @refetchable(queryName: "SignInHistoryCardQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @throwOnFieldError {
        signIns(first: $count, after: $cursor) @connection(key: "SignInHistoryCard_signIns") {
          edges {
            node {
              id
              ...SignInHistoryRow_event
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const events = data.signIns.edges.map(({ node }) => node);
  return (
    <Card
      title={t`Sign-in history`}
      description={t`When your account was signed in to, and when somebody was refused. Change your password if you do not recognise one.`}
      padding="none"
    >
      {events.length === 0 ? (
        <EmptyState icon={History} title={t`Nothing has happened yet`}>
          {t`Your sign-ins will be found here, with device and place.`}
        </EmptyState>
      ) : (
        <ul className="account-list">
          {events.map((event) => (
            <SignInHistoryRow key={event.id} eventKey={event} />
          ))}
          {hasNext && (
            <li className="account-row">
              <Button size="small" isPending={isLoadingNext} onPress={() => loadNext(25)}>
                {t`Load older entries`}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
