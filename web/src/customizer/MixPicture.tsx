import { FramePicture } from "./FramePicture.tsx";
import { mixSchemes } from "./mixSchemes.ts";
import type { MixLayout } from "./options.ts";

/** A mix layout drawn small; the one that follows the system is half light and half dark. */
export function MixPicture({ mix }: { mix: MixLayout }) {
  if (mix !== "default") return <FramePicture schemes={mixSchemes[mix]} />;
  return (
    <span className="customizer-split">
      <FramePicture schemes={mixSchemes["light-only"]} />
      <FramePicture schemes={mixSchemes["dark-only"]} />
    </span>
  );
}
