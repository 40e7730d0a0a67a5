import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CountryPickerQuery } from "#/__generated__/CountryPickerQuery.graphql";
import { languageFor } from "#/i18n/languages.ts";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { countryName } from "./useCountryName.ts";

const query = graphql`
  query CountryPickerQuery @throwOnFieldError {
    countries {
      code
      name
    }
  }
`;

interface CountryPickerProps {
  readonly name: string;
  readonly label: string;
  /** The message when nothing is chosen; makes the field required. */
  readonly required?: string;
  /** The code of the country, for example `IND`. */
  readonly value: string | null;
  /** Its name where it is known already, until the list of countries is here. */
  readonly knownName?: string | null | undefined;
  readonly onChange: (code: string | null) => void;
}

/** One of the countries that the service knows (decision D-30). */
export function CountryPicker({ value, knownName, onChange, ...field }: CountryPickerProps) {
  const { t, i18n } = useLingui();
  const { locale } = languageFor(i18n.locale);
  return (
    <RecordPicker<CountryPickerQuery>
      {...field}
      query={query}
      variables={() => ({})}
      isWhole
      isEager={value !== null && !knownName}
      optionsOf={optionsIn(locale)}
      // The code itself stands for what the list does not know.
      chosen={
        value ? { id: value, label: countryName({ code: value, name: knownName }, locale) ?? value } : null
      }
      onChoose={(option) => onChange(option?.id ?? null)}
      placeholder={t`Choose a country`}
      searchingText={t`Loading`}
      emptyText={t`No country matches`}
    />
  );
}

type ReadOptions = (data: CountryPickerQuery["response"]) => readonly SelectOption[];

const readers = new Map<string, ReadOptions>();

/** The same function each time: what it reads is not read again while the language is the same. */
function optionsIn(locale: string): ReadOptions {
  const known = readers.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const read: ReadOptions = ({ countries }) =>
    countries
      .map((country) => ({ id: country.code, label: countryName(country, locale) ?? country.name }))
      .toSorted((one, other) => compare(one.label, other.label));
  readers.set(locale, read);
  return read;
}
