import { useFormats } from "#/i18n/useFormats.ts";

/** What a check has found, by numbers of rows. */
export interface ImportCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

interface Fact {
  readonly name: string;
  readonly value: number;
  readonly tone: "success" | "information" | "neutral" | "danger";
}

/** How many rows came out how; a number that is none is pale. */
export function ImportFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { count } = useFormats();
  return (
    <dl className="import-facts">
      {facts.map(({ name, value, tone }) => (
        <div key={name} data-tone={value === 0 ? "neutral" : tone}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
