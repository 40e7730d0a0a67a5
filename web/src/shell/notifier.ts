import type { Notifier } from "#/relay/Notifier.ts";
import type { ToastMessage } from "#/ui/toastQueue.ts";

/** Messages as toasts: successes leave after a while, failures stay until they are closed. */
export const notifier: Notifier = {
  success: (title) => show({ title, tone: "success" }),
  information: (title) => show({ title, tone: "information" }),
  failure: (title) => show({ title, tone: "danger" }),
};

/** The queue comes with its first message, so that the first paint does not wait for it. */
function show(message: ToastMessage): void {
  void import("#/ui/toastQueue.ts").then(({ showToast }) => showToast(message));
}
