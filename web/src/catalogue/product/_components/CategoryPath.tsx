import { graphql, useFragment } from "react-relay";
import type { CategoryPath_category$key } from "#/__generated__/CategoryPath_category.graphql";

interface CategoryPathProps {
  readonly categoryKey: CategoryPath_category$key;
  /** In a table: the category itself, and under it the way that leads there. */
  readonly isStacked?: boolean;
}

/** A category with its parents, from level 1 down: "Kitchen › Storage › Jars". */
export function CategoryPath({ categoryKey, isStacked = false }: CategoryPathProps) {
  const { name, path } = useFragment(
    graphql`
      fragment CategoryPath_category on Category @throwOnFieldError {
        name
        path {
          name
        }
      }
    `,
    categoryKey,
  );
  const names = path.map((category) => category.name);
  const text = names.join(" › ");
  if (!isStacked) return <bdi>{text}</bdi>;
  return (
    <span className="product-name-text" title={text}>
      <span className="product-category-name" dir="auto">
        {name}
      </span>
      <span className="product-name-sku" dir="auto">
        {names.slice(0, -1).join(" › ")}
      </span>
    </span>
  );
}
