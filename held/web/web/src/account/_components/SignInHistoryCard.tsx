import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SignInHistoryCard_viewer$key } from "#/__generated__/SignInHistoryCard_viewer.graphql";
import type { SignInHistoryQuery } from "#/__generated__/SignInHistoryQuery.graphql";
import { usePages } from "#/relay/usePages.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { SignInHistoryRow } from "./SignInHistoryRow.tsx";

/** What came of the viewer's sign-ins, the newest first; older ones follow on a press. */
export function SignInHistoryCard({ viewerKey }: { readonly viewerKey: SignInHistoryCard_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    SignInHistoryQuery,
    SignInHistoryCard_viewer$key
  >(
    graphql`
      fragment SignInHistoryCard_viewer on Viewer
      @refetchable(queryName: "SignInHistoryQuery")
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
      description={t`When your account was signed in to, and when somebody was refused.`}
      padding="none"
    >
      <ul className="account-list">
        {events.map((event) => (
          <SignInHistoryRow key={event.id} eventKey={event} />
        ))}
        {events.length === 0 && <li className="account-row">{t`Nothing has happened yet.`}</li>}
        {hasNext && (
          <li className="account-row">
            <Button size="small" isPending={isLoadingNext} onPress={() => loadNext(25)}>
              {t`Load older entries`}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}
