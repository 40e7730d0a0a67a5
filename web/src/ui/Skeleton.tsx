import "./Skeleton.css";

export interface SkeletonProps {
  /** CSS length or pixels. */
  width?: string | number;
  height?: string | number;
  shape?: "bar" | "box" | "circle";
}

/** A placeholder in the shape of what is coming. The section around it says "loading" once, in words. */
export function Skeleton({ width = "100%", height = 14, shape = "bar" }: SkeletonProps) {
  return (
    <span
      className="ui-skeleton"
      data-shape={shape}
      aria-hidden
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
