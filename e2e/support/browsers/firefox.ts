import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import bidi from 'selenium-webdriver/bidi/index.js';
import { phoneSize, type Wire, webDriverKeys } from './wire.ts';

interface Connection {
  waitForConnection(): Promise<void>;
  send(command: { method: string; params: object }): Promise<object>;
}
/** Its types do not say that the module is a class. */
const BiDi = bidi as unknown as new (address: string) => Connection;

/** Firefox without windows. It speaks WebDriver BiDi by itself: no driver beside it is needed. */
export async function openFirefox(program: string): Promise<Wire> {
  const profile = await mkdtemp(join(tmpdir(), 'cablepark-firefox-'));
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Europe/Warsaw' } },
  );
  const connection = new BiDi(`${await addressOf(firefox.stderr)}/session`);
  await connection.waitForConnection();
  const send: Send = async (method, params) => {
    const answer = (await connection.send({ method, params })) as {
      error?: string;
      message?: string;
      result?: object;
    };
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: phoneSize });
  return wireOf(send, context, async () => {
    const ended = once(firefox, 'exit');
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  });
}

type Send = (method: string, params: object) => Promise<object>;

/** Firefox says on its standard error where it listens. What it says later is read, too: a full pipe would stop it. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(output);
    lines.on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('Firefox ended before it listened.')));
  });
}

function wireOf(send: Send, context: string, close: () => Promise<void>): Wire {
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  const keys = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'interactive' })),
    async run(source, ...args) {
      const call = {
        functionDeclaration: `async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      };
      const answer = (await send('script.callFunction', call)) as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value);
    },
    tap: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    type: async (text) => void (await keys(text)),
    press: async (key) => void (await keys(webDriverKeys[key])),
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    close,
  };
}
