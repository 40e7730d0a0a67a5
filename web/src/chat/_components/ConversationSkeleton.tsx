import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./people.css";
import "./conversation.css";
import "./messages.css";

const bubbles = [
  { width: "46%", isMine: false },
  { width: "30%", isMine: false },
  { width: "38%", isMine: true },
  { width: "52%", isMine: false },
  { width: "24%", isMine: true },
];

/** The shape of a conversation. */
export function ConversationSkeleton() {
  const { t } = useLingui();
  return (
    <div className="chat-conversation">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div className="chat-head">
        <Skeleton width={36} height={36} shape="circle" />
        <div className="chat-head-text chat-person-skeleton">
          <Skeleton width="9rem" height={14} />
          <Skeleton width="6rem" height={11} />
        </div>
      </div>
      <div className="chat-log-frame">
        <div className="chat-log">
          {bubbles.map(({ width, isMine }) => (
            <div key={width} className="chat-block" data-mine={isMine || undefined}>
              <Skeleton width={width} height={36} shape="box" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
