import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { useChat, useStreamStatus } from "../useChat.ts";
import "./conversation.css";

/** Says when nothing new can arrive, and what happens about it. A short break heals before anybody reads of it. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const { stream } = useChat();
  const status = useStreamStatus();
  const sessionEnd = use(SessionEndContext);
  if (status === "lost") {
    return (
      <div className="chat-notice" data-delayed>
        <Notice
          tone="warning"
          shape="banner"
          announce="status"
          action={
            <Button size="small" variant="quiet" onPress={stream.retry}>
              {t`Try now`}
            </Button>
          }
        >
          {t`The connection is interrupted. New messages appear as soon as it is back.`}
        </Notice>
      </div>
    );
  }
  if (status !== "ended") return null;
  const signIn = async () => {
    if (await sessionEnd.askToSignIn()) stream.retry();
  };
  return (
    <div className="chat-notice">
      <Notice
        tone="warning"
        shape="banner"
        announce="status"
        action={
          <Button size="small" variant="quiet" onPress={() => void signIn()}>
            {t`Sign In`}
          </Button>
        }
      >
        {t`Your session has ended. Sign in to go on.`}
      </Notice>
    </div>
  );
}
