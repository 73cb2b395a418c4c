import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

/** GET /site.webmanifest: the built one, under the park's own name, which is what a phone writes below the icon. */
export async function registerManifest(
  app: FastifyInstance,
  context: AppContext,
  folder: string,
): Promise<void> {
  const built = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8')) as object;
  app.get('/site.webmanifest', async (_request, reply) => {
    const { name } = await context.content.read();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name, short_name: name }));
  });
}
