import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CountryPickerQuery } from "#/__generated__/CountryPickerQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

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
  const { t } = useLingui();
  return (
    <RecordPicker<CountryPickerQuery>
      {...field}
      query={query}
      variables={() => ({})}
      isWhole
      isEager={value !== null && !knownName}
      optionsOf={optionsOf}
      // The code itself stands for what the list does not know.
      chosen={value ? { id: value, label: knownName ?? value } : null}
      onChoose={(option) => onChange(option?.id ?? null)}
      placeholder={t`Choose a country`}
      searchingText={t`Loading`}
      emptyText={t`No country matches`}
    />
  );
}

function optionsOf({ countries }: CountryPickerQuery["response"]): readonly SelectOption[] {
  return countries.map(({ code, name }) => ({ id: code, label: name }));
}
