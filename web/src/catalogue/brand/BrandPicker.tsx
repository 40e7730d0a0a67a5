import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { BrandPickerQuery } from "#/__generated__/BrandPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
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

/** One of the company's brands: it may have thousands. */
export function BrandPicker(field: PickerField) {
  const { t } = useLingui();
  return (
    <RecordPicker<BrandPickerQuery>
      {...field}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No brand matches`}
    />
  );
}

function optionsOf({ viewer }: BrandPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.brands.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
