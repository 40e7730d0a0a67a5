import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import type { KeptValues } from "./draftStore.ts";
import { isSame } from "./fieldTexts.ts";

/** A form that somebody has changed. */
interface ChangedForm<Values> {
  readonly values: Values;
  /** What it held before. */
  readonly base: Values;
  readonly version: string | undefined;
}

/** Fields whose values are not kept. */
interface UnkeptFields<Values> {
  readonly excluded?: readonly (keyof Values)[];
  readonly files?: readonly (keyof Values)[];
}

/** Milliseconds without a change after which it is written (decision D-77). */
const rest = 1_000;

const openStore = () => import("./draftStore.ts");

function without<Values extends object>(
  values: Values,
  excluded: readonly (keyof Values)[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !excluded.some((one) => one === field)),
  );
}

/** The files that were chosen. */
function chosenFiles<Values extends object>(
  { values, base }: ChangedForm<Values>,
  files: readonly (keyof Values)[],
): string[] {
  return files.filter((field) => !isSame(values[field], base[field])).map(String);
}

/**
 * Keeps what is typed in this browser, and finds what was kept before. It belongs to whoever is signed in; nothing is
 * kept for a stranger. When the browser's storage fails, nothing is kept, and nothing else happens.
 */
export function useKeptDraft<Values extends object>(
  key: string | undefined,
  { excluded = [], files = [] }: UnkeptFields<Values>,
  changed: ChangedForm<Values> | null,
) {
  const sessionEnd = use(SessionEndContext);
  const [kept, setKept] = useState<KeptValues | null>(null);
  const [lost, setLost] = useState<readonly string[]>([]);
  const isWritten = useRef(false);
  const [writtenAt, setWrittenAt] = useState<number | null>(null);

  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const find = async () => {
      // The frame says whose page this is in an effect of its own, which comes after this one.
      await Promise.resolve();
      if (sessionEnd.owner === null) return;
      const { readDraft, removeDraft } = await openStore();
      const found = await readDraft(sessionEnd.owner, key);
      // What this visit has written itself is nothing to be offered.
      if (isGone || !found || isWritten.current) return;
      setLost(found.lost ?? []);
      // There is nothing to offer when all that was changed is lost: it is said once.
      if (isSame(found.values, found.base)) await removeDraft(sessionEnd.owner, key);
      else setKept(found);
    };
    void find().catch(() => undefined);
    return () => {
      isGone = true;
      setKept(null);
      setLost([]);
    };
  }, [key, sessionEnd]);

  const forget = () => {
    const { owner } = sessionEnd;
    setKept(null);
    setLost([]);
    setWrittenAt(null);
    isWritten.current = false;
    if (key === undefined || owner === null) return;
    void openStore()
      .then(({ removeDraft }) => removeDraft(owner, key))
      .catch(() => undefined);
  };

  const write = useEffectEvent(() => {
    const { owner } = sessionEnd;
    if (key === undefined || owner === null || changed === null) return;
    isWritten.current = true;
    const draft: KeptValues = {
      at: Date.now(),
      values: without(changed.values, [...excluded, ...files]),
      base: without(changed.base, [...excluded, ...files]),
      version: changed.version,
      lost: [...new Set([...lost, ...chosenFiles(changed, files)])],
    };
    void openStore()
      .then(({ writeDraft }) => writeDraft(owner, key, draft))
      .then(() => isWritten.current && setWrittenAt(draft.at))
      .catch(() => undefined);
  });
  const forgetWritten = useEffectEvent(() => {
    if (isWritten.current) forget();
  });

  const text = changed === null ? null : JSON.stringify(changed);
  useEffect(() => {
    // Typed and taken back again: then there is nothing to keep.
    if (text === null) return forgetWritten();
    const timer = setTimeout(() => write(), rest);
    // A phone may end a page that has gone to the background without another word.
    const writeNow = () => document.visibilityState === "hidden" && write();
    document.addEventListener("visibilitychange", writeNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", writeNow);
    };
  }, [text]);

  const adopt = () => {
    setKept(null);
    isWritten.current = true;
  };
  return { kept, lost, writtenAt, forget, adopt };
}
