import "./Keys.css";

/** Keys to press, one after the other or together: a picture beside words, hidden from screen readers. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="ui-keys" aria-hidden dir="ltr">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
