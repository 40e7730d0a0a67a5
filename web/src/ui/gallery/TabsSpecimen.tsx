import { Tabs } from "../Tabs.tsx";
import { Specimen } from "./Specimen.tsx";

const tabs = [
  { id: "one", title: "Settings", content: <p>What the first tab holds.</p> },
  { id: "two", title: "Color", content: <p>What the second tab holds.</p> },
  { id: "three", title: "Image", content: <p>What the third tab holds.</p> },
];

/** Tabs as parts of a panel, and as segments of one part. */
export default function TabsSpecimen() {
  return (
    <Specimen name="Tabs">
      <Tabs label="Sample tabs" tabs={tabs} />
      <Tabs label="Sample segments" tabs={tabs} look="segments" />
    </Specimen>
  );
}
