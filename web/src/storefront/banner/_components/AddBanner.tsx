import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";

// The form brings uploads and pickers; whoever looks at the list alone does not wait for them.
const loadDialog = () => import("./AddBannerDialog.tsx");
const AddBannerDialog = lazy(loadDialog);

/** The page's primary action and its dialog. */
export function AddBanner({ listId }: { listId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadDialog);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add banner`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddBannerDialog sourceKey={null} listId={listId} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
