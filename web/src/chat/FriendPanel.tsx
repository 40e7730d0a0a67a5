import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { FriendPanelQuery } from "#/__generated__/FriendPanelQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { PageBoundary } from "#/failure/PageBoundary.tsx";
import { ReloadContext } from "#/relay/useReload.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Link } from "#/ui/Link.tsx";
import { ConnectionNotice } from "./_components/ConnectionNotice.tsx";
import { PersonList } from "./_components/PersonList.tsx";
import { PersonListSkeleton } from "./_components/PersonListSkeleton.tsx";
import { useIsNarrow } from "./useIsNarrow.ts";
import "#/ui/DrawerOverlay.css";
import "./FriendPanel.css";

const query = graphql`
  query FriendPanelQuery @preloadable {
    viewer {
      __typename
      ...PersonList_viewer
    }
  }
`;

interface FriendPanelProps {
  readonly queryRef: PreloadedQuery<FriendPanelQuery>;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The friend list at the end side of the frame (Document 2 §2): beside the page, or over it on narrow screens. */
export default function FriendPanel({ queryRef, onReload, onClose }: FriendPanelProps) {
  const { t } = useLingui();
  const label = t`Friend list`;
  const contents = (
    <>
      <header className="chat-panel-head">
        <h2>{label}</h2>
        <Link href={addresses.chat} onPress={onClose}>
          {t`Open chat`}
        </Link>
        <IconButton icon={X} size="small" label={t`Close the friend list`} onPress={onClose} />
      </header>
      <ConnectionNotice />
      <ReloadContext value={onReload}>
        <PageBoundary>
          <Suspense fallback={<PersonListSkeleton />}>
            <Friends queryRef={queryRef} onFollow={onClose} />
          </Suspense>
        </PageBoundary>
      </ReloadContext>
    </>
  );
  return useIsNarrow() ? (
    <ModalOverlay
      className="ui-drawer-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="chat-drawer">
        <Dialog className="chat-panel" aria-label={label}>
          {contents}
        </Dialog>
      </Modal>
    </ModalOverlay>
  ) : (
    <Docked label={label} onClose={onClose}>
      {contents}
    </Docked>
  );
}

function Friends({
  queryRef,
  onFollow,
}: {
  queryRef: PreloadedQuery<FriendPanelQuery>;
  onFollow: () => void;
}) {
  const { viewer } = usePreloadedQuery<FriendPanelQuery>(query, queryRef);
  return viewer ? <PersonList viewerKey={viewer} line="status" autoFocus onFollow={onFollow} /> : null;
}

interface DockedProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the page, which stays in use. Escape closes it, unless it is meant for something that floats above. */
function Docked({ label, onClose, children }: DockedProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isFloating = document.querySelector(".ui-popover, [role=dialog], [role=alertdialog]") !== null;
      if (key === "Escape" && !defaultPrevented && !isFloating) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <aside className="chat-panel chat-docked" aria-label={label}>
      {children}
    </aside>
  );
}
