import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CategoryChoiceQuery } from "#/__generated__/CategoryChoiceQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import { ComboBox } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

interface CategoryChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The message when nothing is chosen; without it the level may stay empty. */
  readonly required?: string;
  readonly level: 1 | 2 | 3;
  /** The category above; null on level 1, undefined while it is not chosen. */
  readonly parentId: string | null | undefined;
  readonly chosen: SelectOption | null;
  readonly onChoose: (chosen: SelectOption | null) => void;
}

const query = graphql`
  query CategoryChoiceQuery($level: Int!, $parentId: ID, $search: String) @throwOnFieldError {
    viewer {
      categories(level: $level, parentId: $parentId, search: $search, first: 20) {
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

function optionsOf({ viewer }: CategoryChoiceQuery["response"]): readonly SelectOption[] {
  return viewer?.categories.edges.map(({ node: { id, name } }) => ({ id, label: name })) ?? [];
}

/** One level of the path. Its choices are those under the level above, found by typing. */
export function CategoryChoice({ parentId, ...props }: CategoryChoiceProps) {
  const { t } = useLingui();
  if (parentId !== undefined) return <OpenChoice {...props} parentId={parentId} />;
  const { name, label, chosen, onChoose } = props;
  return (
    <ComboBox
      name={name}
      label={label}
      options={[]}
      chosen={chosen}
      onChoose={onChoose}
      placeholder={props.level === 2 ? t`Choose level 1 first` : t`Choose level 2 first`}
      emptyText=""
      isDisabled
    />
  );
}

function OpenChoice({
  level,
  parentId,
  ...field
}: CategoryChoiceProps & { readonly parentId: string | null }) {
  const { t } = useLingui();
  return (
    <RecordPicker<CategoryChoiceQuery>
      {...field}
      query={query}
      variables={(text) => ({ level, parentId, search: text || null })}
      optionsOf={optionsOf}
      placeholder={level === 1 ? t`Choose a category` : t`All of it`}
      emptyText={t`No category of this level`}
    />
  );
}
