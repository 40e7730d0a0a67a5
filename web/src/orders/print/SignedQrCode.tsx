import { QrCode } from "./QrCode.tsx";

interface SignedQrCodeProps {
  readonly text: string;
  readonly caption: string;
}

/** Bytes of the largest code that there is. */
const mostBytes = 2953;

/** What an e-invoice portal has signed of a document; nothing where no code holds it. */
export function SignedQrCode({ text, caption }: SignedQrCodeProps) {
  if (new TextEncoder().encode(text).length > mostBytes) return null;
  return (
    <figure className="paper-signed">
      <QrCode text={text} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
