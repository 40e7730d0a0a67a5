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

interface KeepingOptions<Values> {
  /** Fields whose values are not kept. */
  readonly excluded?: readonly (keyof Values)[];
  readonly files?: readonly (keyof Values)[];
  /** What was kept is offered: until it is taken or dismissed it stays, and what is typed meanwhile is kept beside it. */
  readonly isOffered?: boolean;
}

/** Milliseconds without a change after which it is written (decision D-77). */
const rest = 1_000;

const openStore = () => import("./draftStore.ts");

/** Where a form keeps what is typed while what it kept before is still offered. */
const besideOf = (key: string) => `beside ${key}`;

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
  { excluded = [], files = [], isOffered = false }: KeepingOptions<Values>,
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
      const { readDraft, removeDraft, moveDraft } = await openStore();
      const found =
        (await readDraft(sessionEnd.owner, key)) ?? (await moveDraft(sessionEnd.owner, besideOf(key), key));
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

  const beside = key === undefined ? undefined : besideOf(key);
  const remove = (...places: readonly (string | undefined)[]) => {
    const { owner } = sessionEnd;
    for (const one of places)
      if (one !== undefined && owner !== null)
        void openStore()
          .then(({ removeDraft }) => removeDraft(owner, one))
          .catch(() => undefined);
  };
  /** Where this visit writes. */
  const place = isOffered && kept !== null ? beside : key;
  /** What this visit has written goes, and what is offered stays. */
  const forgetTyped = () => {
    setWrittenAt(null);
    isWritten.current = false;
    if (kept === null) setLost([]);
    remove(place, beside);
  };
  /** What is offered goes; what was typed beside it takes its place. */
  const dismiss = () => {
    const { owner } = sessionEnd;
    setKept(null);
    setLost([]);
    if (key === undefined || owner === null) return;
    void openStore()
      .then(
        async (store) => (await store.moveDraft(owner, besideOf(key), key)) ?? store.removeDraft(owner, key),
      )
      .catch(() => undefined);
  };
  const forget = () => {
    setKept(null);
    setLost([]);
    setWrittenAt(null);
    isWritten.current = false;
    remove(key, beside);
  };

  const write = useEffectEvent(() => {
    const { owner } = sessionEnd;
    if (place === undefined || owner === null || changed === null) return;
    isWritten.current = true;
    const draft: KeptValues = {
      at: Date.now(),
      values: without(changed.values, [...excluded, ...files]),
      base: without(changed.base, [...excluded, ...files]),
      version: changed.version,
      lost: [...new Set([...lost, ...chosenFiles(changed, files)])],
    };
    void openStore()
      .then(({ writeDraft }) => writeDraft(owner, place, draft))
      .then(() => isWritten.current && setWrittenAt(draft.at))
      .catch(() => undefined);
  });
  const forgetWritten = useEffectEvent(() => {
    if (isWritten.current) forgetTyped();
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
  return { kept, lost, writtenAt, forget, forgetTyped, dismiss, adopt };
}
