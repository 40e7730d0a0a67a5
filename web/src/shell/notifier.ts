import type { Notifier, Offer } from "#/relay/Notifier.ts";
import type { ToastMessage } from "#/ui/toastQueue.ts";

/** A failure, or an offer of its page: it goes when the page is left. */
interface Standing {
  readonly page: string;
  readonly cause: object | undefined;
  readonly close: () => void;
}

const standing = new Set<Standing>();

const first = Promise.withResolvers<void>();

/** Settles when something is said for the first time. */
export const firstMessage: Promise<void> = first.promise;

/**
 * Messages as toasts: what was done leaves by itself after a while, also on the next page, because Undo is promised there.
 * A failure stays until it is closed, its cause is tried again, or its page is left; an offer of its page goes with it.
 */
export const notifier: Notifier = {
  success: (title) => void show({ title, tone: "success" }),
  information: (title) => void show({ title, tone: "information" }),
  failure: (title, cause) => {
    const failure: Standing = {
      page: pageOf(window.location.hash.slice(1)),
      cause,
      close: show({ title, tone: "danger", onClose: () => standing.delete(failure) }),
    };
    standing.add(failure);
  },
  again: (cause) => close((one) => one.cause === cause),
  offer: showOffer,
};

/** Takes what belongs to other pages than that of this address away. */
export function leavePage(address: string): void {
  const page = pageOf(address);
  close((one) => one.page !== page);
}

/** Steps share an address but for their number; a list that is searched or turned is the page it was. */
function pageOf(address: string): string {
  const [path = "", search] = address.split("?");
  return path + (new URLSearchParams(search).get("val") ?? "");
}

function close(isOver: (one: Standing) => boolean): void {
  for (const one of standing) if (isOver(one)) one.close();
}

/** The queue comes with its first message, so that the first paint does not wait for it. */
function show(message: ToastMessage): () => void {
  first.resolve();
  const shown = import("#/ui/toastQueue.ts").then(({ showToast }) => showToast(message));
  return () => void shown.then((hide) => hide());
}

/** An offer that cannot be shown is gone at once: what waits for it must not wait for ever. */
function showOffer({ title, label, isOfPage = false, onAccept, onGone }: Offer): {
  readonly close: () => void;
} {
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    onAccept();
  };
  const gone = () => {
    standing.delete(offered);
    if (!isAccepted) onGone();
  };
  first.resolve();
  const shown = import("#/ui/toastQueue.ts").then(
    ({ showToast }) => showToast({ title, action: { label, onPress: accept }, onClose: gone }),
    () => {
      gone();
      return () => undefined;
    },
  );
  const offered: Standing = {
    page: pageOf(window.location.hash.slice(1)),
    cause: undefined,
    close: () => void shown.then((hide) => hide()),
  };
  if (isOfPage) standing.add(offered);
  return offered;
}
