import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CategoryScreen_viewer$key } from "#/__generated__/CategoryScreen_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import type { CategoryLevel } from "../categoryList.ts";
import { AddCategory } from "./AddCategory.tsx";
import { CategoryList } from "./CategoryList.tsx";

interface CategoryScreenProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryScreen_viewer$key;
}

/** The page of one level: its header with the add action, and the list. */
export function CategoryScreen({ level, viewerKey }: CategoryScreenProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment CategoryScreen_viewer on Viewer {
        ...AddCategory_viewer
        ...CategoryList_viewer
      }
    `,
    viewerKey,
  );
  const lead =
    level === 1
      ? t`The first level of your catalogue; what customers see first.`
      : level === 2
        ? t`Each belongs to a level 1 category.`
        : t`The deepest level; each belongs to a level 2 category.`;
  return (
    <ListPage
      title={t`Level${level} Category`}
      lead={lead}
      action={<AddCategory level={level} viewerKey={viewer} />}
    >
      <CategoryList level={level} viewerKey={viewer} />
    </ListPage>
  );
}
