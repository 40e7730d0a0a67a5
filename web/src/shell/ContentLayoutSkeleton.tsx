import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./Frame.css";
import "./Sidebar.css";

/** The shape of the frame until we know who is signed in. */
export function ContentLayoutSkeleton() {
  const { t } = useLingui();
  return (
    <div className="shell-frame">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div className="shell-frame-sidebar">
        <div className="shell-sidebar" />
      </div>
      <div className="shell-top">
        <div className="shell-header" />
      </div>
      <div className="shell-main">
        <Skeleton width="12rem" height={26} />
      </div>
    </div>
  );
}
