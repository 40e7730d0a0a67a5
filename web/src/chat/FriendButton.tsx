import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import "./FriendButton.css";

/** The element id of the button, for the focus to come back to. */
export const friendButtonId = "friend-list-button";

interface FriendButtonProps {
  readonly unreadCount: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the friend list; says how many messages are unread. */
export function FriendButton({ unreadCount, isOpen, onToggle }: FriendButtonProps) {
  const { t } = useLingui();
  const name = t`Friend list`;
  const unread = t`${plural(unreadCount, { one: "# unread message", other: "# unread messages" })}`;
  return (
    <span className="chat-button">
      <Tooltip text={name} placement="bottom">
        <IconButton
          id={friendButtonId}
          icon={MessagesSquare}
          label={unreadCount > 0 ? `${name}, ${unread}` : name}
          aria-expanded={isOpen}
          onPress={onToggle}
        />
      </Tooltip>
      {unreadCount > 0 && (
        <span className="chat-button-count" aria-hidden>
          {unreadCount > 99 ? "99+" : unreadCount}
        </span>
      )}
    </span>
  );
}
