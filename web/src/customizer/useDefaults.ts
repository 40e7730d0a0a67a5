import { useLingui } from "@lingui/react";
import { useSyncExternalStore } from "react";
import { languageFor } from "#/i18n/languages.ts";
import type { Defaults } from "./configuration.ts";

/** What holds where nobody chose: the direction of the language, and the colours the system asks for. */
export function useDefaults(): Defaults {
  const { i18n } = useLingui();
  const isDark = useSyncExternalStore(subscribe, () => system().matches);
  return { layout: languageFor(i18n.locale).direction, scheme: isDark ? "dark" : "light" };
}

const system = () => matchMedia("(prefers-color-scheme: dark)");

function subscribe(listener: () => void): () => void {
  const query = system();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
