import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ManufacturerPickerQuery } from "#/__generated__/ManufacturerPickerQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { ComboBox } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query ManufacturerPickerQuery($sellerId: ID, $search: String) @throwOnFieldError {
    viewer {
      manufacturers(sellerId: $sellerId, search: $search, first: 20) {
        edges {
          node {
            id
            name
            address {
              country
            }
          }
        }
      }
    }
  }
`;

/** A manufacturer on offer. */
export interface ManufacturerOption extends SelectOption {
  /** Name of the country its goods come from. */
  readonly country: string | null;
}

interface ManufacturerPickerProps {
  readonly name: string;
  readonly label: string;
  /** The location whose manufacturers they are; null for the viewer's own. */
  readonly sellerId: string | null;
  readonly chosen: SelectOption | null;
  readonly onChoose: (manufacturer: ManufacturerOption | null) => void;
}

/** One of a location's manufacturers, searched for in the gateway. */
export function ManufacturerPicker({ sellerId, ...field }: ManufacturerPickerProps) {
  const { t } = useLingui();
  const { queryRef, search, start } = useOptionSearch<ManufacturerPickerQuery>({
    query,
    variables: (text, scope) => ({ sellerId: scope || null, search: text || null }),
    scope: sellerId ?? "",
  });
  return (
    <SearchedOptions<ManufacturerPickerQuery, ManufacturerOption>
      queryRef={queryRef}
      query={query}
      optionsOf={optionsOf}
    >
      {(options, isSearching) => (
        <ComboBox
          {...field}
          options={options}
          onSearch={search}
          onStart={start}
          isSearching={isSearching}
          placeholder={t`Type a name`}
          searchingText={t`Searching`}
          emptyText={t`No manufacturer matches`}
        />
      )}
    </SearchedOptions>
  );
}

function optionsOf({ viewer }: ManufacturerPickerQuery["response"]): readonly ManufacturerOption[] {
  const nodes = viewer?.manufacturers?.edges.map(({ node }) => node) ?? [];
  return nodes.map(({ id, name, address }) => ({ id, label: name, country: address.country ?? null }));
}
