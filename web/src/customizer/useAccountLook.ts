import { useEffectEvent, useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  useAccountLook_viewer$data,
  useAccountLook_viewer$key,
} from "#/__generated__/useAccountLook_viewer.graphql";
import type { useAccountLookMutation } from "#/__generated__/useAccountLookMutation.graphql";
import { storedViewer } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { defaultLook, type Look } from "./look.ts";
import { shareLook } from "./shareLook.ts";
import { lookFrom } from "./storedLook.ts";

/**
 * The look follows the person to every browser. This browser's own copy draws the first picture; where the service keeps
 * no preferences it is all there is, and nobody is told.
 */
export function useAccountLook(viewerKey: useAccountLook_viewer$key): void {
  const { email, look } = useFragment(
    graphql`
      fragment useAccountLook_viewer on Viewer {
        email
        look {
          layout
          sidebarType
          sidebarSetting
          sidebarBackground
          palette
          mix
        }
      }
    `,
    viewerKey,
  );
  const [save] = useChange<useAccountLookMutation>(
    graphql`
      mutation useAccountLookMutation($input: SaveLookInput!) {
        saveLook(input: $input) {
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      // Kept or not, it is what this page shows, also when the frame is drawn anew.
      updater(store, input) {
        const record = storedViewer(store)?.getOrCreateLinkedRecord("look", "Look");
        for (const [part, value] of Object.entries(input)) record?.setValue(value, part);
      },
    },
  );
  const share = useEffectEvent((person: string) =>
    shareLook({
      person,
      look: look ? readAccount(look) : null,
      save: async (wanted) => {
        const error = await save(unlessDefault(wanted));
        return error === null || (error !== undefined && !error.isUnanswered);
      },
    }),
  );
  useLayoutEffect(() => share(email), [email]);
}

function readAccount({
  layout,
  sidebarType,
  sidebarSetting,
  sidebarBackground,
  palette,
  mix,
}: NonNullable<useAccountLook_viewer$data["look"]>): Look {
  return lookFrom({ layout, sidebarType, sidebarSetting, sidebarBackground, palette, mix });
}

/** What is as it comes is not a choice, so that it can come otherwise one day. */
function unlessDefault(look: Look) {
  const choice = (part: keyof Look) => (look[part] === defaultLook[part] ? null : look[part]);
  return {
    layout: choice("layout"),
    sidebarType: choice("sidebarType"),
    sidebarSetting: choice("sidebarSetting"),
    sidebarBackground: choice("sidebarBackground"),
    palette: choice("palette"),
    mix: choice("mix"),
  };
}
