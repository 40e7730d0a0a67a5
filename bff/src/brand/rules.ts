import { requiredText } from "../account/textField.ts";

/** A name as it is kept: trimmed, 1 to 120 characters (Document 2 §5; length by decision D-35). */
export const nameRule = requiredText("Brand Name is required", 120);
