import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const orphanCheckMs = 250;

/** Prints a message for the person who runs the scripts. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/**
 * Runs a program to its end with its output on the terminal.
 * @returns {Promise<number>} its exit code; 1 if it could not start or a signal ended it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.on('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end and keeps what it prints.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Replaces this process by a long-lived program: passes signals on and ends as it ends.
 * @returns {Promise<never>}
 */
export async function become(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const { ppid } = process;
  // A SIGTERM to npm ends the shell between npm and this process without passing the signal on, so this process checks for its parent.
  setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), orphanCheckMs).unref();
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  process.exit(code);
}
