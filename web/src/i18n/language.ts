import { i18n, type Messages } from "@lingui/core";
import { chosenLayout } from "./chosenLayout.ts";
import { type Language, languageFor } from "./languages.ts";

const storageKey = "language";

const catalogues: Record<Language["code"], () => Promise<{ messages: Messages }>> = {
  // English stands in the code itself, compiled by vite/compiledMessages.ts.
  en: () => Promise.resolve({ messages: {} }),
  hi: () => import("./hindi.ts"),
  ar: () => import("./catalogue/ar.po"),
};

/** The stored choice, else English. A browser that refuses storage simply forgets the choice. */
export function chosenLanguage(): Language {
  try {
    return languageFor(localStorage.getItem(storageKey));
  } catch {
    return languageFor(null);
  }
}

/** Loads a language's words and switches the page to it. The page keeps its old words until the new ones are here. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language.code]();
  i18n.loadAndActivate({ locale: language.code, messages });
  document.documentElement.lang = language.code;
  document.documentElement.dir = chosenLayout() ?? language.direction;
}

/** Switches to a language and remembers the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(storageKey, language.code);
  } catch {
    // Private windows may refuse; the choice then lasts until the page is closed.
  }
}
