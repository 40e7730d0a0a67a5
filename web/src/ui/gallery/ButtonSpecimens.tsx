import { Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../Button.tsx";
import type { ButtonVariant } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { Link } from "../Link.tsx";
import { LinkButton } from "../LinkButton.tsx";
import { Specimen } from "./Specimen.tsx";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export function ButtonSpecimens() {
  const [isPending, setIsPending] = useState(true);
  return (
    <Specimen name="Buttons and links">
      {variants.map((variant) => (
        <div key={variant} className="gallery-line">
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={variant === "danger" ? Trash2 : Plus}>
            {variant === "danger" ? "Delete" : "Add product"}
          </Button>
          <Button variant={variant} isPending={isPending} pendingLabel="Saving">
            Save changes
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="gallery-line">
        <Button size="small" onPress={() => setIsPending((busy) => !busy)}>
          Busy on and off
        </Button>
        <Button size="small" variant="primary" icon={Plus}>
          Small
        </Button>
        <IconButton icon={Ellipsis} label="More actions" />
        <IconButton icon={Plus} label="Add" variant="secondary" size="small" />
        <LinkButton href="/form" size="small">
          A link like a button
        </LinkButton>
      </div>
      <p>
        Text with <Link href="/form">a link</Link> inside, and <Link href="/table">another one</Link>.
      </p>
    </Specimen>
  );
}
