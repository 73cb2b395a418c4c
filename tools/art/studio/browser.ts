import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Frame } from '../pictures.ts';
import type { Shot } from './shoot.ts';

const INSTALLED = '/usr/bin/chromium';

async function launch(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return await chromium.launch({
    ...(existsSync(INSTALLED) ? { executablePath: INSTALLED } : {}),
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
  });
}

export interface Studio {
  /** Takes one picture; answers the PNG. */
  take: (scene: string, frame: Frame, shot: Shot) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A headless browser with software graphics: the same picture on every machine, with or without a graphics card. */
export async function openStudio(url: string): Promise<Studio> {
  const browser = await launch();
  return {
    async take(scene, frame, shot) {
      // A page of its own for each picture: the graphics memory of the last one is gone for certain.
      const page = await browser.newPage();
      const faults = watch(page);
      try {
        await page.goto(`${url}/studio/index.html`);
        await page.waitForSelector('body[data-ready]', { state: 'attached' });
        const png = await page.evaluate(
          async ([name, kind, wanted]) => await window.takePicture(name, kind, wanted),
          [scene, frame, shot] as const,
        );
        if (faults.length > 0) throw new Error(`${scene}: ${faults.join('\n')}`);
        return Buffer.from(png, 'base64');
      } catch (error) {
        throw new Error(`${scene} (${frame}): ${faults.join('\n')}`, { cause: error });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Collects what the page complains about: a shader that does not compile only says so on the console. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
