import "react";

declare module "react" {
  interface CSSProperties {
    /** Sizes that only a caller knows reach the sheet as custom properties. */
    [name: `--${string}`]: string | number | undefined;
  }
}
