import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** Edge in millimetres; left out, as large as its modules need. */
  readonly size?: number;
}

/** So many modules in a millimetre do scanners and phones read from office printers. */
const modulesInMillimetre = 2.5;

/**
 * A text for a scanner. What people need of it stands in words beside it too. One without a size is long: it has the least
 * correction, because modules that are fewer and larger are read more surely, and a wide margin.
 */
export function QrCode({ text, size }: QrCodeProps) {
  const { data, size: modules } = encode(
    text,
    size === undefined ? { ecc: "L", border: 4 } : { ecc: "M", border: 2 },
  );
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const edge = `${size ?? modules / modulesInMillimetre}mm`;
  return (
    <svg
      className="paper-qr"
      aria-hidden
      viewBox={`0 0 ${modules} ${modules}`}
      width={edge}
      height={edge}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
