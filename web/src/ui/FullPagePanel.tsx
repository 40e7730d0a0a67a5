import "./FullPagePanel.css";

/** The branded panel of the full layout: the accent's two colours, and goods growing up from a shelf. */
export function FullPagePanel({ headline, text }: { headline: string; text: string }) {
  return (
    <aside className="ui-full-page-panel" aria-label={headline}>
      <Drawing />
      <div className="ui-full-page-panel-words">
        <p className="ui-full-page-panel-headline">{headline}</p>
        <p className="ui-full-page-panel-text">{text}</p>
      </div>
    </aside>
  );
}

// Leaves of one branch: where they sit on it, how they lean, how long they are.
const leaves = [
  { x: 300, y: 560, lean: -62, length: 150 },
  { x: 306, y: 500, lean: 58, length: 172 },
  { x: 297, y: 418, lean: -54, length: 190 },
  { x: 304, y: 352, lean: 50, length: 176 },
  { x: 299, y: 276, lean: -44, length: 156 },
  { x: 303, y: 216, lean: 38, length: 132 },
  { x: 300, y: 160, lean: -4, length: 128 },
];

function Drawing() {
  return (
    <svg
      className="ui-full-page-panel-drawing"
      viewBox="0 0 600 720"
      fill="none"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      {[80, 150, 230, 320, 420, 530].map((radius) => (
        <circle key={radius} cx="300" cy="380" r={radius} className="ui-full-page-panel-ring" />
      ))}
      <path d="M300 720C292 600 310 470 300 150" className="ui-full-page-panel-stem" />
      {leaves.map(({ x, y, lean, length }) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${lean})`}>
          <path d={leaf(length)} className="ui-full-page-panel-leaf" />
          <path d={`M0 0V${-length * 0.82}`} className="ui-full-page-panel-vein" />
        </g>
      ))}
    </svg>
  );
}

/** The outline of a leaf that stands on its stalk at 0,0 and points up. */
function leaf(length: number): string {
  const half = length * 0.3;
  return `M0 0C${half} ${-length * 0.28} ${half} ${-length * 0.72} 0 ${-length}C${-half} ${-length * 0.72} ${-half} ${-length * 0.28} 0 0Z`;
}
