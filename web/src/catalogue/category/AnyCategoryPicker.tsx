import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { AnyCategoryPickerQuery } from "#/__generated__/AnyCategoryPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query AnyCategoryPickerQuery($search: String) @throwOnFieldError {
    viewer {
      level1: categories(level: 1, search: $search, first: 10) {
        edges {
          node {
            id
            name
          }
        }
      }
      level2: categories(level: 2, search: $search, first: 10) {
        edges {
          node {
            id
            name
            parent {
              name
            }
          }
        }
      }
      level3: categories(level: 3, search: $search, first: 10) {
        edges {
          node {
            id
            name
            parent {
              name
            }
          }
        }
      }
    }
  }
`;

/** One of the categories of all levels; what stands under another says which. */
export function AnyCategoryPicker(field: PickerField) {
  const { t } = useLingui();
  return (
    <RecordPicker<AnyCategoryPickerQuery>
      {...field}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No category matches`}
    />
  );
}

function optionsOf({ viewer }: AnyCategoryPickerQuery["response"]): readonly SelectOption[] {
  if (!viewer) return [];
  const under = [...viewer.level2.edges, ...viewer.level3.edges].map(({ node }) => ({
    id: node.id,
    label: node.name,
    ...(node.parent && { description: node.parent.name }),
  }));
  return [...viewer.level1.edges.map(({ node }) => ({ id: node.id, label: node.name })), ...under];
}
