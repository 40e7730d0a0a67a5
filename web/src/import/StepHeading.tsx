import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import "./import.css";

interface StepHeadingProps {
  readonly children: ReactNode;
  /** One line of what is to be done here. */
  readonly lead?: ReactNode;
}

/** What a step is called. It gets the focus when the step begins, unless the page itself has just been loaded. */
export function StepHeading({ children, lead }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = useRef(key === "default" && document.activeElement === document.body);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, []);
  return (
    <div className="import-head">
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
