import { i18n, type Messages } from "@lingui/core";
import { chosenLayout } from "#/i18n/chosenLayout.ts";
import { type Language, languageFor } from "#/i18n/languages.ts";

/** The same choice as in the back office, so that whoever uses both chooses once. */
const storageKey = "language";

/** The words of this page alone: those of the whole back office are fifty times as many. */
const catalogues: Record<Language["code"], () => Promise<{ messages: Messages }>> = {
  en: () => Promise.resolve({ messages: {} }),
  hi: () => import("#/i18n/delivery/hi.po"),
  ar: () => import("#/i18n/delivery/ar.po"),
};

/** The stored choice; else what the phone speaks, where we speak it. */
export function chosenLanguage(): Language {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // The phone's language will do.
  }
  return languageFor(chosen ?? navigator.language);
}

/** Loads a language's words and switches the page to it; without a network it stays as it is. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language.code]().catch(() => ({ messages: null }));
  if (messages === null) return;
  i18n.loadAndActivate({ locale: language.code, messages });
  document.documentElement.lang = language.code;
  document.documentElement.dir = chosenLayout() ?? language.direction;
}

/** The same, and remembers the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(storageKey, language.code);
  } catch {
    // It then lasts until the page is closed.
  }
}
