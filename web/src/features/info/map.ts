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

/** Directions from the visitor's position, which a phone opens in its map app; null without address and coordinates. */
export function routeLink({ address, map }: ParkAddress): string | null {
  const destination = map ? `${map.lat},${map.lon}` : address?.replaceAll('\n', ', ');
  if (!destination) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
