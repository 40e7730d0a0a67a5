import "./messages.css";

/** Somebody is writing. The head of the conversation says it in words. */
export function TypingDots() {
  return (
    <div className="chat-typing" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
