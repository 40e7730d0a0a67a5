import { useLingui } from "@lingui/react/macro";
import { UserX } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ConversationPageQuery } from "#/__generated__/ConversationPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Conversation } from "./_components/Conversation.tsx";
import "./_components/conversation.css";

export { ConversationSkeleton as Skeleton } from "./_components/ConversationSkeleton.tsx";

export const query = graphql`
  query ConversationPageQuery($person: ID!) @preloadable {
    node(id: $person) {
      __typename
      ... on ChatPerson {
        id
        ...Conversation_person @alias(as: "person")
      }
    }
  }
`;

/** `#/chat/<id>`: the conversation with one person. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ConversationPageQuery> }) {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<ConversationPageQuery>(query, queryRef);
  if (node?.__typename === "ChatPerson" && node.person)
    return <Conversation key={node.id} personKey={node.person} />;
  return (
    <div className="chat-conversation chat-nobody">
      <EmptyState
        icon={UserX}
        title={t`This person is not here`}
        action={<LinkButton href={addresses.chat}>{t`All people`}</LinkButton>}
      >
        {t`They may have left the company.`}
      </EmptyState>
    </div>
  );
}
