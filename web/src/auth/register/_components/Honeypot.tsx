interface HoneypotProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/**
 * A field that people neither see, reach nor hear of; a robot that fills in everything gives itself away (decision
 * D-36). Not hidden by `display: none` or `type="hidden"`, which robots know to leave alone. Its label is not in
 * the catalogue because nobody reads it.
 */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div className="register-honeypot" aria-hidden>
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
