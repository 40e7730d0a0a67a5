import { t } from "@lingui/core/macro";
import { Tabs } from "../Tabs.tsx";
import { Specimen } from "./Specimen.tsx";

const tabs = () => [
  { id: "one", title: t`Settings`, content: <p>{t`What the first tab holds.`}</p> },
  { id: "two", title: t`Colour`, content: <p>{t`What the second tab holds.`}</p> },
  { id: "three", title: t`Image`, content: <p>{t`What the third tab holds.`}</p> },
];

/** Tabs as parts of a panel, and as segments of one part. */
export default function TabsSpecimen() {
  return (
    <Specimen name={t`Tabs`}>
      <Tabs label={t`Sample tabs`} tabs={tabs()} />
      <Tabs label={t`Sample segments`} tabs={tabs()} look="segments" />
    </Specimen>
  );
}
