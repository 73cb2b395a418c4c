// Runs what it is told to of a repository's tests, again and again in one vitest, which compiles every file once. `test-runs.ts` starts it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestModule, TestRunResult, TestSpecification, Vitest } from 'vitest/node';
import type { Answer, FileOfTests, Order, TestOf } from './test-runs.ts';

const repository = process.env['MUTATED_REPOSITORY'] ?? '';
const { createVitest } = (await import(
  pathToFileURL(join(repository, 'node_modules', 'vitest', 'dist', 'node.js')).href
)) as typeof import('vitest/node');

/** The cheapest go first: they are sorted already. */
class AsAsked {
  sort<Files>(files: Files): Files {
    return files;
  }

  shard<Files>(files: Files): Files {
    return files;
  }
}

const failed = new Set<string>();
let stopsAtFailure = false;
let tests: TestOf[] = [];

const vitest: Vitest = await createVitest('test', {
  config: process.env['MUTATION_CONFIG'] ?? '',
  watch: false,
  maxWorkers: 1,
  // On SQLite alone: whatever says that it is on PostgreSQL stays out.
  testNamePattern: /^(?!.*[Pp]ostgre)/,
  sequence: { sequencer: AsAsked },
  reporters: [
    {
      onTestCaseResult(test) {
        const { state } = test.result();
        if (state === 'skipped') return;
        const { id, module, project } = test;
        tests.push({
          id,
          file: module.moduleId,
          project: project.name,
          ms: test.diagnostic()?.duration ?? 0,
          passes: state === 'passed',
        });
        if (state === 'failed') fail(module);
      },
      onTestModuleEnd(module: TestModule) {
        if (module.state() === 'failed') fail(module);
      },
    },
  ],
});
await vitest.standalone();
process.on('message', (order) => void answer(order as Order));
process.send?.('ready');

function fail({ moduleId }: TestModule): void {
  if (failed.size === 0 && stopsAtFailure) void vitest.cancelCurrentRun('test-failure');
  failed.add(moduleId);
}

async function answer({ id, files, words, stops }: Order): Promise<void> {
  failed.clear();
  [stopsAtFailure, tests] = [stops, []];
  const { unhandledErrors }: TestRunResult = await vitest.runTestSpecifications(
    await (files ? specificationsOf(files) : allOf(words)),
  );
  const answer: Answer = {
    id,
    isFailed: failed.size + unhandledErrors.length > 0,
    failed: [...failed],
    tests,
  };
  process.send?.(answer);
}

/** @param words parts of paths; none: every test there is */
async function allOf(words: readonly string[]): Promise<TestSpecification[]> {
  const others = new Set(['scripts', 'bench']);
  const found = await vitest.globTestSpecifications([...words]);
  return found.filter(({ project }) => !others.has(project.name));
}

function specificationsOf(files: readonly FileOfTests[]): TestSpecification[] {
  return files.flatMap(({ file, project, tests }) => {
    const of = vitest.projects.find(({ name }) => name === project);
    return of ? [of.createSpecification(file, { testIds: [...tests] })] : [];
  });
}
