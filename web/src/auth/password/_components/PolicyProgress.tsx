import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { keptRules, passwordRules } from "../passwordRule.ts";

interface PolicyProgressProps {
  readonly password: string;
  readonly own: readonly string[];
}

/** As long as people pause between two words. */
const pause = 1000;

/** How many rules a password keeps, said aloud when its typing rests: after each key it would be in the way of the keys. */
export function PolicyProgress({ password, own }: PolicyProgressProps) {
  const { t } = useLingui();
  const total = passwordRules.filter((rule) => rule.isKnown(own)).length;
  const met = keptRules(password, own).size;
  const text = met === total ? t`All rules are met` : t`${met} of ${total} rules are met`;
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(password === "" ? "" : text), pause);
    return () => clearTimeout(timer);
  }, [text, password]);
  return <VisuallyHidden isStatus>{said}</VisuallyHidden>;
}
