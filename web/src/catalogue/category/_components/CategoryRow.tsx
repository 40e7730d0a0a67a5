import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CategoryRow_category$key } from "#/__generated__/CategoryRow_category.graphql";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import type { CategoryLevel } from "../categoryList.ts";
import { CategoryOrder } from "./CategoryOrder.tsx";
import { EditCategory } from "./EditCategory.tsx";

interface CategoryRowProps {
  readonly id: string;
  readonly level: CategoryLevel;
  readonly categoryKey: CategoryRow_category$key;
  readonly mayEdit: boolean;
}

/** One category of the list. */
export function CategoryRow({ id, level, categoryKey, mayEdit }: CategoryRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const category = useFragment(
    graphql`
      fragment CategoryRow_category on Category @throwOnFieldError {
        name
        description
        parent {
          name
          parent {
            name
          }
        }
        childCount
        productCount
        ...CategoryOrder_category
        ...EditCategory_category
      }
    `,
    categoryKey,
  );
  const { parent } = category;
  const path = [parent?.parent?.name, parent?.name].filter((name) => name !== undefined).join(" › ");
  return (
    <Row id={id} textValue={category.name}>
      <Cell>
        <CategoryOrder categoryKey={category} isEditable={mayEdit} />
      </Cell>
      <Cell>
        <span className="category-name">
          <CutText>{category.name}</CutText>
        </span>
      </Cell>
      {level === 1 ? (
        <Cell isMuted>
          <CutText>{category.description ?? ""}</CutText>
        </Cell>
      ) : (
        <Cell isMuted>
          <CutText>{path}</CutText>
        </Cell>
      )}
      {level !== 3 && (
        <Cell align="end">{category.childCount == null ? t`unknown` : count(category.childCount)}</Cell>
      )}
      <Cell align="end">{category.productCount == null ? t`unknown` : count(category.productCount)}</Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <EditCategory categoryKey={category} />
        </Cell>
      )}
    </Row>
  );
}
