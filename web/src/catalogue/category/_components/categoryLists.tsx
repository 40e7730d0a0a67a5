import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import { FolderTree } from "lucide-react";
import { graphql } from "react-relay";
import type { categoryLists_category$key } from "#/__generated__/categoryLists_category.graphql";
import { CountCell, NameCell, TextCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import type { RowSteps } from "#/list/useMoves.ts";
import { OrderCell } from "#/list/OrderCell.tsx";
import { type CategoryLevel, categoryRules, categoryVariables } from "../categoryList.ts";
import { CategoryActions } from "./CategoryActions.tsx";

interface Facts {
  readonly mayEdit: boolean;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly stepsOf: (id: string) => RowSteps | undefined;
}

type CategoryListDeclaration = ListDeclaration<categoryLists_category$key, Facts>;

const row = graphql`
  fragment categoryLists_category on Category @throwOnFieldError {
    id
    name
    description
    order
    parent {
      name
      parent {
        name
      }
    }
    childCount
    productCount
    ...CategoryActions_category
  }
`;

const leads = {
  1: msg`The first level of your catalogue; what customers see first.`,
  2: msg`Each belongs to a level 1 category.`,
  3: msg`The deepest level; each belongs to a level 2 category.`,
};

const description: CategoryListDeclaration["columns"][number] = {
  id: "description",
  header: msg`Description`,
  minWidth: 200,
  isMuted: true,
  cell: ({ description }) => description && <TextCell>{description}</TextCell>,
};

const parent: CategoryListDeclaration["columns"][number] = {
  id: "parent",
  header: msg`Belongs to`,
  minWidth: 200,
  isMuted: true,
  cell: ({ parent }) => (
    <TextCell>
      {[parent?.parent?.name, parent?.name].filter((part) => part !== undefined).join(" › ")}
    </TextCell>
  ),
};

const children: CategoryListDeclaration["columns"][number] = {
  id: "children",
  header: msg`Subcategories`,
  width: 132,
  align: "end",
  cell: ({ childCount }) => <CountCell>{childCount}</CountCell>,
};

/** The list of the categories of one level: its columns and words. */
function categoryList(level: CategoryLevel): CategoryListDeclaration {
  return {
    id: `categories${level}`,
    variables: (search) => categoryVariables(level, search),
    rules: categoryRules[level],
    row,
    columns: [
      {
        id: "order",
        header: msg`Order ID`,
        width: 108,
        cell: ({ id, name, order }, { mayEdit, stepsOf }) => (
          <OrderCell name={name} order={order} hasHandle={mayEdit} isMovable={stepsOf(id) !== undefined} />
        ),
      },
      {
        id: "name",
        header: msg`Name`,
        isName: true,
        minWidth: 220,
        cell: ({ name }) => <NameCell>{name}</NameCell>,
      },
      level === 1 ? description : parent,
      ...(level === 3 ? [] : [children]),
      {
        id: "products",
        header: msg`Products`,
        width: 108,
        align: "end",
        cell: ({ productCount }) => <CountCell>{productCount}</CountCell>,
      },
    ],
    actions: {
      width: 96,
      isShown: ({ mayEdit }) => mayEdit,
      cell: (category, { stepsOf }) => (
        <CategoryActions categoryKey={category} steps={stepsOf(category.id)} />
      ),
    },
    icon: FolderTree,
    texts: {
      title: msg`Level${level} Category`,
      lead: leads[level],
      loading: msg`Loading categories`,
      search: msg`Search categories`,
      pages: msg`Pages of categories`,
      count: (categories) => <Plural value={categories.totalCount} one="# category" other="# categories" />,
      nothingYet: {
        title: msg`No categories yet`,
        text: msg`Categories of this level appear here. Add the first one to begin.`,
      },
      nothingMatches: {
        title: msg`No category matches`,
        text: msg`Try another word, or show all categories again.`,
        showAll: msg`Show all categories`,
      },
    },
  };
}

export const categoryLists = { 1: categoryList(1), 2: categoryList(2), 3: categoryList(3) };
