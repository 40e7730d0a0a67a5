import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SellerPickerQuery } from "#/__generated__/SellerPickerQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { ComboBox, type ComboBoxProps } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query SellerPickerQuery($search: String) @throwOnFieldError {
    viewer {
      sellers(search: $search, first: 20) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;

type SellerPickerProps = Pick<
  ComboBoxProps<SelectOption>,
  "name" | "label" | "required" | "chosen" | "onChoose" | "size" | "layout" | "placeholder"
>;

/** One of the company's locations, searched for in the gateway. */
export function SellerPicker(field: SellerPickerProps) {
  const { t } = useLingui();
  const { queryRef, search, start } = useOptionSearch<SellerPickerQuery>({
    query,
    variables: (text) => ({ search: text || null }),
  });
  return (
    <SearchedOptions<SellerPickerQuery, SelectOption> queryRef={queryRef} query={query} optionsOf={optionsOf}>
      {(options, isSearching) => (
        <ComboBox
          placeholder={t`Choose a location`}
          {...field}
          options={options}
          onSearch={search}
          onStart={start}
          isSearching={isSearching}
          searchingText={t`Searching`}
          emptyText={t`No location matches`}
        />
      )}
    </SearchedOptions>
  );
}

function optionsOf({ viewer }: SellerPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.sellers?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
