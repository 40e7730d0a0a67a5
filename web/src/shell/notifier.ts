import type { Notifier, Offer } from "#/relay/Notifier.ts";
import type { ToastMessage } from "#/ui/toastQueue.ts";

/** A failure that stands until something takes it away. */
interface Failure {
  readonly page: string;
  readonly cause: object | undefined;
  readonly close: () => void;
}

const failures = new Set<Failure>();

/**
 * Messages as toasts: what was done leaves by itself after a while, also on the next page, because Undo is promised there.
 * A failure stays until it is closed, its cause is tried again, or its page is left.
 */
export const notifier: Notifier = {
  success: (title) => void show({ title, tone: "success" }),
  information: (title) => void show({ title, tone: "information" }),
  failure: (title, cause) => {
    const failure: Failure = {
      page: pageOf(window.location.hash.slice(1)),
      cause,
      close: show({ title, tone: "danger", onClose: () => failures.delete(failure) }),
    };
    failures.add(failure);
  },
  again: (cause) => close((failure) => failure.cause === cause),
  offer: showOffer,
};

/** Takes the failures of other pages than that of this address away. */
export function leaveFailures(address: string): void {
  const page = pageOf(address);
  close((failure) => failure.page !== page);
}

/** Steps share an address but for their number; a list that is searched or turned is the page it was. */
function pageOf(address: string): string {
  const [path = "", search] = address.split("?");
  return path + (new URLSearchParams(search).get("val") ?? "");
}

function close(isOver: (failure: Failure) => boolean): void {
  for (const failure of failures) if (isOver(failure)) failure.close();
}

/** The queue comes with its first message, so that the first paint does not wait for it. */
function show(message: ToastMessage): () => void {
  const shown = import("#/ui/toastQueue.ts").then(({ showToast }) => showToast(message));
  return () => void shown.then((hide) => hide());
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
