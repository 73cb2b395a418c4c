import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram, toolEnvironment } from '../../../scripts/root.mjs';

/** Which mutants a file's tests reach, each by its id, which are reached around them, and which where modules are loaded. */
export interface Reach {
  file: string;
  ms: number;
  loading: number[];
  outside: number[];
  tests: Record<string, number[]>;
  /** Whether its tests are run together or not at all. */
  isWhole?: boolean;
}

export interface TestOf {
  id: string;
  file: string;
  project: string;
  ms: number;
  passes: boolean;
}

/** Some tests of a file. */
export interface FileOfTests {
  file: string;
  project: string;
  tests: readonly string[];
}

/** The tests for a worker: these tests, or all tests in files with these words. */
export interface Order {
  id: number;
  files: readonly FileOfTests[] | null;
  words: readonly string[];
  stops: boolean;
}

export interface Answer {
  id: number;
  isFailed: boolean;
  /** The files in which something failed. */
  failed: string[];
  tests: TestOf[];
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs the tests of a repository, which may be another version's, with mutants in it. */
export class TestRuns {
  readonly #repository: string;
  readonly #folder: string;
  readonly #depth: string;
  #worker: ChildProcess | null = null;
  #orders = 0;

  constructor(repository: string, depth: string) {
    this.#repository = repository;
    this.#folder = join(repository, '.cache', 'mutation');
    this.#depth = depth;
  }

  async prepare(mutants: readonly object[]): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#path('mutants.json'), JSON.stringify(mutants));
    await writeFile(this.#path('reached.jsonl'), '');
    // Within the repository, whose vitest it is to find.
    await writeFile(this.#path('setup.ts'), await readFile(here('setup.ts'), 'utf8'));
    await writeFile(
      this.#path('vitest.config.ts'),
      `import { join } from 'node:path';
import base from '../../vitest.config.ts';
import { mutation } from ${JSON.stringify(here('plugin.ts'))};
const repository = ${JSON.stringify(this.#repository)};
// The same files with other mutants in them are other ones.
const cache = { fsModuleCachePath: ${JSON.stringify(this.#path('modules'))} };
const { maxWorkers, projects, ...test } = base.test;
const among = (root) => (file) => join(repository, root, file);
export default {
  root: repository,
  test: {
    ...test,
    ...cache,
    projects: projects.map(({ plugins = [], test, ...rest }) => ({
      ...rest,
      plugins: [...plugins, mutation()],
      test: {
        ...test,
        ...cache,
        root: join(repository, test.root),
        globalSetup: (test.globalSetup ?? []).map(among(test.root)),
        setupFiles: [${JSON.stringify(this.#path('setup.ts'))}, ...(test.setupFiles ?? []).map(among(test.root))],
      },
    })),
  },
};
`,
    );
  }

  /** Which tests there are, and which mutants they reach. Files that launch servers of their own reach none of those servers' code here. */
  async reach(words: readonly string[]): Promise<{ tests: TestOf[]; reached: Reach[] }> {
    const answer = await this.#run('', { files: null, words });
    if (answer === null) throw new Error('The tests could not be run.');
    const lines = (await readFile(this.#path('reached.jsonl'), 'utf8')).trim().split('\n').filter(Boolean);
    return { tests: answer.tests, reached: lines.map((line) => JSON.parse(line) as Reach) };
  }

  /** @param number of the mutant; null: none @returns null where they were stopped for taking too long */
  async run(number: number | null, files: readonly FileOfTests[], withinMs: number): Promise<Answer | null> {
    return await this.#run(String(number ?? 'none'), { files, words: [] }, withinMs);
  }

  close(): void {
    // Its workers and servers, too.
    if (this.#worker?.pid) process.kill(-this.#worker.pid, 'SIGKILL');
    this.#worker = null;
  }

  async #run(
    mutant: string,
    what: Pick<Order, 'files' | 'words'>,
    withinMs?: number,
  ): Promise<Answer | null> {
    await writeFile(this.#path('mutant'), mutant);
    this.#worker ??= await this.#start();
    this.#orders += 1;
    const order: Order = { ...what, id: this.#orders, stops: mutant !== '' };
    const answer = answerOf(this.#worker, order.id, withinMs);
    this.#worker.send(order);
    const given = await answer;
    if (given === null) this.close();
    return given;
  }

  async #start(): Promise<ChildProcess> {
    const worker = spawn(nodeProgram(), [here('worker.ts')], {
      cwd: this.#repository,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
      env: toolEnvironment({
        TEST_DEPTH: this.#depth,
        MUTANTS: this.#path('mutants.json'),
        MUTANT: this.#path('mutant'),
        REACHED: this.#path('reached.jsonl'),
        MUTATED_REPOSITORY: this.#repository,
        MUTATION_CONFIG: this.#path('vitest.config.ts'),
      }),
    });
    await once(worker, 'message');
    return worker;
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}

function answerOf(worker: ChildProcess, id: number, withinMs?: number): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const onMessage = (said: unknown) => {
    if ((said as Answer).id === id) resolve(said as Answer);
  };
  const onExit = () => resolve(null);
  const limit = withinMs === undefined ? undefined : setTimeout(onExit, withinMs);
  worker.on('message', onMessage).on('exit', onExit);
  return promise.finally(() => {
    clearTimeout(limit);
    worker.off('message', onMessage).off('exit', onExit);
  });
}
