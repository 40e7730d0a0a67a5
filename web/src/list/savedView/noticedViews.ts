import { use, useState } from "react";
import { PersonContext } from "#/relay/PersonContext.ts";
import { LateValue } from "../LateValue.ts";

/** What this browser has noticed of a person's views of a list: that it opens with one, or that some are tabs. */
export type Noticed = "default" | "tabs";

const keyOf = (person: string, list: string) => `views/${list}/${person}`;

function readNoticed(person: string, list: string): Noticed | null {
  try {
    const kept = localStorage.getItem(keyOf(person, list));
    return kept === "default" || kept === "tabs" ? kept : null;
  } catch {
    return null;
  }
}

/** Notes it for the next visit. A browser that refuses storage notices nothing. */
export function noticeViews(person: string, list: string, noticed: Noticed | null): void {
  try {
    if (noticed) localStorage.setItem(keyOf(person, list), noticed);
    else localStorage.removeItem(keyOf(person, list));
  } catch {
    // The list then opens as a whole, without tabs.
  }
}

/** What was noticed when the list opened: only then its views are asked for with it, and tabs have their place at once. */
export function useNoticedViews(list: string) {
  const person = use(PersonContext);
  const [noticed] = useState(() => readNoticed(person, list));
  const [place] = useState(() => new LateValue<HTMLElement>());
  return { noticed, place, setPlace: place.set };
}
