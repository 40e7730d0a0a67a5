import { useId } from "react";
import type { Ref, RefObject } from "react";
import { OctagonAlert } from "lucide-react";
import { focusField } from "./formProblems.ts";
import type { FormProblem } from "./formProblems.ts";
import { Icon } from "./Icon.tsx";
import "./FormSummary.css";

interface FormSummaryProps {
  ref: Ref<HTMLElement>;
  form: RefObject<HTMLFormElement | null>;
  title: string | undefined;
  formError: string | undefined;
  problems: readonly FormProblem[];
}

/** The box above a form that says everything that is wrong; each line goes to its field. */
export function FormSummary({ ref, form, title, formError, problems }: FormSummaryProps) {
  const heading = useId();
  return (
    <section ref={ref} className="ui-form-summary" aria-labelledby={heading} tabIndex={-1}>
      <Icon of={OctagonAlert} />
      <div>
        <p id={heading} className="ui-form-summary-title">
          {formError ?? title}
        </p>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.name ?? ""} ${problem.message}`}>
                <ProblemLine problem={problem} form={form} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function ProblemLine({
  problem: { name, message },
  form,
}: {
  problem: FormProblem;
  form: RefObject<HTMLFormElement | null>;
}) {
  if (name === undefined) return message;
  // A button, not a link: with hash routes "#id" would be another page.
  return (
    <button
      type="button"
      className="ui-form-summary-link"
      onClick={() => form.current && focusField(form.current, name)}
    >
      {message}
    </button>
  );
}
