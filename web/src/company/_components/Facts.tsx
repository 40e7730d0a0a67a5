import { useLingui } from "@lingui/react/macro";
import { type FieldTexts, inWords } from "#/form/fieldTexts.ts";
import "../company.css";

interface FactsProps<Values> {
  readonly fields: FieldTexts<Values>;
  readonly values: Values;
}

/** The fields of a form for who may only read them. */
export function Facts<Values extends object>({ fields, values }: FactsProps<Values>) {
  const { t } = useLingui();
  const facts: { readonly label: string; readonly text: string }[] = [];
  for (const field in fields) {
    const text = fields[field];
    if (text !== undefined) facts.push({ label: text.label, text: inWords(text, values[field]) });
  }
  return (
    <dl className="company-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text === "" ? <span className="company-empty">{t`Not filled in`}</span> : <bdi>{text}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
