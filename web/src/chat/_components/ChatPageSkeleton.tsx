import { PersonListSkeleton } from "./PersonListSkeleton.tsx";
import { ConversationSkeleton } from "./ConversationSkeleton.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import "../chat.css";

/** The shape of the page until the people are here. */
export function ChatPageSkeleton() {
  return (
    <div className="chat-page">
      <div className="chat-list">
        <div className="chat-list-title">
          <Skeleton width="4rem" height={20} />
        </div>
        <PersonListSkeleton />
      </div>
      <ConversationSkeleton />
    </div>
  );
}
