import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ProvincePickerQuery } from "#/__generated__/ProvincePickerQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { ComboBox } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { chosenOption } from "./CountryPicker.tsx";

const query = graphql`
  query ProvincePickerQuery($code: String!) @throwOnFieldError {
    country(code: $code) {
      provinces {
        code
        name
      }
    }
  }
`;

interface ProvincePickerProps {
  readonly name: string;
  readonly label: string;
  /** The country whose provinces are on offer; null while none is chosen. */
  readonly countryCode: string | null;
  /** The code of the province, for example `KA`. */
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

/** One of the provinces of a country; not every country has any. */
export function ProvincePicker({ countryCode, value, onChange, ...field }: ProvincePickerProps) {
  const { t } = useLingui();
  const { queryRef, start } = useOptionSearch<ProvincePickerQuery>({
    query,
    variables: (_text, code) => ({ code }),
    scope: countryCode ?? "",
    // The record keeps only the code.
    isEager: value !== null,
  });
  return (
    <SearchedOptions<ProvincePickerQuery, SelectOption>
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
          chosen={chosenOption(options, value)}
          onChoose={(option) => onChange(option?.id ?? null)}
          isDisabled={countryCode === null}
          placeholder={countryCode === null ? t`Choose the country first` : t`Choose a province`}
          searchingText={t`Loading`}
          emptyText={t`No province matches`}
        />
      )}
    </SearchedOptions>
  );
}

function optionsOf({ country }: ProvincePickerQuery["response"]): readonly SelectOption[] {
  return country?.provinces?.map(({ code, name }) => ({ id: code, label: name })) ?? [];
}
