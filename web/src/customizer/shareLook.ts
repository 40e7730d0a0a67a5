import { chosenLook, subscribeToLook, takeLook } from "./chosenLook.ts";
import type { Look } from "./look.ts";

/** Whose choice has not reached the account yet: a page that was closed too early, or was offline. */
const unsavedKey = "look_unsaved_by";

interface Account {
  /** What tells the person from others who use this browser. */
  readonly person: string;
  /** Null: the account has none. */
  readonly look: Look | null;
  /** Resolves with false when nobody answered, so that it has to be tried again. */
  readonly save: (look: Look) => Promise<boolean>;
}

/**
 * Lets the account's look and this browser's be the same: the account's is taken over unless a choice made here is still to
 * be saved, and each further choice is saved. Returns how to end it.
 */
export function shareLook({ person, look, save }: Account): () => void {
  let kept = look;
  let isSaving = false;

  const send = async () => {
    if (isSaving) return;
    isSaving = true;
    while (!isSame(kept, chosenLook())) {
      const wanted = chosenLook();
      remember(person);
      if (!(await save(wanted))) break;
      kept = wanted;
      remember(null);
    }
    isSaving = false;
  };

  if (unsavedBy() === person) void send();
  else if (look) takeLook(look);
  return subscribeToLook(() => void send());
}

function isSame(one: Look | null, other: Look): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function unsavedBy(): string | null {
  try {
    return localStorage.getItem(unsavedKey);
  } catch {
    return null;
  }
}

function remember(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(unsavedKey);
    else localStorage.setItem(unsavedKey, person);
  } catch {
    // A browser that refuses storage asks the account the next time.
  }
}
