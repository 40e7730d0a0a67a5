import { useLingui } from "@lingui/react/macro";
import { encode } from "uqr";
import "./twoStep.css";

/** The address of a secret for the camera of a phone. Dark on light in every theme: not every app reads the opposite. */
export function AppQrCode({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="two-step-qr"
      role="img"
      aria-label={t`QR code for the authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
