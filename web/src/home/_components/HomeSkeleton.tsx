import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../home.css";

/** The shape of the home page until its numbers are here. */
export function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <div className="shell-column home" aria-busy>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton width="12rem" height={32} />
      <div className="home-columns">
        <div className="home-main">
          <Skeleton shape="box" height={240} />
          <Skeleton shape="box" height={356} />
        </div>
        <div className="home-side">
          <Skeleton shape="box" height={304} />
          <Skeleton shape="box" height={280} />
        </div>
      </div>
    </div>
  );
}
