import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface StepFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly problem: string | null;
  /** What the fields are described by. */
  readonly problemId: string;
  readonly isBusy: boolean;
  readonly isOffline: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A step with what is brought: in its card, so that name and address stay in sight. */
export function StepForm(props: StepFormProps) {
  const { title, submitLabel, problem, problemId, isBusy, isOffline, onSubmit, onClose, children } = props;
  const { t } = useLingui();
  return (
    <form
      className="delivery-form"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <p className="delivery-problem" id={problemId} role="alert">
        {problem}
      </p>
      <div className="delivery-ways">
        <button type="submit" className="delivery-button" data-kind="primary" disabled={isOffline || isBusy}>
          {isBusy ? t`One moment…` : submitLabel}
        </button>
        <button type="button" className="delivery-button" onClick={onClose}>
          {t`Back`}
        </button>
      </div>
    </form>
  );
}
