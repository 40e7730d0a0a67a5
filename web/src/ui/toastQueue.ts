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
 * the others leave after 5 s, after 10 s when they carry an action.
 */
export function showToast(message: ToastMessage): () => void {
  const stays = message.tone === "danger";
  const key = toastQueue.add(message, {
    ...(stays ? {} : { timeout: message.action ? 10_000 : 5_000 }),
    ...(message.onClose ? { onClose: message.onClose } : {}),
  });
  return () => toastQueue.close(key);
}
