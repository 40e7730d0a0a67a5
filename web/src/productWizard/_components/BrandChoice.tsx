import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { BrandPicker } from "#/catalogue/brand/_components/BrandPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const AddBrandDialog = lazy(() => import("#/catalogue/brand/_components/AddBrandDialog.tsx"));

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
      <Suspense fallback={null}>
        {isAdding && (
          <AddBrandDialog
            onAdded={({ id, name }) => onChoose({ id, label: name })}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
