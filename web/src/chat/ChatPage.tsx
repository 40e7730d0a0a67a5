import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Outlet, useParams } from "react-router";
import type { ChatPageQuery } from "#/__generated__/ChatPageQuery.graphql";
import { PersonList } from "./_components/PersonList.tsx";
import "./chat.css";

export { ChatPageSkeleton as Skeleton } from "./_components/ChatPageSkeleton.tsx";

export const query = graphql`
  query ChatPageQuery @preloadable {
    viewer {
      __typename
      ...PersonList_viewer
    }
  }
`;

/** `#/chat/`: the people on one side, the conversation with one of them on the other (M-FRAME-2). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ChatPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ChatPageQuery>(query, queryRef);
  const { person } = useParams();
  // The frame has led a stranger to sign-in already.
  if (!viewer) return null;
  return (
    <div className="chat-page" data-open={person !== undefined || undefined}>
      <title>{t`Chat`}</title>
      <div className="chat-list">
        <h1>{t`Chat`}</h1>
        <PersonList viewerKey={viewer} line="message" openId={person} />
      </div>
      <Outlet />
    </div>
  );
}
