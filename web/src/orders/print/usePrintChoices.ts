import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { PrintChoice } from "./PrintFrame.tsx";
import { type Say, sayIn } from "./paperWords.ts";

/** Chooses between some values that stand in the address; the first is meant where it names none. */
export function usePrintChoice(key: string, label: string, options: PrintChoice["options"]): PrintChoice {
  const [search] = useSearchParams();
  const asked = search.get(key);
  const value = options.find(({ id }) => id === asked)?.id ?? options[0]?.id ?? "";
  return { key, label, options, value };
}

/** In which languages paper is printed. */
export function usePaperLanguage(): readonly [Say, PrintChoice] {
  const { t } = useLingui();
  const choice = usePrintChoice("language", t`Language of the paper`, [
    { id: "en", label: t`English` },
    { id: "hi", label: t`English and Hindi` },
  ]);
  return [sayIn(choice.value === "hi"), choice];
}
