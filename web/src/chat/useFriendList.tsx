import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import { matchPath, useLocation } from "react-router";
import FriendPanelQuery from "#/__generated__/FriendPanelQuery$parameters.ts";
import type { FriendPanelQuery as PanelQuery } from "#/__generated__/FriendPanelQuery.graphql";
import type { useFriendList_viewer$key } from "#/__generated__/useFriendList_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { FriendButton, friendButtonId } from "./FriendButton.tsx";

const FriendPanel = lazy(() => import("./FriendPanel.tsx"));

/** The frame's parts of the chat. */
export interface FriendList {
  /** For the header. */
  readonly button: ReactNode;
  /** At the end side of the page while it is open. */
  readonly panel: ReactNode;
}

/** The friend list of the frame; null when the service offers no chat. */
export function useFriendList(viewerKey: useFriendList_viewer$key): FriendList | null {
  const { unreadMessageCount } = useFragment(
    graphql`
      fragment useFriendList_viewer on Viewer {
        unreadMessageCount
      }
    `,
    viewerKey,
  );
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [seenPath, setSeenPath] = useState(pathname);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    // The chat has the same people beside it.
    if (matchPath(`${addresses.chat}*`, pathname)) setIsOpen(false);
  }
  const [queryRef, load] = useQueryLoader<PanelQuery>(FriendPanelQuery);
  if (unreadMessageCount == null) return null;
  const read = () => load({}, { fetchPolicy: "store-and-network" });
  const toggle = () => {
    if (!isOpen) read();
    setIsOpen(!isOpen);
  };
  const close = () => {
    setIsOpen(false);
    document.getElementById(friendButtonId)?.focus();
  };
  return {
    button: <FriendButton unreadCount={unreadMessageCount} isOpen={isOpen} onToggle={toggle} />,
    panel: (
      <Suspense fallback={null}>
        {isOpen && queryRef && <FriendPanel queryRef={queryRef} onReload={read} onClose={close} />}
      </Suspense>
    ),
  };
}
