import { useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { EmptyState } from "#/ui/EmptyState.tsx";
import "./_components/conversation.css";

/** Beside the list while nobody is chosen. */
export function Component() {
  const { t } = useLingui();
  return (
    <div className="chat-conversation chat-nobody">
      <EmptyState icon={MessagesSquare} title={t`Choose somebody to write to`}>
        {t`Messages arrive at once, and stay here for the next time.`}
      </EmptyState>
    </div>
  );
}
