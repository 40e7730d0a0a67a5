import type { Shape } from "../catalogue/demoProduct.ts";
import { bag, leafPlate, roll, shirt } from "./fabric.ts";
import { bar, box, brush, cutlery, notebook, pouch } from "./goods.ts";
import { type Ink, groundFor, inkFor, seedOf } from "./ink.ts";
import { bulb, lantern, plant } from "./light.ts";
import { bottle, bowl, dropper, jar, pan, pot } from "./vessels.ts";

const shapes: Readonly<Record<Shape, (ink: Ink) => string>> = {
  bag,
  bar,
  bottle,
  bowl,
  box,
  brush,
  bulb,
  cutlery,
  dropper,
  jar,
  lantern,
  leafPlate,
  notebook,
  pan,
  plant,
  pot,
  pouch,
  roll,
  shirt,
};

const gradients = (ink: Ink, ground: ReturnType<typeof groundFor>): string => `
  <defs>
    <linearGradient id="ground" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${ground.top}"/><stop offset="1" stop-color="${ground.bottom}"/></linearGradient>
    <linearGradient id="body" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="${ink.light}"/><stop offset=".45" stop-color="${ink.base}"/><stop offset="1" stop-color="${ink.dark}"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff3c4" stop-opacity=".95"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#2a2430" stop-opacity=".34"/><stop offset="1" stop-color="#2a2430" stop-opacity="0"/></radialGradient>
  </defs>`;

/** A faint sprig of leaves that reaches in from a corner. */
export function sprig(x: number, y: number, turn: number, size: number, colour: string): string {
  const leaves = [0, 1, 2, 3, 4]
    .map((index) => {
      const along = 26 + index * 30;
      const side = index % 2 === 0 ? 1 : -1;
      return `<path d="M0 -${along}c${side * 12} -26 ${side * 40} -28 ${side * 52} -22 -${side * 4} 20 -${side * 26} 32 -${side * 52} 22z"/>`;
    })
    .join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${colour}" opacity=".28">
    <path d="M-2 0c0-60 0-120 2-182 2 62 2 122 2 182z"/>${leaves}</g>`;
}

/** The picture of a product, 480 × 480, drawn from its shape and its colour in words. */
export function productIllustration(name: string, shape: Shape, colour: string): string {
  const seed = seedOf(name);
  const ink = inkFor(colour, seed);
  const ground = groundFor(colour, seed);
  const left = (seed & 1) === 0;
  const disc = 118 + (seed % 5) * 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${gradients(ink, ground)}
    <rect width="480" height="480" fill="url(#ground)"/>
    <circle cx="${left ? 286 : 194}" cy="196" r="${disc}" fill="${ground.disc}" opacity=".75"/>
    ${sprig(left ? 36 : 444, 470, left ? 22 : -22, 1.25, ink.dark)}
    ${sprig(left ? 466 : 14, 150, left ? -38 : 38, 0.8, ink.accent)}
    <path d="M0 392c120-22 360-22 480 0v88H0z" fill="#fff" opacity=".34"/>
    <ellipse cx="240" cy="386" rx="168" ry="26" fill="url(#shadow)"/>
    ${shapes[shape](ink)}
  </svg>`;
}

/** A banner, 1200 × 400: three shapes at the right, room for words at the left. */
export function bannerIllustration(seedText: string, pieces: readonly (readonly [Shape, string])[]): string {
  const seed = seedOf(seedText);
  const ground = groundFor(pieces[0]?.[1] ?? "", seed);
  const drawn = pieces.map(([shape, colour], index) => {
    const ink = inkFor(colour, seedOf(seedText + String(index)));
    // Each piece has its own gradient, so the ids are made unique.
    const own = `${gradients(ink, ground)}<ellipse cx="240" cy="386" rx="150" ry="24" fill="url(#shadow)"/>${shapes[shape](ink)}`;
    const unique = own.replaceAll(/(id="|url\(#)(\w+)/g, `$1$2${index}`);
    return `<g transform="translate(${500 + index * 215} ${index === 1 ? 10 : 46}) scale(${index === 1 ? 0.86 : 0.76})">${unique}</g>`;
  });
  const ink = inkFor(pieces[0]?.[1] ?? "", seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400" viewBox="0 0 1200 400">${gradients(ink, ground)}
    <rect width="1200" height="400" fill="url(#ground)"/>
    <circle cx="860" cy="170" r="220" fill="${ground.disc}" opacity=".7"/>
    ${sprig(40, 420, 24, 1.5, ink.dark)}${sprig(1180, 130, -40, 1, ink.accent)}
    <path d="M0 352c300-22 900-22 1200 0v48H0z" fill="#fff" opacity=".34"/>${drawn.join("")}
  </svg>`;
}

/** A logo, 320 × 320: a sprig in a rounded square. */
export function logoIllustration(colour: string, leaf: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
    <rect width="320" height="320" rx="72" fill="${colour}"/>
    <g transform="translate(160 268) scale(1.12)" fill="${leaf}">
      <path d="M-4 0c0-70 0-130 4-196 4 66 4 126 4 196z"/>
      <path d="M0-40c18-50 66-56 88-46-8 40-48 62-88 46zM0-80c-18-50-66-56-88-46 8 40 48 62 88 46zM0-126c14-42 52-48 70-40-6 32-38 52-70 40z"/>
    </g></svg>`;
}
