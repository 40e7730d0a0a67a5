/** One line of the error summary: what is wrong, and the field to go to when there is one. */
export interface FormProblem {
  /** What is wrong, with the name of the field where the message does not say it, and whose it is where two are alike. */
  message: string;
  /** Dotted name of the field in the form; absent when the form has no such field. */
  name?: string;
}

/** Messages by dotted field name ("input.variants.0.price"), as the gateway's issues give them. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[]>>;

/**
 * Reads the fields that now show a message, in the order in which the eye meets them. Hidden ones show none: nobody could do
 * anything about it.
 */
export function shownProblems(form: HTMLFormElement): FormProblem[] {
  const all = [...form.querySelectorAll<HTMLElement>("[data-field]:not([hidden] *)")];
  return all
    .filter((field) => field.matches("[data-invalid]"))
    .map((field) => {
      const name = field.dataset["field"] ?? "";
      const label = labelOf(field);
      const message = named(label, field.querySelector("[data-field-problem]")?.textContent ?? "");
      // Two may be called the same, of which the other one is filled in.
      const isAlone = all.every((other) => other.dataset["field"] === name || labelOf(other) !== label);
      return { name, message: isAlone ? message : named(sectionOf(field), message) };
    });
}

function labelOf(field: HTMLElement): string | null | undefined {
  return field.querySelector("[data-field-label]")?.textContent;
}

function named(name: string | null | undefined, message: string): string {
  return !name || message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`;
}

/** The heading of the part of the form that a field stands in. */
function sectionOf(field: HTMLElement): string | null | undefined {
  return field.closest("section")?.querySelector("h1, h2, h3, h4, legend")?.textContent;
}

/** Server issues whose path is the name of no field: they would otherwise be lost without a word. */
export function strayProblems(form: HTMLFormElement, errors: ValidationErrors): FormProblem[] {
  const names = new Set(
    [...form.querySelectorAll<HTMLElement>("[data-field]")].map((f) => f.dataset["field"]),
  );
  return Object.entries(errors)
    .filter(([path]) => !names.has(path))
    .flatMap(([, messages]) => [messages].flat().map((message) => ({ message })));
}

/** Puts the focus on a field's first control: its editor, its input, or the button of a select. */
export function focusField(form: HTMLFormElement, name: string): void {
  focusControl(form.querySelector(`[data-field="${CSS.escape(name)}"]`));
}

/** Puts the focus where the typing starts. */
export function focusFirstField(form: HTMLFormElement): void {
  focusControl(form.querySelector("[data-field]"));
}

/** Does what takes the pressed button away: the focus goes on in the first field of its form, as the work does. */
export function goOnInForm(button: Element, act: () => void): void {
  const form = button.closest("form");
  act();
  if (form) requestAnimationFrame(() => focusFirstField(form));
}

function focusControl(field: Element | null): void {
  // An editor's toolbar stands before its text.
  const control =
    field?.querySelector<HTMLElement>("[contenteditable=true]") ??
    field?.querySelector<HTMLElement>("input:not([type=hidden], [aria-hidden=true] *), textarea, button");
  control?.focus();
}
