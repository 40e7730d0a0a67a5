import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import { Form as AriaForm, FormContext } from "react-aria-components/Form";
import { FormAttemptContext, FormIssuesContext } from "./formAttempt.ts";
import { FormSummary } from "./FormSummary.tsx";
import { focusFirstField, shownProblems, strayProblems } from "./formProblems.ts";
import type { FormProblem, ValidationErrors } from "./formProblems.ts";
import { holdStill } from "./holdStill.ts";
import "./Form.css";

export interface FormProps {
  children: ReactNode;
  /** Called with the fields' values when every rule is met. A failed check never reaches it. */
  onSubmit: (values: FormData) => void;
  /** Title of the error summary ("Please check these fields"). */
  summaryTitle: string;
  /** The server's issues by dotted field name. A new object shows again what the user cleared by editing. */
  validationErrors?: ValidationErrors | undefined;
  /**
   * What the server said of the whole form; stands in red above the fields (Document 1 §8). Take it away when
   * the form is sent again, so that the same words are said again.
   */
  formError?: string | undefined;
  id?: string;
  /** Something is about to be typed into one of its fields, which may tell its value only when it is left. */
  onType?: (() => void) | undefined;
  /** How often the form was saved. After each save its messages wait for the next attempt again. */
  saves?: number;
  "aria-label"?: string;
  /** "dialog" scrolls its fields between a fixed title and a fixed row of actions, and starts on the first. */
  layout?: "page" | "dialog";
}

const none: ValidationErrors = {};

/**
 * A form whose messages appear after the first attempt and then follow each change. What is wrong stands
 * beside its field and in a summary, which takes the focus and links to the fields. Values are never cleared.
 */
export function Form({
  children,
  onSubmit,
  summaryTitle,
  validationErrors = none,
  formError,
  layout = "page",
  saves = 0,
  onType,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  // React Aria shows a server error again whenever it gets another object, so one response is one object.
  const [handled, setHandled] = useState<ValidationErrors>(none);
  const issues = validationErrors === handled ? none : validationErrors;
  const serverErrors = useMemo(() => toAria(issues), [issues]);
  const [wasAttempted, setWasAttempted] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [savesBefore, setSavesBefore] = useState(saves);
  if (saves !== savesBefore) {
    setSavesBefore(saves);
    setWasAttempted(false);
    setProblems([]);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form may stand inside another form's React tree; its submit is not the outer form's.
    event.stopPropagation();
    const element = event.currentTarget;
    // The rules switch on with this render; only then do the fields know whether they are met.
    // The last response's issues go: only the server can say whether they still hold.
    flushSync(() => {
      setWasAttempted(true);
      setHandled(validationErrors);
    });
    const found = shownProblems(element);
    flushSync(() => setProblems(found));
    if (found.length > 0) summary.current?.focus();
    else onSubmit(new FormData(element));
  }

  useEffect(() => {
    const element = form.current;
    if (!element || Object.keys(issues).length === 0) return;
    setProblems([...strayProblems(element, issues), ...shownProblems(element)]);
    // Once the summary is drawn.
    const frame = requestAnimationFrame(() => summary.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [issues]);

  useEffect(holdStill, []);

  useEffect(() => {
    // Before the dialog's own effect, which leaves the focus alone when it is already inside.
    if (layout === "dialog" && form.current) focusFirstField(form.current);
  }, [layout]);

  useEffect(() => {
    if (formError !== undefined) summary.current?.focus();
  }, [formError]);

  const handleType = useEffectEvent(() => onType?.());
  useEffect(() => {
    // By the page, not by React: there a dialog of this form, which stands elsewhere, would count as well. And before
    // the field changes: what is drawn now would take away what React has not heard of yet.
    const type = () => handleType();
    const element = form.current;
    element?.addEventListener("beforeinput", type);
    return () => element?.removeEventListener("beforeinput", type);
  }, []);

  useShownProblems(form, wasAttempted, issues, setProblems);

  return (
    <FormAttemptContext value={wasAttempted}>
      {/* A form in a dialog of another form would take over that form's name and handlers. */}
      <FormContext value={null}>
        <AriaForm
          {...props}
          ref={form}
          className="ui-form"
          data-layout={layout}
          validationBehavior="aria"
          validationErrors={serverErrors}
          onSubmit={handleSubmit}
        >
          {(problems.length > 0 || formError) && (
            <FormSummary
              ref={summary}
              form={form}
              title={problems.length > 0 ? summaryTitle : undefined}
              formError={formError}
              problems={problems}
            />
          )}
          <FormIssuesContext value={issues}>{children}</FormIssuesContext>
        </AriaForm>
      </FormContext>
    </FormAttemptContext>
  );
}

/** After the first attempt the summary shrinks and grows with what the fields show. */
function useShownProblems(
  form: RefObject<HTMLFormElement | null>,
  isWatching: boolean,
  issues: ValidationErrors,
  onChange: (update: (before: readonly FormProblem[]) => readonly FormProblem[]) => void,
) {
  useEffect(() => {
    const element = form.current;
    if (!element || !isWatching) return;
    const observer = new MutationObserver(() => {
      const now = [...strayProblems(element, issues), ...shownProblems(element)];
      onChange((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-invalid"],
    });
    return () => observer.disconnect();
  }, [form, isWatching, issues, onChange]);
}

function toAria(errors: ValidationErrors): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      typeof messages === "string" ? messages : [...messages],
    ]),
  );
}
