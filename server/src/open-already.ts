/** The time-out for a running server's answer (ms). */
const timeoutMs = 1_000;
const everywhere = ['0.0.0.0', '::', ''];

/** The message where another cablepark server already has the port; null for any other failure. */
export async function explainOpenAlready(
  reason: unknown,
  env: Record<string, string | undefined>,
): Promise<string | null> {
  const { code, syscall } = reason as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE' || syscall !== 'listen') return null;
  const port = env['PORT'] || '3000';
  const host = env['HOST'] ?? '';
  const url = `http://${everywhere.includes(host) ? 'localhost' : host}:${port}`;
  if (!(await isPark(url))) return null;
  return `A cable park is open on port ${port} already: ${url}. Stop it first, or set PORT to another number.`;
}

async function isPark(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.text()) === 'pong';
  } catch {
    return false;
  }
}
