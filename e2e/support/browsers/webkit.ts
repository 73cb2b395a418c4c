import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../park.ts';
import { phoneSize, type Wire, webDriverKeys } from './wire.ts';

/** Debian's WebKitGTK by its driver, in a window on a display that nobody sees. */
export async function openWebKit(programs: {
  driver: string;
  browser: string;
  display: string;
}): Promise<Wire> {
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', TZ: 'Europe/Warsaw' },
  });
  const session = await connect(port, programs.browser, driver);
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phoneSize });
  return wireOf(session, async () => {
    await session.quit().catch(() => undefined);
    for (const child of [driver, display]) child.kill();
  });
}

/** The driver listens a moment after it has started. */
async function connect(port: number, browser: string, driver: ChildProcess): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
  for (;;) {
    try {
      return await builder.build();
    } catch (error) {
      const isStarting = String(error).includes('ECONNREFUSED') && driver.exitCode === null;
      if (!isStarting) throw error;
    }
  }
}

function wireOf(session: WebDriver, close: () => Promise<void>): Wire {
  return {
    open: (address) => session.get(address),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    run: (source, ...args) => session.executeScript(`return (${source}).apply(null, arguments)`, ...args),
    tap: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(webDriverKeys[key]).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close,
  };
}
