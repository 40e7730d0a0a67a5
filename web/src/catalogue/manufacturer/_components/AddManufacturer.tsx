import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const loadDialog = () => import("./AddManufacturerDialog.tsx");
const AddManufacturerDialog = lazy(loadDialog);

interface AddManufacturerProps {
  readonly listId: string;
  /** Whether the viewer acts for more than one location, and has to say which. */
  readonly hasSellers: boolean;
  /** The location that the list is narrowed to. */
  readonly seller: SelectOption | null;
}

/** The page's primary action and its dialog. */
export function AddManufacturer(props: AddManufacturerProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadDialog);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add manufacturer`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddManufacturerDialog {...props} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
