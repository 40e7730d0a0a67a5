import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetUpFrame_viewer$key } from "#/__generated__/SetUpFrame_viewer.graphql";
import type { SignupTab } from "../signupAddress.ts";
import { SetUpArea } from "./SetUpArea.tsx";
import { SignupFrame } from "./SignupFrame.tsx";

interface SetUpFrameProps {
  readonly tab: SignupTab;
  readonly viewerKey: SetUpFrame_viewer$key | null | undefined;
  /** The list of the tab. */
  readonly children: ReactNode;
}

/** auth/SignupProcess?val=4&tab=: a page of step 4, whichever list it shows. */
export function SetUpFrame({ tab, viewerKey, children }: SetUpFrameProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment SetUpFrame_viewer on Viewer {
        ...SignupFrame_viewer
        ...SetUpArea_viewer
      }
    `,
    viewerKey,
  );
  return (
    <SignupFrame
      step={4}
      title={t`Categories and storefront set-up`}
      lead={t`Fill your storefront. One level 1 category is enough to finish; everything else can wait.`}
      viewerKey={viewer}
    >
      {viewer && (
        <SetUpArea tab={tab} viewerKey={viewer}>
          {children}
        </SetUpArea>
      )}
    </SignupFrame>
  );
}
