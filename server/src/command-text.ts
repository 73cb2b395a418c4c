/** The command line for an operator's command: `commandText('restore', '<file>')`. */
export function commandText(name: string, ...words: string[]): string {
  const launcher = process.env['CABLEPARK_COMMAND'];
  if (launcher) return [launcher, name, ...words].join(' ');
  return ['npm run', name, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
