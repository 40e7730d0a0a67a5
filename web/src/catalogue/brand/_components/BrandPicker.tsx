import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { BrandPickerQuery } from "#/__generated__/BrandPickerQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { ComboBox } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query BrandPickerQuery($search: String) @throwOnFieldError {
    viewer {
      brands(search: $search, first: 20) {
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

interface BrandPickerProps {
  readonly name: string;
  readonly label: string;
  /** The message when nothing is chosen; makes the field required. */
  readonly required?: string;
  /** A brand that is not on offer. */
  readonly without?: string;
  readonly chosen: SelectOption | null;
  readonly onChoose: (brand: SelectOption | null) => void;
}

/** One of the company's brands, searched for in the gateway: a company may have thousands. */
export function BrandPicker({ without, ...field }: BrandPickerProps) {
  const { t } = useLingui();
  const { queryRef, search, start } = useOptionSearch<BrandPickerQuery>({
    query,
    variables: (text) => ({ search: text || null }),
  });
  return (
    <SearchedOptions<BrandPickerQuery, SelectOption> queryRef={queryRef} query={query} optionsOf={optionsOf}>
      {(options, isSearching) => (
        <ComboBox
          {...field}
          options={options.filter(({ id }) => id !== without)}
          onSearch={search}
          onStart={start}
          isSearching={isSearching}
          placeholder={t`Type a name`}
          searchingText={t`Searching`}
          emptyText={t`No brand matches`}
        />
      )}
    </SearchedOptions>
  );
}

function optionsOf({ viewer }: BrandPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.brands?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
