import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { Tone } from "./Notice.tsx";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** One short way back: "Undo". The toast closes with it. */
  action?: { label: string; onPress: () => void };
  /** It went: by itself, closed, or with its action. */
  onClose?: () => void;
}

/** One queue for the whole console; mutations outside of React put their messages here too. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/**
 * Shows a passing message and returns the function that takes it away. Failures stay until they are closed;
 * the others leave after 5 s, after 10 s when they carry an action. Said again, it takes the place of what says the
 * same already, unless there is something to press: each "Undo" undoes something else.
 */
export function showToast(message: ToastMessage): () => void {
  const same = toastQueue.visibleToasts.find(({ content }) => saysTheSame(content, message));
  if (same) toastQueue.close(same.key);
  const stays = message.tone === "danger";
  const key = toastQueue.add(message, {
    ...(stays ? {} : { timeout: message.action ? 10_000 : 5_000 }),
    ...(message.onClose ? { onClose: message.onClose } : {}),
  });
  return () => toastQueue.close(key);
}

function saysTheSame(one: ToastMessage, other: ToastMessage): boolean {
  if (one.action || other.action) return false;
  return one.title === other.title && one.description === other.description && one.tone === other.tone;
}
