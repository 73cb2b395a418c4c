import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import { type IconName, iconAddress } from '@cablepark/contract/park/looks';
import { themeOf } from '@cablepark/domain/theme/theme';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/site/looks/index.ts';

/** GET /site.webmanifest: the built one with the park's name, which a phone shows below the icon, and its design. */
export async function registerManifest(
  app: FastifyInstance,
  context: AppContext,
  folder: string,
): Promise<void> {
  const built = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8')) as object;
  app.get('/site.webmanifest', async (_request, reply) => {
    const { name } = await context.parkSettings.read();
    const looks = await readShownLooks(context);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name, short_name: name, ...(looks && looksOf(looks)) }));
  });
}

function looksOf(looks: ShownLooks) {
  const colour = themeOf(looks.colours)['surface-deep'].light;
  const icon = (name: IconName, size: number, more = {}) => ({
    src: iconAddress(name, looks),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  return {
    background_color: colour,
    theme_color: colour,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-512-maskable.png', 512, { purpose: 'maskable' }),
    ],
  };
}
