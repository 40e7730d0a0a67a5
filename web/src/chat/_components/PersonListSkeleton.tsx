import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./people.css";

const widths = ["55%", "70%", "45%", "62%", "50%"];

/** The shape of the list of people. */
export function PersonListSkeleton() {
  const { t } = useLingui();
  return (
    <div className="chat-people">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div className="chat-people-search">
        <Skeleton height={32} shape="box" />
      </div>
      <div className="chat-people-scroll">
        {widths.map((width) => (
          <div key={width} className="chat-person">
            <Skeleton width={36} height={36} shape="circle" />
            <span className="chat-person-text chat-person-skeleton">
              <Skeleton width={width} height={13} />
              <Skeleton width="35%" height={11} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
