import { useState } from "react";

/** The values of a form while somebody edits them; dirty when they differ from those it began with. */
export function useDraft<Values extends object>(
  initial: Values,
): [Values, (change: Partial<Values>) => void, boolean] {
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  return [values, (change) => setValues((current) => ({ ...current, ...change })), isDirty];
}
