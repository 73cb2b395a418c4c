/**
 * Who may import whom (ARCHITECTURE.md). `npm run check` refuses everything else; scripts/import-directions.test.mjs plants
 * an example of each and sees it refused. Tests may enter anywhere.
 */

/** Floors of the server, each importing only from those below. */
const floors = [
  {
    name: 'outside-services',
    path: '^server/src/(payment-providers|invoice-services|weather-sources|push)/',
    above: '(db|mail|http|directus|modules|pages|ops|sample)/|((server-)?context|app|routes|main)[.]ts',
  },
  {
    name: 'db',
    path: '^server/src/db/',
    above: '(mail|http|directus|modules|pages|ops|sample)/|((server-)?context|app|routes|main)[.]ts',
  },
  {
    name: 'mail',
    path: '^server/src/mail/',
    above: '(http|directus|modules|pages|ops|sample)/|((server-)?context|app|routes|main)[.]ts',
  },
  {
    name: 'context',
    path: '^server/src/(server-)?context[.]ts$',
    above: '(http|directus|modules|pages|ops|sample)/|(app|routes|main)[.]ts',
  },
  {
    name: 'http',
    path: '^server/src/http/',
    above: '(directus|modules|pages|ops|sample)/|(app|routes|main)[.]ts',
  },
  {
    name: 'directus',
    path: '^server/src/directus/',
    above: '(modules|pages|ops|sample)/|(app|routes|main)[.]ts',
  },
  { name: 'modules', path: '^server/src/modules/', above: '(pages|ops|sample)/|(app|routes|main)[.]ts' },
];

/** What a library could not give us: each a folder with one file that others enter by. */
const ownParts = [
  { name: 'query-language', path: '^server/src/directus/', door: 'index' },
  { name: 'response-cache', path: '^server/src/http/response-cache/', door: 'response-cache' },
  { name: 'sqlite', path: '^server/src/db/sqlite/', door: 'sqlite' },
  { name: 'pages', path: '^server/src/pages/', door: 'index' },
];

/** The server's modules from the bottom: one imports those of its own floor and of floors below. */
export const moduleFloors = [
  ['audit', 'outbox', 'desk-actions'],
  ['accounts'],
  ['slots', 'tracks'],
  ['bookings'],
  ['cash-book', 'payments'],
  ['passes'],
  ['bills'],
  ['rides'],
  ['groups', 'friends'],
  ['events', 'season'],
  ['closures'],
  ['site'],
  ['standby'],
  ['mails', 'push', 'calendar', 'live', 'board', 'riders', 'weather'],
  ['rights', 'reports', 'invoices'],
  ['system'],
];
const inModules = (names) => `^server/src/modules/(${names.join('|')})/`;

const forbidden = [
  {
    name: 'no-cycle-of-files',
    from: {},
    to: { circular: true },
  },
  { name: 'no-cycle-of-folders', scope: 'folder', from: {}, to: { circular: true } },
  {
    name: 'domain-is-pure',
    comment: 'The rules import nothing of the product and do no I/O.',
    from: { path: '^domain/' },
    to: { pathNot: '^(domain/|node_modules/(zod|suncalc|markdown-it)/)' },
  },
  {
    name: 'contract-knows-domain-alone',
    from: { path: '^contract/' },
    to: { pathNot: '^(contract|domain)/|^node_modules/zod/' },
  },
  {
    name: 'server-never-web',
    from: { path: '^server/' },
    to: { path: '^(web|e2e|tools|scripts)/|^node_modules/react' },
  },
  { name: 'web-never-server', from: { path: '^web/src/' }, to: { path: '^(server|e2e|tools|scripts)/' } },
  { name: 'web-never-node', from: { path: '^web/src/' }, to: { dependencyTypes: ['core'] } },
  {
    name: 'web-never-zod',
    comment: 'zod/mini is 5 kB in the browser, zod 23.',
    from: { path: '^(web/src|contract|domain)/' },
    to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/mini/' },
  },
  ...floors.map(({ name, path, above }) => ({
    name: `floor-of-${name}`,
    from: { path },
    to: { path: `^server/src/(${above})` },
  })),
  ...ownParts.map(({ name, path, door }) => ({
    name: `door-of-${name}`,
    from: { path: '^server/src/', pathNot: path },
    to: { path, pathNot: `${path}${door}[.]ts$` },
  })),
  {
    name: 'modules-have-doors',
    comment:
      "Another module's inside is entered through its index.ts; a room that has one of its own is a second door.",
    from: { path: '^server/src/modules/([^/]+)/' },
    to: {
      path: '^server/src/modules/[^/]+/',
      pathNot: '^server/src/modules/($1/|[^/]+/index[.]ts$|[^/]+/[^/]+/index[.]ts$)',
    },
  },
  {
    name: 'rooms-have-doors',
    comment: 'A room of a module that holds several things is entered like a module.',
    from: { path: '^server/src/modules/(site|rights|system)/([^/]+)/' },
    to: { path: '^server/src/modules/$1/[^/]+/', pathNot: '^server/src/modules/$1/($2/|[^/]+/index[.]ts$)' },
  },
  {
    name: 'modules-are-entered-by-their-door',
    from: { path: '^server/src/', pathNot: '^server/src/modules/' },
    to: { path: '^server/src/modules/[^/]+/', pathNot: '/(index|register)[.]ts$' },
  },
  {
    name: 'routes-have-a-door-of-their-own',
    comment:
      'Whoever needs a use case of a module does not bring its routes along: they leave by register.ts.',
    from: { path: '^server/src/modules/[^/]+/index[.]ts$' },
    to: { path: '[.]routes[.]ts$' },
  },
  ...moduleFloors.slice(0, -1).map((names, at) => ({
    name: `floor-of-${names[0]}`,
    from: { path: inModules(names) },
    to: { path: inModules(moduleFloors.slice(at + 1).flat()) },
  })),
  {
    name: 'modules-have-a-floor',
    comment: 'A new module gets its place in moduleFloors.',
    from: {},
    to: { path: '^server/src/modules/', pathNot: inModules(moduleFloors.flat()) },
  },
  {
    name: 'features-have-doors',
    comment: 'Of another feature only its calls (api/) are to be had; what two need moves down.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/($1/|[^/]+/api/)' },
  },
  {
    name: 'below-the-features',
    from: { path: '^web/src/', pathNot: '^web/src/(features|app)/' },
    to: { path: '^web/src/(features|app)/' },
  },
  { name: 'below-the-app', from: { path: '^web/src/features/' }, to: { path: '^web/src/app/' } },
  {
    name: 'declared',
    from: { path: '^(domain|contract|server|web)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  { name: 'found', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    exclude: {
      path: String.raw`(^|/)dist/|[.](css|svg|woff2|avif|webp)$|[.]test[.]tsx?$|^(server|web)/test/|^domain/testing/`,
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
