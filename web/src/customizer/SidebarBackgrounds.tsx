import { useLingui } from "@lingui/react/macro";
import { Tabs } from "#/ui/Tabs.tsx";
import { chooseLook } from "./chosenLook.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { shownBackground } from "./configuration.ts";
import type { Look } from "./look.ts";
import { type Scheme, sidebarColours, sidebarImages, sidebarPatterns } from "./options.ts";
import type { SidebarBackground } from "./options.ts";
import { backgroundScheme } from "./partAttributes.ts";
import { useBackgroundNames } from "./useBackgroundNames.ts";

/** What the sidebar stands on: a colour, a pattern or a picture. */
export function SidebarBackgrounds({ look, systemScheme }: { look: Look; systemScheme: Scheme }) {
  const { t } = useLingui();
  const names = useBackgroundNames();
  const shown = shownBackground(look, systemScheme);
  const modes = [
    { id: "color", title: t`Colour`, backgrounds: sidebarColours },
    { id: "pattern", title: t`Pattern`, backgrounds: sidebarPatterns },
    { id: "image", title: t`Image`, backgrounds: sidebarImages },
  ] as const;
  const modeOf = (background: SidebarBackground) =>
    modes.find(({ backgrounds }) => backgrounds.some((one) => one === background));
  return (
    <div className="customizer-group">
      <h3 className="customizer-label">{t`Sidebar background`}</h3>
      <Tabs
        label={t`Sidebar background`}
        look="segments"
        initialId={modeOf(shown)?.id ?? "color"}
        tabs={modes.map(({ id, title, backgrounds }) => ({
          id,
          title,
          content: (
            <ChoiceGroup<SidebarBackground>
              label={title}
              isLabelHidden
              columns={4}
              value={modeOf(shown)?.id === id ? shown : null}
              onChange={(sidebarBackground) => chooseLook({ sidebarBackground })}
              choices={backgrounds.map((background) => ({
                value: background,
                name: names[background],
                picture: (
                  <span
                    className="customizer-ground"
                    data-background={background}
                    data-scheme={backgroundScheme(background)}
                  />
                ),
              }))}
            />
          ),
        }))}
      />
    </div>
  );
}
