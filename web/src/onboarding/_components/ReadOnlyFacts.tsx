import { useLingui } from "@lingui/react/macro";

interface ReadOnlyFactsProps {
  /** Label and value, in the order in which they are read. */
  readonly facts: readonly (readonly [string, string | null | undefined])[];
}

/** Values that cannot be changed here. */
export function ReadOnlyFacts({ facts }: ReadOnlyFactsProps) {
  const { t } = useLingui();
  return (
    <dl className="signup-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ? <bdi>{value}</bdi> : <span className="signup-empty">{t`Not filled in`}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
