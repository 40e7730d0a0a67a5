import { Package, Tags } from "lucide-react";
import { useState } from "react";
import { Keys } from "../Keys.tsx";
import { OptionList } from "../OptionList.tsx";
import { Spinner } from "../Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Specimen } from "./Specimen.tsx";

const groups = [
  {
    id: "screens",
    title: "Screens",
    options: [
      {
        id: "products",
        label: "View Product",
        icon: Package,
        detail: "Product",
        hint: <Keys keys={["G", "P"]} />,
      },
      { id: "categories", label: "Level1 Category", icon: Tags, detail: "Categories" },
    ],
  },
  { id: "records", title: "Products", options: [{ id: "comb", label: "Neem wood comb", detail: "NEE-CMB" }] },
];

/** What is found under a text box that keeps the focus; keys; the arc inside what is busy. */
export function FindingSpecimen() {
  const [activeId, setActiveId] = useState<string | null>(null);
  return (
    <Specimen name="Found by typing, keys, waiting">
      <OptionList
        id="sample-options"
        label="Found"
        groups={groups}
        activeId={activeId}
        onActivate={setActiveId}
        onTake={setActiveId}
      />
      <div className="gallery-line">
        <Keys keys={["Ctrl", "K"]} />
        <Keys keys={["/"]} />
        <Spinner />
        <VisuallyHidden>The arc turns while a control is busy.</VisuallyHidden>
      </div>
    </Specimen>
  );
}
