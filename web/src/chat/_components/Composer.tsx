import { useLingui } from "@lingui/react/macro";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { TextArea } from "react-aria-components/TextArea";
import { TextField } from "react-aria-components/TextField";
import { useKeptDraft } from "#/form/useKeptDraft.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import "#/ui/FieldParts.css";
import { useChat } from "../useChat.ts";
import { useTypingSignal } from "../useTypingSignal.ts";
import "./Composer.css";

/** The longest message, in characters; the gateway's rule. */
const longest = 2000;
/** From how many characters on their number is shown. */
const countedFrom = 1800;

interface ComposerProps {
  readonly personId: string;
  readonly personName: string;
  readonly onSend: (text: string) => void;
}

/** Where a message is written. Enter sends it, Shift and Enter begin a line. What is not sent yet is kept. */
export function Composer({ personId, personName, onSend }: ComposerProps) {
  const { t } = useLingui();
  const { drafts } = useChat();
  const signal = useTypingSignal(personId);
  const [text, setText] = useState(() => drafts.get(personId) ?? "");
  const { kept, forget } = useKeptDraft(
    `chat ${personId}`,
    {},
    text === "" ? null : { values: { text }, base: { text: "" }, version: undefined },
  );
  const [found, setFound] = useState(kept);
  if (kept !== found) {
    setFound(kept);
    const keptText = kept?.values["text"];
    if (text === "" && typeof keptText === "string") setText(keptText);
  }
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a phone the keyboard would come up and hide half of what was written.
    if (!matchMedia("(pointer: fine)").matches) return undefined;
    // After the frame, which leads the focus to the page when its address changes.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { length } = text.trim();
  const isTooLong = length > longest;

  const write = (next: string) => {
    setText(next);
    drafts.set(personId, next);
    signal.type(next.trim() === "");
  };
  const send = () => {
    if (length === 0 || isTooLong) return;
    onSend(text.trim());
    setText("");
    drafts.delete(personId);
    forget();
    signal.stop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Hindi, for example) Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        className="chat-composer-field"
        aria-label={t`Message to ${personName}`}
        value={text}
        onChange={write}
        isInvalid={isTooLong}
        validationBehavior="aria"
      >
        <div className="ui-input-box chat-composer-box">
          <TextArea
            ref={input}
            className="ui-input chat-composer-input"
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={t`Write a message`}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={SendHorizontal}
            isMirrored
            label={t`Send`}
            type="submit"
            variant="primary"
            size="small"
            isDisabled={length === 0}
          />
        </div>
        <div className="chat-composer-foot">
          <FieldError className="ui-field-problem">{t`A message has at most 2000 characters`}</FieldError>
          {length > countedFrom && <span className="chat-composer-count">{t`${length} of ${longest}`}</span>}
          <span className="chat-composer-hint">{t`Enter sends, Shift and Enter begin a new line.`}</span>
        </div>
      </TextField>
    </form>
  );
}
