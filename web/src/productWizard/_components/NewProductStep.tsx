import { graphql, useFragment } from "react-relay";
import type { NewProductStep_viewer$key } from "#/__generated__/NewProductStep_viewer.graphql";

/** Step 1 of a new product. */
export function NewProductStep({ viewerKey }: { viewerKey: NewProductStep_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment NewProductStep_viewer on Viewer {
        name
      }
    `,
    viewerKey,
  );
  return <div className="wizard-card">{viewer.name}</div>;
}
