import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Steps } from "#/ui/Steps.tsx";
import "./import.css";

/** Where somebody is with a file, by its number. */
export const importSteps = { file: 1, columns: 2, check: 3, result: 4 } as const;

interface ImportFrameProps {
  /** "Import of brands" */
  readonly title: string;
  readonly badge?: ReactNode;
  readonly current: number;
  /** Addresses of steps that can be gone back to. */
  readonly hrefs?: Readonly<Record<number, string>>;
  readonly children: ReactNode;
}

/** The head of an import: what it is, and how far. */
export function ImportFrame({ title, badge, current, hrefs, children }: ImportFrameProps) {
  const { t } = useLingui();
  const names = [t`File`, t`Columns`, t`Check`, t`Result`];
  return (
    <div className="import">
      <title>{title}</title>
      <PageHeader title={title} badge={badge} />
      <Steps
        label={t`Steps`}
        current={current}
        steps={names.map((name, index) => ({
          number: index + 1,
          name,
          isDone: index + 1 < current,
          href: hrefs?.[index + 1],
        }))}
        stateNames={{ current: t`current step`, done: t`done`, ahead: t`ahead` }}
      />
      {children}
    </div>
  );
}
