import type { Notifier, Offer } from "#/relay/Notifier.ts";
import type { ToastMessage } from "#/ui/toastQueue.ts";

/** Messages as toasts: successes leave after a while, failures stay until they are closed. */
export const notifier: Notifier = {
  success: (title) => show({ title, tone: "success" }),
  information: (title) => show({ title, tone: "information" }),
  failure: (title) => show({ title, tone: "danger" }),
  offer: showOffer,
};

/** The queue comes with its first message, so that the first paint does not wait for it. */
function show(message: ToastMessage): void {
  void import("#/ui/toastQueue.ts").then(({ showToast }) => showToast(message));
}

/** An offer that cannot be shown is gone at once: what waits for it must not wait for ever. */
function showOffer({ title, label, onAccept, onGone }: Offer): { readonly close: () => void } {
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    onAccept();
  };
  const gone = () => {
    if (!isAccepted) onGone();
  };
  const shown = import("#/ui/toastQueue.ts").then(
    ({ showToast }) => showToast({ title, action: { label, onPress: accept }, onClose: gone }),
    () => {
      gone();
      return () => undefined;
    },
  );
  return { close: () => void shown.then((close) => close()) };
}
