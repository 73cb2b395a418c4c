interface ParkAddress {
  address: string | null;
  map: { lat: number; lon: number } | null;
}

/** Same-origin page around the map, the only one whose content security policy lets OpenStreetMap in (server/src/pages). */
export const mapFrame = '/location/map';

/** The place on OpenStreetMap's own site; null without the park's coordinates. */
export function mapLink({ address, map }: ParkAddress): string | null {
  if (map) {
    const { lat, lon } = map;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;
  }
  if (!address) return null;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replaceAll('\n', ', '))}`;
}
