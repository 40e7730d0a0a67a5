/** One line of the error summary: what is wrong, and the field to go to when there is one. */
export interface FormProblem {
  /** The field's label, or the dotted path of a server issue that no field of the form has. */
  field: string;
  message: string;
  /** Dotted name of the field in the form; absent when the form has no such field. */
  name?: string;
}

/** Messages by dotted field name ("input.variants.0.price"), as the gateway's issues give them. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[]>>;

/** Reads the fields that now show a message, in the order in which the eye meets them. */
export function shownProblems(form: HTMLFormElement): FormProblem[] {
  return [...form.querySelectorAll<HTMLElement>("[data-field][data-invalid]")].map((field) => ({
    field: field.querySelector("[data-field-label]")?.textContent ?? "",
    message: field.querySelector("[data-field-problem]")?.textContent ?? "",
    name: field.dataset["field"] ?? "",
  }));
}

/** Server issues whose path is the name of no field: they would otherwise be lost without a word. */
export function strayProblems(form: HTMLFormElement, errors: ValidationErrors): FormProblem[] {
  const names = new Set(
    [...form.querySelectorAll<HTMLElement>("[data-field]")].map((f) => f.dataset["field"]),
  );
  return Object.entries(errors)
    .filter(([path]) => !names.has(path))
    .flatMap(([path, messages]) => [messages].flat().map((message) => ({ field: path, message })));
}

/** Puts the focus on a field's first control: its editor, its input, or the button of a select. */
export function focusField(form: HTMLFormElement, name: string): void {
  focusControl(form.querySelector(`[data-field="${CSS.escape(name)}"]`));
}

/** Puts the focus where the typing starts. */
export function focusFirstField(form: HTMLFormElement): void {
  focusControl(form.querySelector("[data-field]"));
}

function focusControl(field: Element | null): void {
  // An editor's toolbar stands before its text.
  const control =
    field?.querySelector<HTMLElement>("[contenteditable=true]") ??
    field?.querySelector<HTMLElement>("input:not([type=hidden], [aria-hidden=true] *), textarea, button");
  control?.focus();
}
