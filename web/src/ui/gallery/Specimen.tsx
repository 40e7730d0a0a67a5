import type { ReactNode } from "react";
import { Card } from "../Card.tsx";
import "./gallery.css";

/** One component in its states, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card title={name} level={2}>
      <div className="gallery-states">{children}</div>
    </Card>
  );
}
