import { useLingui } from "@lingui/react/macro";
import { languageFor, languages } from "#/i18n/languages.ts";
import { chooseLanguage } from "./words.ts";

/** The phone's own list of choices: it knows best how to show one. */
export function LanguageChoice() {
  const { t, i18n } = useLingui();
  return (
    <label className="delivery-field">
      {t`Language`}
      <select value={i18n.locale} onChange={({ target }) => void chooseLanguage(languageFor(target.value))}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
