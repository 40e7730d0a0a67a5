import type { Round } from "./operations.ts";

/** The list as it was last read, in milliseconds since 1970. */
export interface KeptRound {
  readonly at: number;
  readonly round: Round;
}

const roundName = "deliveryRound";
const secretName = "deliveryBrowser";

/** A browser that refuses storage keeps nothing: the list is then there as long as the page is. */
function storage(work: (store: Storage) => void): void {
  try {
    work(localStorage);
  } catch {
    // Nothing is lost that the next answer does not bring.
  }
}

/** Keeps the list for when there is no network; null takes it away, with all names and addresses. */
export function keepRound(kept: KeptRound | null): void {
  storage((store) => {
    if (kept === null) store.removeItem(roundName);
    else store.setItem(roundName, JSON.stringify(kept));
  });
}

/** The list that was kept; null when there is none. It is our own text: what is no list is none. */
export function keptRound(): KeptRound | null {
  let kept: KeptRound | null = null;
  storage((store) => {
    const text = store.getItem(roundName);
    const read: unknown = text === null ? null : JSON.parse(text);
    if (isKept(read)) kept = read;
  });
  return kept;
}

const isKept = (read: unknown): read is KeptRound =>
  typeof read === "object" && read !== null && "at" in read && "round" in read && typeof read.at === "number";

/** 256 random bits by which this browser opens a link; the same ones until the link is open, however often it has to ask. */
export function openingSecret(): string {
  let secret = "";
  storage((store) => {
    secret = store.getItem(secretName) ?? "";
  });
  if (secret !== "") return secret;
  const made = newSecret();
  storage((store) => store.setItem(secretName, made));
  return made;
}

/** It is in a cookie now that no script can read. */
export function forgetSecret(): void {
  storage((store) => store.removeItem(secretName));
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
