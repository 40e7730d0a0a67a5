import { graphql, useFragment } from "react-relay";
import type { CategoryPath_category$key } from "#/__generated__/CategoryPath_category.graphql";

/** A category with its parents, from level 1 down: "Kitchen › Storage › Jars". */
export function CategoryPath({ categoryKey }: { categoryKey: CategoryPath_category$key }) {
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
  const text = path?.map((category) => category.name).join(" › ") ?? name;
  return <span title={text}>{text}</span>;
}
