import { encode } from "uqr";
import "./QrCode.css";

interface QrCodeProps {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** A text for the camera of a phone. Dark on light in every theme: not every app reads the opposite. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="ui-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
