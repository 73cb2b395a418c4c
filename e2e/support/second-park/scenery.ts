/** What the second park's photographs show, drawn on 816 by 612. */

const sky = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

function towers(places: readonly (readonly [x: number, foot: number, height: number])[]): string {
  return places
    .map(
      ([x, foot, height]) =>
        `<path d="M${x - height / 14} ${foot}L${x} ${foot - height}L${x + height / 14} ${foot}" fill="none" stroke="#2b1714" stroke-width="${height / 40}"/>` +
        `<path d="M${x - height / 6} ${foot - height}h${height / 3}" stroke="#2b1714" stroke-width="${height / 24}"/>`,
    )
    .join('');
}

/** Flashes of light on water, denser and longer the nearer. */
function ripples(from: number, to: number, colour: string): string {
  return Array.from({ length: 120 }, (_, index) => {
    const depth = (index / 120) ** 1.6;
    const y = from + depth * (to - from);
    const x = (index * 337) % 816;
    return `<rect x="${x}" y="${y}" width="${14 + depth * 90}" height="${1 + depth * 3}" rx="1" fill="${colour}" opacity="${0.15 + depth * 0.3}"/>`;
  }).join('');
}

const rooftops = Array.from({ length: 34 }, (_, index) => {
  const height = 24 + ((index * index * 7) % 58);
  return `<rect x="${index * 24}" y="${330 - height}" width="25" height="${height}" fill="#5b2a33"/>`;
}).join('');

export const pit =
  `<defs>${sky('a', '#4b2a52', '#ffb45e')}${sky('b', '#d8773f', '#3a1c2c')}</defs>` +
  '<rect width="816" height="330" fill="url(#a)"/><circle cx="600" cy="300" r="58" fill="#ffe0a0"/>' +
  `${rooftops}<path d="M0 330C120 300 220 318 330 322S640 300 816 318V345H0z" fill="#8d5136"/>` +
  `<rect y="340" width="816" height="272" fill="url(#b)"/>${ripples(346, 612, '#ffd9a1')}` +
  `${towers([
    [70, 372, 190],
    [250, 346, 90],
    [470, 342, 70],
    [690, 352, 120],
    [790, 400, 260],
  ])}<path d="M70 182 250 256 470 272 690 232 790 140" fill="none" stroke="#2b1714" stroke-width="2"/>` +
  '<path d="M560 476C500 470 430 500 330 560L560 500z" fill="#fff1dc" opacity=".85"/>' +
  '<path d="M548 480l44-8 6 6-46 10z" fill="#ffd24a"/><path d="M566 476l6-34 14-22 10 4-8 22-4 30z" fill="#231315"/>' +
  '<circle cx="594" cy="412" r="9" fill="#231315"/><path d="M586 428l44-26" stroke="#231315" stroke-width="5"/>' +
  '<path d="M630 402L690 232" stroke="#2b1714" stroke-width="1.5"/>';

const child = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="42" rx="34" ry="6" fill="#fff" opacity=".7"/>` +
  '<rect x="-15" y="0" width="30" height="40" rx="9" fill="#ff7a2b"/><path d="M-15 14h30" stroke="#ffd24a" stroke-width="5"/>' +
  '<circle cx="0" cy="-14" r="13" fill="#f1c39d"/><path d="M-14-16a14 14 0 0 1 28 0z" fill="#7a2e1d"/>' +
  '<path d="M-14 10l-16 18M14 10l16-14" stroke="#f1c39d" stroke-width="7" stroke-linecap="round"/></g>';

export const children =
  `<defs>${sky('a', '#9fc4c0', '#f6ecd2')}${sky('b', '#8fb7a4', '#c9a877')}</defs>` +
  '<rect width="816" height="300" fill="url(#a)"/><path d="M0 300C140 230 260 262 400 250S700 214 816 262V320H0z" fill="#7d8f55"/>' +
  '<path d="M0 306C200 284 480 300 816 290V330H0z" fill="#d9b989"/>' +
  `<rect y="322" width="816" height="290" fill="url(#b)"/>${ripples(330, 612, '#fffbe8')}` +
  `${towers([
    [120, 340, 150],
    [700, 336, 130],
  ])}<path d="M120 190 700 206" stroke="#2b1714" stroke-width="2"/>` +
  `${child(300, 430, 1.2)}${child(440, 410, 1)}${child(560, 470, 1.5)}`;

const panes = Array.from(
  { length: 6 },
  (_, index) =>
    `<rect x="${150 + index * 62}" y="330" width="42" height="76" fill="#ffc861"/>` +
    `<path d="M${171 + index * 62} 330v76M${150 + index * 62} 368h42" stroke="#5a2418" stroke-width="4"/>`,
).join('');
const snow = Array.from(
  { length: 160 },
  (_, index) =>
    `<circle cx="${(index * 197) % 816}" cy="${(index * 89) % 560}" r="${1 + (index % 4)}" fill="#fff" opacity="${0.35 + (index % 3) / 5}"/>`,
).join('');

export const winter =
  `<defs>${sky('a', '#22283f', '#77718c')}${sky('b', '#e9e6f2', '#b9b4cc')}</defs>` +
  '<rect width="816" height="470" fill="url(#a)"/><path d="M120 300h400v170H120z" fill="#8a3a26"/>' +
  '<path d="M96 302 200 214h250l104 88z" fill="#f2effa"/><path d="M430 120h34v130h-34z" fill="#6f2c1c"/>' +
  '<path d="M447 116c-30-30 40-40 8-76s38-34 20-40" fill="none" stroke="#cfcbe0" stroke-width="18" opacity=".5"/>' +
  '<path d="M520 360 760 250" stroke="#3b2b33" stroke-width="22"/><path d="M520 346 760 236" stroke="#f2effa" stroke-width="8"/>' +
  `${panes}<rect y="440" width="816" height="172" fill="url(#b)"/>` +
  '<path d="M140 446h400l70 100H80z" fill="#ffc861" opacity=".35"/>' +
  `<circle cx="330" cy="262" r="20" fill="#ffd24a"/>${snow}`;
