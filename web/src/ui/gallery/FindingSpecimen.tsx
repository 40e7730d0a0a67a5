import { t } from "@lingui/core/macro";
import { Package, Tags } from "lucide-react";
import { useState } from "react";
import { Keys } from "../Keys.tsx";
import { OptionList } from "../OptionList.tsx";
import { Spinner } from "../Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Specimen } from "./Specimen.tsx";

const groups = () => [
  {
    id: "screens",
    title: t`Screens`,
    options: [
      {
        id: "products",
        label: t`View Product`,
        icon: Package,
        detail: t`Product`,
        hint: <Keys keys={["G", "P"]} />,
      },
      { id: "categories", label: t`Level1 Category`, icon: Tags, detail: t`Categories` },
    ],
  },
  {
    id: "records",
    title: t`Products`,
    options: [{ id: "comb", label: "Neem wood comb", detail: "NEE-CMB" }],
  },
];

/** What is found under a text box that keeps the focus; keys; the arc inside what is busy. */
export function FindingSpecimen() {
  const [activeId, setActiveId] = useState<string | null>(null);
  return (
    <Specimen name={t`Found by typing, keys, waiting`}>
      <OptionList
        id="sample-options"
        label={t`Found`}
        groups={groups()}
        activeId={activeId}
        onActivate={setActiveId}
        onTake={setActiveId}
      />
      <div className="gallery-line">
        <Keys keys={["Ctrl", "K"]} />
        <Keys keys={["/"]} />
        <Spinner />
        <VisuallyHidden>{t`The arc turns while a control is busy.`}</VisuallyHidden>
      </div>
    </Specimen>
  );
}
