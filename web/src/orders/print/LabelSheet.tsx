import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Sizes of its writing, the largest first; `label.css` has them. */
const sizes = ["few", "many", "most"] as const;

/** Writes as large as all of it stays on the label. */
function fit(label: HTMLElement): void {
  for (const size of sizes) {
    label.dataset["letters"] = size;
    if (label.scrollHeight <= label.clientHeight) return;
  }
}

/** One label. A long address is written smaller, so that no line of it is cut off. */
export function LabelSheet({ children }: { readonly children: ReactNode }) {
  const label = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = label;
    if (current === null) return undefined;
    let isHere = true;
    fit(current);
    // Another font is wider.
    void document.fonts.ready.then(() => {
      if (isHere) fit(current);
    });
    return () => {
      isHere = false;
    };
  });
  return (
    <article ref={label} className="paper" data-size="label" lang="en" dir="ltr">
      {children}
    </article>
  );
}
