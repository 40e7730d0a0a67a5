import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { graphql } from "react-relay";
import type { CategoriesFieldQuery } from "#/__generated__/CategoriesFieldQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

interface CategoriesFieldProps {
  readonly value: readonly SelectOption[];
  readonly onChange: (value: readonly SelectOption[]) => void;
}

/** So many a vendor can supply. */
const most = 50;

const query = graphql`
  query CategoriesFieldQuery($search: String) @throwOnFieldError {
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

/** What a vendor supplies: categories of any level, one after the other. */
export function CategoriesField({ value, onChange }: CategoriesFieldProps) {
  const { t } = useLingui();
  return (
    <div className="vendor-categories">
      {value.length > 0 && (
        <ul aria-label={t`Categories`}>
          {value.map(({ id, label }) => (
            <li key={id}>
              <span dir="auto">{label}</span>
              <IconButton
                icon={X}
                size="small"
                label={t`Remove ${label}`}
                onPress={() => onChange(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < most && (
        <RecordPicker<CategoriesFieldQuery>
          key={value.length}
          name="categoryIds"
          label={t`Add a category`}
          emptyText={t`No category matches`}
          query={query}
          variables={(text) => ({ search: text || null })}
          optionsOf={optionsOf}
          chosen={null}
          onChoose={(option) => {
            if (option && !value.some(({ id }) => id === option.id))
              onChange([...value, { id: option.id, label: option.label }]);
          }}
        />
      )}
    </div>
  );
}

function optionsOf({ viewer }: CategoriesFieldQuery["response"]): readonly SelectOption[] {
  if (!viewer) return [];
  const under = [...viewer.level2.edges, ...viewer.level3.edges].map(({ node }) => ({
    id: node.id,
    label: node.name,
    ...(node.parent && { description: node.parent.name }),
  }));
  return [...viewer.level1.edges.map(({ node }) => ({ id: node.id, label: node.name })), ...under];
}
