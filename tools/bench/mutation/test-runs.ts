import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram, toolEnvironment } from '../../../scripts/root.mjs';

/** A file of tests and what it reached. */
export interface TestFile {
  file: string;
  ms: number;
  reached: number[];
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs the tests of a repository, which may be another version's, with mutants in it. */
export class TestRuns {
  readonly #repository: string;
  readonly #folder: string;
  readonly #depth: string;

  constructor(repository: string, depth: string) {
    this.#repository = repository;
    this.#folder = join(repository, '.cache', 'mutation');
    this.#depth = depth;
  }

  async prepare(mutants: readonly object[]): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, 'mutants.json'), JSON.stringify(mutants));
    await writeFile(
      join(this.#folder, 'vitest.config.ts'),
      `import base from '../../vitest.config.ts';
import { mutation } from ${JSON.stringify(here('plugin.ts'))};
const setup = process.env.MUTANT === undefined ? [${JSON.stringify(here('reach.setup.ts'))}] : [];
// What one mutant was compiled to is not the next one's.
const cache = { fsModuleCache: false };
const projects = base.test.projects.map(({ test, ...rest }) => ({
  ...rest,
  plugins: [...(rest.plugins ?? []), mutation()],
  test: { ...test, ...cache, root: ${JSON.stringify(this.#repository)} + '/' + test.root, setupFiles: [...setup, ...(test.setupFiles ?? [])] },
}));
export default { root: ${JSON.stringify(this.#repository)}, test: { ...base.test, ...cache, projects } };
`,
    );
  }

  /** Which mutants each file of tests reaches. Files that launch servers of their own reach none of those servers' code here. */
  async reach(words: readonly string[]): Promise<TestFile[]> {
    const reached = join(this.#folder, 'reached.jsonl');
    await writeFile(reached, '');
    await this.#run(words, { REACHED: reached }, 3_600_000, 'inherit');
    const lines = (await readFile(reached, 'utf8')).trim().split('\n').filter(Boolean);
    const files = lines.map((line) => JSON.parse(line) as TestFile);
    return files.map((each) => ({ ...each, file: relative(this.#repository, each.file) }));
  }

  /** @returns whether a test failed; 'late' where they were stopped for taking too long */
  async isKilled(number: number, files: readonly string[], withinMs: number): Promise<boolean | 'late'> {
    const code = await this.#run([...files, '--bail=1'], { MUTANT: String(number) }, withinMs, 'ignore');
    return code === null ? 'late' : code !== 0;
  }

  async #run(words: readonly string[], env: object, withinMs: number, stdio: 'ignore' | 'inherit') {
    const vitest = join(this.#repository, 'node_modules', 'vitest', 'vitest.mjs');
    const config = join(this.#folder, 'vitest.config.ts');
    // On SQLite alone: whatever says that it is on PostgreSQL stays out.
    const args = [
      vitest,
      'run',
      '--config',
      config,
      '--reporter=dot',
      '-t',
      '^(?!.*[Pp]ostgre)',
      '--passWithNoTests',
    ];
    const child = spawn(nodeProgram(), [...args, ...words], {
      cwd: this.#repository,
      stdio,
      detached: true,
      env: toolEnvironment({
        TEST_DEPTH: this.#depth,
        MUTANTS: join(this.#folder, 'mutants.json'),
        MUTATED_REPOSITORY: this.#repository,
        ...env,
      }),
    });
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      // Its workers and servers, too.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, withinMs);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(limit);
    return isLate ? null : (code ?? 1);
  }
}
