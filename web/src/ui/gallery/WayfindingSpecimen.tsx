import { t } from "@lingui/core/macro";
import { Avatar } from "../Avatar.tsx";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import { Logo } from "../Logo.tsx";
import { Specimen } from "./Specimen.tsx";

export function WayfindingSpecimen() {
  return (
    <Specimen name={t`Breadcrumbs, logo, avatars`}>
      <Breadcrumbs
        label={t`Sample breadcrumb`}
        home={{ label: t`Home`, href: "/dashboard/default" }}
        crumbs={[
          { label: t`Product` },
          { label: t`View Product`, href: "/master/ViewProduct" },
          { label: "Neem wood comb" },
        ]}
      />
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
