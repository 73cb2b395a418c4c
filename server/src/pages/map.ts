import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

/** The size of the map in degrees to each side of the park. */
const reach = { lat: 0.012, lon: 0.028 };
const mapHost = 'https://www.openstreetmap.org';
/** The frame's sandbox cannot load files of the site, so the style is inline, allowed by its hash. */
const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;overflow:hidden}';
const styleHash = `'sha256-${hash('sha256', style, 'base64')}'`;

/**
 * GET /location/map: only the map, for a frame of the location page. It is the only response that allows OpenStreetMap; the site itself
 * frames only its own pages.
 */
export function registerMap(app: FastifyInstance, context: AppContext): void {
  app.get('/location/map', async (_request, reply) => {
    const { map } = (await context.parkSettings.read()).contact;
    if (!map) return reply.callNotFound();
    const box = [map.lon - reach.lon, map.lat - reach.lat, map.lon + reach.lon, map.lat + reach.lat];
    const search = new URLSearchParams({
      bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
      layer: 'mapnik',
      marker: `${map.lat},${map.lon}`,
    });
    const policy = `default-src 'none'; style-src ${styleHash}; frame-src ${mapHost}; frame-ancestors 'self'; base-uri 'none'`;
    return reply
      .header('content-security-policy', policy)
      .header('cross-origin-embedder-policy', 'unsafe-none')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(mapPage(`${mapHost}/export/embed.html?${search.toString()}`));
  });
}

function mapPage(address: string): string {
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<title>OpenStreetMap</title>
<style>${style}</style>
<iframe src="${address.replaceAll('&', '&amp;')}" title="OpenStreetMap"></iframe>
</html>
`;
}
