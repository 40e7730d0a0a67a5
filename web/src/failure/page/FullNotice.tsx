import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { FullPage } from "#/ui/FullPage.tsx";
import { Icon, type IconShape } from "#/ui/Icon.tsx";
import "../failure.css";

interface FullNoticeProps {
  readonly icon: IconShape;
  readonly title: string;
  /** What it means for the reader. */
  readonly children: ReactNode;
  /** The ways on. */
  readonly actions: ReactNode;
}

/** A page with one thing to say, without the frame (Document 2 §2: the full-page areas). */
export function FullNotice({ icon, title, children, actions }: FullNoticeProps) {
  const { t } = useLingui();
  return (
    <FullPage
      brand={{ name: t`Back office` }}
      title={
        <>
          <span className="failure-icon">
            <Icon of={icon} size={22} />
          </span>
          {title}
        </>
      }
      description={children}
    >
      <title>{title}</title>
      <div className="failure-actions">{actions}</div>
    </FullPage>
  );
}
