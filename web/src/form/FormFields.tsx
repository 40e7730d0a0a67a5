import type { ReactNode } from "react";
import { LostFilesContext } from "#/upload/LostFilesContext.ts";
import "./form.css";

interface FormFieldsProps {
  /** Two versions are compared in their place. */
  readonly isHidden: boolean;
  /** See `DraftForm.lost`. */
  readonly lost: readonly string[];
  readonly children: ReactNode;
}

/** The fields of a form. Out of sight they stay what they are: an image field holds the file that was chosen. */
export function FormFields({ isHidden, lost, children }: FormFieldsProps) {
  return (
    <div className="form-fields" hidden={isHidden}>
      <LostFilesContext value={lost}>{children}</LostFilesContext>
    </div>
  );
}
