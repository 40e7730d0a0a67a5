import { useLingui } from "@lingui/react/macro";
import { LookSheet } from "#/customizer/LookSheet.tsx";
import { headerAttributes, sidebarAttributes } from "#/customizer/partAttributes.ts";
import { useLook } from "#/customizer/useLook.ts";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { isMenuCompact } from "./compactMenu.ts";
import "./Frame.css";
import "./Sidebar.css";

/** The shape of the frame until we know who is signed in. */
export function ContentLayoutSkeleton() {
  const { t } = useLingui();
  const look = useLook();
  const isRail = look.sidebarType === "compact-icon";
  return (
    <div
      className="shell-frame"
      data-sidebar-type={look.sidebarType}
      data-compact={(isMenuCompact() && !isRail) || undefined}
      data-rail={isRail ? "closed" : undefined}
    >
      <LookSheet look={look} />
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div className="shell-frame-sidebar">
        <div className="shell-sidebar" {...sidebarAttributes(look)} />
      </div>
      <div className="shell-top" {...headerAttributes(look)}>
        <div className="shell-header" />
      </div>
      <div className="shell-main">
        <Skeleton width="12rem" height={26} />
      </div>
    </div>
  );
}
