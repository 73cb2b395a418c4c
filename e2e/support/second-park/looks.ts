/** Brick and lamplight: nothing of the water's blue. */
export const colours = { main: '#7a2e1d', second: '#ffd24a' };

/** Five towers in a ring. */
export const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    '<circle cx="24" cy="24" r="17" fill="none" stroke="#ffd24a" stroke-width="4"/>' +
    [
      [24, 7],
      [40, 19],
      [34, 38],
      [14, 38],
      [8, 19],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#fff4e4"/>`)
      .join('') +
    '</svg>',
);
