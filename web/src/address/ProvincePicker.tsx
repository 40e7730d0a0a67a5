import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ProvincePickerQuery } from "#/__generated__/ProvincePickerQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

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
  return (
    <RecordPicker<ProvincePickerQuery>
      {...field}
      query={query}
      variables={(_text, code) => ({ code })}
      scope={countryCode}
      isWhole
      // The record keeps only the code, which stands for what the list does not know.
      isEager={value !== null}
      optionsOf={optionsOf}
      chosen={value ? { id: value, label: value } : null}
      onChoose={(option) => onChange(option?.id ?? null)}
      isDisabled={countryCode === null}
      placeholder={countryCode === null ? t`Choose the country first` : t`Choose a province`}
      searchingText={t`Loading`}
      emptyText={t`No province matches`}
    />
  );
}

function optionsOf({ country }: ProvincePickerQuery["response"]): readonly SelectOption[] {
  return country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [];
}
