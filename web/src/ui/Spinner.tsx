import "./Spinner.css";

export interface SpinnerProps {
  /** Edge in CSS pixels. */
  size?: number;
}

/** A turning arc, for the inside of a busy control. Pages and sections show skeletons instead. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return (
    <svg className="ui-spinner" width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden>
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
