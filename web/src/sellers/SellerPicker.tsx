import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SellerPickerQuery } from "#/__generated__/SellerPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
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

/** One of the company's locations. */
export function SellerPicker(field: PickerField) {
  const { t } = useLingui();
  return (
    <RecordPicker<SellerPickerQuery>
      placeholder={t`Choose a location`}
      {...field}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No location matches`}
    />
  );
}

function optionsOf({ viewer }: SellerPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.sellers.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
