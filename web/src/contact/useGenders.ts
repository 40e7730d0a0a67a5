import { useLingui } from "@lingui/react/macro";
import type { Gender } from "./personDraft.ts";

/** The genders that can be chosen, with their names (Document 1 §2). */
export function useGenders(): readonly { readonly id: Gender; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { id: "MALE", label: t`Male` },
    { id: "FEMALE", label: t`Female` },
    { id: "OTHERS", label: t`Others` },
  ];
}
