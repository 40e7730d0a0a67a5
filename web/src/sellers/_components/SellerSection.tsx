import { type ReactNode, useId } from "react";
import "./seller.css";

interface SellerSectionProps {
  readonly title: string;
  /** One line on what it is for. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A part of the form of a location. */
export function SellerSection({ title, description, children }: SellerSectionProps) {
  const heading = useId();
  return (
    <section className="seller-section" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <p>{description}</p>
      </header>
      {children}
    </section>
  );
}
