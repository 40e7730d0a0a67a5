import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddBanner_viewer$key } from "#/__generated__/AddBanner_viewer.graphql";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";

// The form brings uploads and pickers; whoever looks at the list alone does not wait for them.
const loadDialog = () => import("./AddBannerDialog.tsx");
const AddBannerDialog = lazy(loadDialog);

/** The page's primary action and its dialog; nothing for whoever may not add. */
export function AddBanner({ viewerKey }: { viewerKey: AddBanner_viewer$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadDialog);
  const { permissions, banners } = useFragment(
    graphql`
      fragment AddBanner_viewer on Viewer {
        permissions
        banners(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
        }
      }
    `,
    viewerKey,
  );
  if (!permissions.includes("BANNER_CREATE")) return null;
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add banner`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <AddBannerDialog sourceKey={null} listId={banners?.__id} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
