import { useMay } from "#/app/PermissionsContext.ts";
import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { useCountryName } from "#/address/useCountryName.ts";
import { ManufacturerPicker } from "#/catalogue/manufacturer/ManufacturerPicker.tsx";
import { AddButton } from "#/form/AddButton.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import type { DetailsDraft } from "../detailsForm.ts";

const loadDialogs = () => import("#/catalogue/manufacturer/manufacturerDialogs.tsx");
const AddManufacturer = lazy(async () => ({ default: (await loadDialogs()).AddManufacturer }));

interface OriginChoiceProps {
  readonly draft: Pick<DetailsDraft, "manufacturer" | "originCountryCode">;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
  /** The location of the product; null for the viewer's own, or while it is not chosen. */
  readonly seller: SelectOption | null;
  readonly hasSellers: boolean;
  /** Name of the chosen country, where it is known. */
  readonly countryName: string | null;
}

/**
 * Who makes it and where it comes from: a manufacturer decides the country, and then the picker of countries is away;
 * without one the previous choice is back (Document 2 §4, decision D-56).
 */
export function OriginChoice({ draft, onChange, seller, hasSellers, countryName }: OriginChoiceProps) {
  const { t } = useLingui();
  const nameOf = useCountryName();
  const mayAddManufacturer = useMay("MANUFACTURER_CREATE");
  const { manufacturer, originCountryCode } = draft;
  return (
    <>
      <div className="wizard-choice">
        <ManufacturerPicker
          name="manufacturerId"
          label={t`Manufacturer`}
          sellerId={seller?.id ?? null}
          chosen={manufacturer}
          onChoose={(chosen) => onChange({ manufacturer: chosen })}
        />
        {mayAddManufacturer && (
          <AddButton variant="secondary" label={t`Add manufacturer`} load={loadDialogs}>
            {(onClose) => (
              <AddManufacturer
                hasSellers={hasSellers}
                seller={seller}
                isSellerFixed={seller !== null}
                onAdded={(manufacturer) => onChange({ manufacturer })}
                onClose={onClose}
              />
            )}
          </AddButton>
        )}
      </div>
      {manufacturer ? (
        <p className="wizard-origin">
          <span>{t`Country of origin`}</span>
          <strong>{nameOf(manufacturer.country) ?? t`As the manufacturer's`}</strong>
        </p>
      ) : (
        <CountryPicker
          name="originCountryCode"
          label={t`Country of origin`}
          value={originCountryCode}
          knownName={countryName}
          onChange={(code) => onChange({ originCountryCode: code })}
        />
      )}
    </>
  );
}
