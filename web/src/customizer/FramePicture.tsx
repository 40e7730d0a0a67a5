import type { MixSchemes } from "./mixSchemes.ts";
import type { Layout, SidebarSetting, SidebarType } from "./options.ts";
import "./FramePicture.css";

interface FramePictureProps {
  readonly layout?: Layout;
  readonly sidebarType?: SidebarType;
  readonly sidebarSetting?: SidebarSetting;
  /** Which part is light and which dark; as the page if left out. */
  readonly schemes?: MixSchemes;
}

/** The frame drawn small: sidebar with three entries, header, and a page with some lines. */
export function FramePicture({
  layout,
  sidebarType = "default",
  sidebarSetting = "default-sidebar",
  schemes,
}: FramePictureProps) {
  return (
    <span
      className="customizer-frame"
      dir={layout}
      data-type={sidebarType}
      data-setting={sidebarSetting}
      data-scheme={schemes?.page ?? undefined}
    >
      <span className="customizer-frame-sidebar" data-scheme={schemes?.sidebar ?? undefined}>
        <i />
        <i data-active />
        <i />
      </span>
      <span className="customizer-frame-header" data-scheme={schemes?.header ?? undefined} />
      <span className="customizer-frame-page">
        <b />
        <b />
      </span>
    </span>
  );
}
