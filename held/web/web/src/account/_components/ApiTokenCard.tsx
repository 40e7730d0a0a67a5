import { useLingui } from "@lingui/react/macro";
import { KeySquare, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ApiTokenCard_viewer$key } from "#/__generated__/ApiTokenCard_viewer.graphql";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { ApiTokenRow } from "./ApiTokenRow.tsx";
import { ApiTokenSecret } from "./ApiTokenSecret.tsx";

// The form brings a select and a dialog; whoever looks at the list alone does not load them.
const AddApiToken = lazy(() => import("./AddApiToken.tsx"));

/** Tokens with which programs act in the viewer's name. */
export function ApiTokenCard({ viewerKey }: { viewerKey: ApiTokenCard_viewer$key }) {
  const { t } = useLingui();
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const viewer = useFragment(
    graphql`
      fragment ApiTokenCard_viewer on Viewer @throwOnFieldError {
        apiTokens(first: 100) @connection(key: "ApiTokenCard_apiTokens", filters: []) {
          __id
          edges {
            node {
              id
              ...ApiTokenRow_apiToken
            }
          }
        }
        permissions
        ...AddApiToken_viewer
      }
    `,
    viewerKey,
  );
  const { __id: listId, edges } = viewer.apiTokens;
  const createButton = viewer.permissions.includes("API_TOKEN_CREATE") && (
    <Button size="small" icon={Plus} onPress={() => setIsCreating(true)}>
      {t`Create token`}
    </Button>
  );
  return (
    <Card
      title={t`API tokens`}
      description={t`For your own programs. Give each one its own token, with no more rights than it needs.`}
      actions={edges.length > 0 && createButton}
      padding="none"
    >
      {edges.length > 0 ? (
        <ul className="account-list">
          {edges.map(({ node }) => (
            <ApiTokenRow key={node.id} tokenKey={node} listId={listId} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={KeySquare} title={t`No tokens yet`} action={createButton}>
          {t`A token lets a program read and change your company's data as you.`}
        </EmptyState>
      )}
      <Suspense fallback={null}>
        {isCreating && (
          <AddApiToken
            viewerKey={viewer}
            listId={listId}
            onCreated={setSecret}
            onClose={() => setIsCreating(false)}
          />
        )}
      </Suspense>
      {secret !== undefined && <ApiTokenSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </Card>
  );
}
