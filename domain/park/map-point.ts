/**
 * Both coordinates from one text, as maps copy them: `52.4512, 21.0345`, also with commas in the numbers. As texts with a point.
 * @returns null for any other text
 */
export function readMapPoint(text: string): { lat: string; lon: string } | null {
  const [, lat, lon] = /^\s*(-?\d{1,2}[.,]\d+)\s*(?:[,;]\s*|\s)(-?\d{1,3}[.,]\d+)\s*$/.exec(text) ?? [];
  return lat === undefined || lon === undefined
    ? null
    : { lat: lat.replace(',', '.'), lon: lon.replace(',', '.') };
}
