import "./SkipLink.css";

/**
 * The first stop of the Tab key: straight to the page. It moves the focus itself, because with hash routes a
 * link to "#content" would be another page.
 */
export function SkipLink({ children, targetId }: { children: string; targetId: string }) {
  return (
    <a
      className="ui-skip"
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
