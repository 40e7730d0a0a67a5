import { useLingui } from "@lingui/react/macro";
import { ImageIcon } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";

interface BannerPreviewProps {
  /** The picture; null while there is none. */
  readonly imageUrl: string | null;
  readonly slogan: string;
  readonly buttonText: string;
}

/** The banner as a shopper meets it, on a desktop and on a phone, while it is being written. */
export function BannerPreview({ imageUrl, slogan, buttonText }: BannerPreviewProps) {
  const { t } = useLingui();
  const screens = [
    { id: "desktop", caption: t`On a desktop` },
    { id: "phone", caption: t`On a phone` },
  ];
  return (
    <section className="banner-preview" aria-label={t`Preview`}>
      {screens.map(({ id, caption }) => (
        <figure key={id} className="banner-preview-screen" data-screen={id}>
          {/* The fields beside it say the same. */}
          <div className="banner-preview-picture" aria-hidden>
            {imageUrl === null ? (
              <span className="banner-preview-empty">
                <Icon of={ImageIcon} size={24} />
              </span>
            ) : (
              <img className="banner-preview-image" src={imageUrl} alt="" />
            )}
            <div className="banner-preview-text" data-bare={imageUrl === null || undefined}>
              <p className="banner-preview-slogan" dir="auto">
                {slogan.trim() || t`Your slogan`}
              </p>
              <span className="banner-preview-button" dir="auto">
                {buttonText.trim() || t`Button`}
              </span>
            </div>
          </div>
          <figcaption className="banner-preview-caption">{caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
