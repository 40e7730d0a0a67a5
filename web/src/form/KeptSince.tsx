import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFormats } from "#/i18n/useFormats.ts";
import "./form.css";

/** Milliseconds after which what is said of the time is said anew. */
const tick = 5_000;

/** Beside the button that saves: nothing of what was typed is lost, and since when. Nobody is told of each tick. */
export function KeptSince({ at }: { readonly at: number }) {
  const { t } = useLingui();
  const { ago } = useFormats();
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), tick);
    return () => clearInterval(timer);
  }, []);
  return <span className="form-kept-since">{t`Saved as a draft ${ago(at)}`}</span>;
}
