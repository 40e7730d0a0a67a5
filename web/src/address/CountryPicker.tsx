import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CountryPickerQuery } from "#/__generated__/CountryPickerQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { ComboBox } from "#/ui/ComboBox.tsx";
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
  const { queryRef, start } = useOptionSearch<CountryPickerQuery>({
    query,
    variables: () => ({}),
    isEager: value !== null && !knownName,
  });
  return (
    <SearchedOptions<CountryPickerQuery, SelectOption>
      queryRef={queryRef}
      query={query}
      optionsOf={optionsOf}
    >
      {(options, isSearching) => (
        <ComboBox
          {...field}
          options={options}
          onStart={start}
          isSearching={isSearching}
          chosen={chosenOption(options, value, knownName)}
          onChoose={(option) => onChange(option?.id ?? null)}
          placeholder={t`Choose a country`}
          searchingText={t`Loading`}
          emptyText={t`No country matches`}
        />
      )}
    </SearchedOptions>
  );
}

function optionsOf({ countries }: CountryPickerQuery["response"]): readonly SelectOption[] {
  return countries?.map(({ code, name }) => ({ id: code, label: name })) ?? [];
}

/** The option of a code; the code itself stands for what the list does not know. */
export function chosenOption(
  options: readonly SelectOption[],
  value: string | null,
  knownName?: string | null,
): SelectOption | null {
  if (value === null || value === "") return null;
  return options.find(({ id }) => id === value) ?? { id: value, label: knownName ?? value };
}
