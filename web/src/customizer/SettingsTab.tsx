import { useLingui } from "@lingui/react/macro";
import { Button } from "#/ui/Button.tsx";
import { chooseLook } from "./chosenLook.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { FramePicture } from "./FramePicture.tsx";
import type { Look } from "./look.ts";
import type { Defaults } from "./configuration.ts";
import { SidebarBackgrounds } from "./SidebarBackgrounds.tsx";

/** Layout and sidebar (Document 2 §2, customizer panel). */
export function SettingsTab({ look, defaults }: { look: Look; defaults: Defaults }) {
  const { t } = useLingui();
  return (
    <div className="customizer-tab">
      <ChoiceGroup
        label={t`Layout`}
        columns={3}
        value={look.layout ?? defaults.layout}
        onChange={(layout) => chooseLook({ layout })}
        tool={
          look.layout !== null && (
            <Button variant="quiet" size="small" onPress={() => chooseLook({ layout: null })}>
              {t`As the language`}
            </Button>
          )
        }
        choices={[
          { value: "ltr", name: t`Left to right`, picture: <FramePicture layout="ltr" /> },
          { value: "rtl", name: t`Right to left`, picture: <FramePicture layout="rtl" /> },
        ]}
      />
      <ChoiceGroup
        label={t`Sidebar type`}
        columns={3}
        value={look.sidebarType}
        onChange={(sidebarType) => chooseLook({ sidebarType })}
        choices={[
          { value: "default", name: t`Default`, picture: <FramePicture /> },
          { value: "compact", name: t`Compact`, picture: <FramePicture sidebarType="compact" /> },
          {
            value: "compact-icon",
            name: t`Compact icon`,
            picture: <FramePicture sidebarType="compact-icon" />,
          },
        ]}
      />
      <ChoiceGroup
        label={t`Sidebar settings`}
        columns={3}
        value={look.sidebarSetting}
        onChange={(sidebarSetting) => chooseLook({ sidebarSetting })}
        choices={[
          { value: "default-sidebar", name: t`Default`, picture: <FramePicture /> },
          {
            value: "border-sidebar",
            name: t`Border`,
            picture: <FramePicture sidebarSetting="border-sidebar" />,
          },
          {
            value: "iconcolor-sidebar",
            name: t`Icon colour`,
            picture: <FramePicture sidebarSetting="iconcolor-sidebar" />,
          },
        ]}
      />
      <SidebarBackgrounds look={look} systemScheme={defaults.scheme} />
    </div>
  );
}
