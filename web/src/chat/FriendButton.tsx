import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { CountButton } from "#/ui/CountButton.tsx";

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
  return (
    <CountButton
      id={friendButtonId}
      icon={MessagesSquare}
      label={t`Friend list`}
      count={unreadCount}
      countText={t`${plural(unreadCount, { one: "# unread message", other: "# unread messages" })}`}
      aria-expanded={isOpen}
      onPress={onToggle}
    />
  );
}
