import { use, useState } from "react";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { keepOpenings } from "#/list/savedView/openings.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { addresses } from "#/app/addresses.ts";

interface SessionChange {
  /** Sends what changes the session, after every change that still waits: later it would be refused, or be the next person's. */
  readonly send: <Outcome>(change: () => Promise<Outcome>) => Promise<Outcome>;
  readonly isPending: boolean;
  /** Starts the console anew at an address: nothing of one person's page may be left for the other's. */
  readonly startAnew: (address: string) => Promise<void>;
  /** Signs out, unless that fails, and goes to the sign-in page. `signOut` resolves with true when it is done. */
  readonly leave: (signOut: () => Promise<boolean>) => Promise<void>;
}

/** How a session ends or becomes another's without losing anything and without leaving anything behind. */
export function useSessionChange(): SessionChange {
  const delayedChanges = use(DelayedChangesContext);
  const restart = use(RestartContext);
  const sessionEnd = use(SessionEndContext);
  const [isPending, setIsPending] = useState(false);

  const send: SessionChange["send"] = async (change) => {
    setIsPending(true);
    try {
      await delayedChanges.sendAll();
      return await change();
    } finally {
      setIsPending(false);
    }
  };
  const startAnew = async (address: string) => {
    await forgetMessages();
    keepOpenings([]);
    restart(address);
  };
  const leave = (signOut: () => Promise<boolean>) =>
    send(async () => {
      if (!(await signOut())) return;
      await forgetDrafts(sessionEnd.owner);
      await startAnew(addresses.signIn);
    });
  return { send, isPending, startAnew, leave };
}

/** What a person has typed and not saved is nobody else's business (decision D-77). */
async function forgetDrafts(owner: string | null): Promise<void> {
  await import("#/form/draftStore.ts")
    .then(({ removeDraftsOf }) => removeDraftsOf(owner))
    .catch(() => undefined);
}

/** An "Undo" that stays would be sent without the session, or by the next person. */
async function forgetMessages(): Promise<void> {
  await import("#/ui/toastQueue.ts").then(
    ({ toastQueue }) => toastQueue.clear(),
    () => undefined,
  );
}
