import { Check } from "lucide-react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import "./Steps.css";

export interface Step {
  /** Counted from 1; it stands in the mark until the step is done. */
  number: number;
  name: string;
  isDone: boolean;
  /** Where it is opened; left out for a step that cannot be opened yet. */
  href?: string | undefined;
  /** Opens it where it has no address of its own. */
  open?: (() => void) | undefined;
}

export interface StepsProps {
  /** Name of the landmark ("Steps"). */
  label: string;
  steps: readonly Step[];
  /** The number of the step that is open. */
  current: number;
  /** What screen readers hear of a step beside its name. */
  stateNames: { current: string; done: string; ahead: string };
}

/** The progress indicator of a task in steps: which are done, which one is open, and a link to each that may be opened. */
export function Steps({ label, steps, current, stateNames }: StepsProps) {
  return (
    <nav className="ui-steps" aria-label={label}>
      <ol>
        {steps.map(({ number, name, isDone, href, open }) => {
          const isCurrent = number === current;
          const state = isCurrent ? stateNames.current : isDone ? stateNames.done : stateNames.ahead;
          const content = (
            <>
              <span className="ui-step-mark" aria-hidden>
                {isDone && !isCurrent ? <Icon of={Check} size={14} /> : number}
              </span>
              <span className="ui-step-name">{name}</span>
              <VisuallyHidden>{` (${state})`}</VisuallyHidden>
            </>
          );
          return (
            <li
              key={number}
              className="ui-step"
              data-current={isCurrent || undefined}
              data-done={isDone || undefined}
              aria-current={isCurrent ? "step" : undefined}
            >
              {!isCurrent && href !== undefined ? (
                <Link href={href}>{content}</Link>
              ) : !isCurrent && open ? (
                <button type="button" onClick={open}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
