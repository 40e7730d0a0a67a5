import "./Truncate.css";

/**
 * A text of the user's own in a narrow place. It keeps its reading direction, so that on an Arabic page an English name
 * that does not fit loses its end, not its beginning.
 */
export function Truncate({ children }: { children: string }) {
  return (
    <span className="ui-truncate">
      <span dir="auto">{children}</span>
    </span>
  );
}
