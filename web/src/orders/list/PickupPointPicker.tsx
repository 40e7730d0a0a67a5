import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { PickupPointPickerQuery } from "#/__generated__/PickupPointPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query PickupPointPickerQuery($search: String) @throwOnFieldError {
    viewer {
      pickupPoints(search: $search, first: 20) {
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

/** One of the places where customers collect. */
export default function PickupPointPicker(field: PickerField) {
  const { t } = useLingui();
  return (
    <RecordPicker<PickupPointPickerQuery>
      {...field}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No pickup point matches`}
    />
  );
}

function optionsOf({ viewer }: PickupPointPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.pickupPoints.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
