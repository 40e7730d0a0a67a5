import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** Edge in millimetres. */
  readonly size: number;
}

/** A text for a scanner. It stands in words beside it too. */
export function QrCode({ text, size }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: "M", border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="paper-qr"
      aria-hidden
      viewBox={`0 0 ${modules} ${modules}`}
      width={`${size}mm`}
      height={`${size}mm`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
