import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import "./Tabs.css";

export interface TabsProps<Id extends string> {
  /** What the tabs are parts of, for screen readers ("Theme customizer"). */
  label: string;
  tabs: readonly { id: Id; title: string; content: ReactNode }[];
  /** The tab that shows at first; the first one if left out. */
  initialId?: Id;
  /** "line" for the parts of a panel, "segments" for a choice inside a part. */
  look?: "line" | "segments";
}

/** A few views of which one shows. Arrows walk the tabs and show each at once. */
export function Tabs<Id extends string>({ label, tabs, initialId, look = "line" }: TabsProps<Id>) {
  return (
    <AriaTabs
      className="ui-tabs"
      data-look={look}
      {...(initialId !== undefined && { defaultSelectedKey: initialId })}
    >
      <TabList aria-label={label} className="ui-tab-list">
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className="ui-tab">
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="ui-tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
