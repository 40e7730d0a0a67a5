import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";

const loadDialog = () => import("./AddBrandDialog.tsx");
const AddBrandDialog = lazy(loadDialog);

/** The page's primary action and its dialog. */
export function AddBrand({ listId }: { listId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadDialog);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add brand`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddBrandDialog listId={listId} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
