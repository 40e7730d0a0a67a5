import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { goOnInForm } from "#/ui/formProblems.ts";
import { Notice } from "#/ui/Notice.tsx";
import { RadioCards } from "#/ui/RadioCards.tsx";
import type { StaleForm } from "./useSaving.ts";
import "./form.css";

/**
 * Both versions of a record side by side, field by field (decision D-76). It takes the place of the fields; what was
 * typed is chosen unless only the others have changed a field.
 */
export function StaleView({ stale }: { stale: StaleForm }) {
  const { t } = useLingui();
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.focus();
  }, []);
  return (
    <section className="form-stale" ref={top} tabIndex={-1} aria-label={t`Two versions`}>
      <Notice tone="warning" announce="alert" title={t`Somebody else has changed this since you opened it`}>
        <p>{t`Nothing is saved yet, and nothing you typed is lost. Choose what to keep, then save.`}</p>
        <Button
          size="small"
          onPress={({ target }) => goOnInForm(target, stale.back)}
        >{t`Back to the form`}</Button>
      </Notice>
      {stale.differences.map(({ field, label, mine, theirs, changedBy }) => (
        <RadioCards
          key={field}
          label={label}
          value={stale.chosen.get(field) ?? "mine"}
          onChange={(side) => stale.choose(field, side)}
          cards={[
            {
              value: "mine",
              title: t`Yours`,
              note: changedBy !== "them" && <Badge tone="information">{t`Changed`}</Badge>,
              content: mine === "" ? <em>{t`Empty`}</em> : <bdi>{mine}</bdi>,
            },
            {
              value: "theirs",
              title: t`Saved now`,
              note: changedBy !== "me" && <Badge tone="warning">{t`Changed`}</Badge>,
              content: theirs === "" ? <em>{t`Empty`}</em> : <bdi>{theirs}</bdi>,
            },
          ]}
        />
      ))}
    </section>
  );
}
