import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { useRouteName } from "#/app/useRouteName.ts";

interface ReferencePageProps {
  /** The design system's part of the page. */
  readonly gallery: ReactNode;
  /** What uses more of the app than the design system may. */
  readonly children?: ReactNode;
}

/** A reference page: the design system's part, and under it the controls of the app. Another language draws it anew. */
export function ReferencePage({ gallery, children }: ReferencePageProps) {
  const { i18n } = useLingui();
  return (
    <div key={i18n.locale}>
      <title>{useRouteName()}</title>
      {gallery}
      {children && <div className="gallery">{children}</div>}
    </div>
  );
}
