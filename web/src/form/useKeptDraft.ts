import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import type { KeptValues } from "./draftStore.ts";

/** A form that somebody has changed. */
interface ChangedForm<Values> {
  readonly values: Values;
  /** What it held before. */
  readonly base: Values;
  readonly version: string | undefined;
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

/**
 * Keeps what is typed in this browser, and finds what was kept before. It belongs to whoever is signed in; nothing is
 * kept for a stranger. When the browser's storage fails, nothing is kept, and nothing else happens.
 */
export function useKeptDraft<Values extends object>(
  key: string | undefined,
  excluded: readonly (keyof Values)[],
  changed: ChangedForm<Values> | null,
) {
  const sessionEnd = use(SessionEndContext);
  const [kept, setKept] = useState<KeptValues | null>(null);
  const isWritten = useRef(false);

  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const find = async () => {
      // The frame says whose page this is in an effect of its own, which comes after this one.
      await Promise.resolve();
      if (sessionEnd.owner === null) return;
      const found = await (await openStore()).readDraft(sessionEnd.owner, key);
      if (!isGone && found) setKept(found);
    };
    void find().catch(() => undefined);
    return () => {
      isGone = true;
      setKept(null);
    };
  }, [key, sessionEnd]);

  const forget = () => {
    const { owner } = sessionEnd;
    setKept(null);
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
      values: without(changed.values, excluded),
      base: without(changed.base, excluded),
      version: changed.version,
    };
    void openStore()
      .then(({ writeDraft }) => writeDraft(owner, key, draft))
      .catch(() => undefined);
  });
  const forgetWritten = useEffectEvent(() => {
    if (isWritten.current) forget();
  });

  const text = changed === null ? null : JSON.stringify(changed.values);
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
  return { kept, forget, adopt };
}
