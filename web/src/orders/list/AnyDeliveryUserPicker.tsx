import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { AnyDeliveryUserPickerQuery } from "#/__generated__/AnyDeliveryUserPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query AnyDeliveryUserPickerQuery($search: String) @throwOnFieldError {
    viewer {
      deliveryUsers(search: $search, first: 20) {
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

/** Somebody who delivers or once did: what they brought stays theirs. */
export default function AnyDeliveryUserPicker(field: PickerField) {
  const { t } = useLingui();
  return (
    <RecordPicker<AnyDeliveryUserPickerQuery>
      {...field}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No delivery user matches`}
    />
  );
}

function optionsOf({ viewer }: AnyDeliveryUserPickerQuery["response"]): readonly SelectOption[] {
  return viewer?.deliveryUsers.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}
