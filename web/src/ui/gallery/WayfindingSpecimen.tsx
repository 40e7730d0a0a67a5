import { Avatar } from "../Avatar.tsx";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import { Logo } from "../Logo.tsx";
import { Tabs } from "../Tabs.tsx";
import { Specimen } from "./Specimen.tsx";

const tabs = [
  { id: "one", title: "Settings", content: <p>What the first tab holds.</p> },
  { id: "two", title: "Color", content: <p>What the second tab holds.</p> },
  { id: "three", title: "Image", content: <p>What the third tab holds.</p> },
];

export function WayfindingSpecimen() {
  return (
    <Specimen name="Breadcrumbs, tabs, logo, avatars">
      <Breadcrumbs
        label="Sample breadcrumb"
        home={{ label: "Home", href: "#/dashboard/default" }}
        crumbs={[
          { label: "Product" },
          { label: "View Product", href: "#/master/ViewProduct" },
          { label: "Neem wood comb" },
        ]}
      />
      <Tabs label="Sample tabs" tabs={tabs} />
      <Tabs label="Sample segments" tabs={tabs} look="segments" />
      <div className="gallery-line">
        <Logo name="Verdant" />
        <Logo name="Back office" size={36} />
      </div>
      <div className="gallery-line">
        <Avatar name="Asha Rao" />
        <Avatar name="Verdant Greens" shape="square" size={40} />
        <Avatar name="Zoë" size={24} />
      </div>
    </Specimen>
  );
}
