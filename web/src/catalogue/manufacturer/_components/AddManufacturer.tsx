import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { AddManufacturerDialog } from "./AddManufacturerDialog.tsx";

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
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add manufacturer`}
      </Button>
      {isOpen && <AddManufacturerDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
