import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { AddBrandDialog } from "#/catalogue/brand/_components/AddBrandDialog.tsx";
import { BrandPicker } from "#/catalogue/brand/_components/BrandPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

interface BrandChoiceProps {
  readonly chosen: SelectOption | null;
  readonly onChoose: (brand: SelectOption | null) => void;
}

/** The brand, and a way to add one without leaving the step (Document 2 §2). */
export function BrandChoice({ chosen, onChoose }: BrandChoiceProps) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="wizard-choice">
      <BrandPicker name="brandId" label={t`Brand`} chosen={chosen} onChoose={onChoose} />
      <Button icon={Plus} onPress={() => setIsAdding(true)}>
        {t`Add brand`}
      </Button>
      {isAdding && (
        <AddBrandDialog
          onAdded={({ id, name }) => onChoose({ id, label: name })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
