import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, minify, type Plugin } from 'vite';
import { leaveOutSchemas } from './leaveOutSchemas.ts';
import { offlineBuild } from './offlineBuild.ts';
import { placeholders } from './placeholders.ts';
import { layerOrder } from './src/theme/layers.ts';
import { startLinks } from './startLinks.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const apiPaths = [
  '/auth',
  '/users',
  '/items',
  '/server',
  '/assets',
  '^/desk/(walk-ins|moves|no-shows|voids)$',
  '^/(takings|export|park|files|docs|setup|invitations|mailed-booking|mailed-offer|mailed-group|mailed-merge|present|group-enquiries|calendar|track-calendars|free-times)(?:$|[/?])',
];

// The page's first script names all the others: 42 bits, and 36 of a style, tell one build's from the next, and weigh less.
const fileNames = {
  entryFileNames: 'static/[name]-[hash:7].js',
  assetFileNames: 'static/[name]-[hash:6][extname]',
};
/** The oldest browsers that the site works in (docs/decisions/091). */
const target = ['chrome115', 'edge120', 'firefox121', 'safari16.4', 'ios16.4'];

export default defineConfig({
  plugins: [
    placeholders(),
    leaveOutSchemas(),
    orderLayers(),
    completeBoot(),
    offlineBuild({ ...fileNames, target }),
    dropUnusedRouter(),
    shortenClasses(),
    react(),
    preloadFonts(['-basic-', '-polish-']),
    startLinks(),
  ],
  // `vite build` makes the site, then the program that the server renders its public pages with.
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      // The second is run before the rest of its page (src/app/seo/publicPages.ts).
      build: { rolldownOptions: { input: ['index.html', 'src/features/home/tourScroll.ts'] } },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/site',
        emptyOutDir: false,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/app/seo/render.tsx',
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      },
    },
  },
  build: {
    manifest: 'site/files.json',
    outDir: 'dist',
    emptyOutDir: true,
    target,
    // `data:` URLs and inline scripts are what the server's content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        postBanner: readAtOnce,
        ...fileNames,
        chunkFileNames: fileNames.entryFileNames,
        // What every page needs and seldom changes stays one file, whichever pages come to share parts of it.
        codeSplitting: {
          groups: [
            // What a browser with Temporal of its own never asks for.
            { name: 'temporal', test: /node_modules\/temporal-/ },
            { name: 'frame', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            // A dialog asks for it when it opens, on whichever page.
            { name: 'dialog', test: /\/ui\/dialogs\/dialogEntries\.ts$/ },
            // With all that they import, unless a group above has it: src/app/chunks/ says what else belongs to each.
            { name: 'site', test: /\/src\/app\/main\.tsx$/ },
            // How days and times read: pages of information need it, too, and the home page does not.
            { name: 'times', test: /\/domain\/time\/display\.ts$|\/src\/i18n\/day(?:Names|sAway)\.ts$/ },
            // A message comes after the paint: see `later-day`.
            { name: 'later-toasts', test: /\/ui\/status\/Toasts\.css/ },
            // With what each list of slots asks of closures, and the address of a ride's own page.
            {
              name: 'data',
              test: /\/src\/app\/shell\/DataScope\.tsx$|node_modules\/@tanstack\/|\/park\/closures\/(?:use|lazy)Closures\.ts$|\/contract\/rides\/mailed-booking\.ts$/,
            },
            // What a closure is called, for the few days that have one.
            { name: 'closures', test: /\/park\/closures\/(?:ShownClosures|useClosureWords)\.tsx?$/ },
            // The icons of the pages that lead to a group's form, with its address.
            { name: 'icons', test: /\/src\/ui\/pageIcons\.tsx$|\/contract\/groups\/group-pages\.ts$/ },
            // The page of prices reads it, too, and needs nothing of the rest.
            { name: 'price-list', test: /\/domain\/prices\/price-list\.ts$/ },
            // What the planner and the events ask before a booking: as parts of their own they would weigh more.
            {
              name: 'booking',
              test: /\/src\/booking\/(?:api\/closedRides\.ts$|use(?:BookSlots|CancelQuestions|Resume|SlotQuestion)\.tsx?$|calendar\/|held\/(?:TimeLeft|useHeldSlots))/,
            },
            // What several pages of an account share: each file less is one name less in the first script.
            {
              name: 'account',
              test: /\/src\/(?:features\/account\/(?:passes\/(?:WatchKeptPasses|keptPasses|passState)|withdrawals\/(?:WithdrawLink|ContractCard)|own-data\/useMoments|api\/ownChoices)|lib\/(?:http\/(?:inChunks|sendBlob|requestOnce)|keptFile)|booking\/(?:api\/(?:paySlot|readSlotsById)|offline\/KeepSlots\.tsx)|ui\/(?:fields\/(?:Choice|SecretLink|LinkToCopy)|qr\/LazyQrCode))\b|\/domain\/(?:payments\/(?:void-reasons|tax-id)|passes\/pass-code|closures\/closure-rules)\.ts$|\/contract\/(?:park\/(?:board|calendars)|messages\/messages|payments\/pass-calls)\.ts$/,
            },
            // The calls of the staff's pages, and small rules that several of these ask.
            {
              name: 'calls',
              test: /\/contract\/(?:(?:park|season)\/(?:content|picture|track|season|event)-calls|accounts\/setup)\.ts$|\/domain\/(?:desk\/desk-actions|payments\/cash-methods)\.ts$|\/src\/staff\/payments\/shownMethods\.ts$/,
            },
            // Where a link may lead, in words and beside them: each file less is one name less in the first script.
            { name: 'links', test: /\/domain\/(?:text\/web-address|words\/link-target)\.ts$/ },
            // What an e-mail and a phone look like is asked by pages, too, that check nothing else.
            { name: 'contact', test: /\/domain\/accounts\/contact\.ts$/ },
            // The fields of an account, with the library that checks them.
            { name: 'schemas', test: /\/domain\/accounts\/fields\.ts$/ },
            // The frame of the pages before the log-in, with their styles: each file less is one name less in the first script.
            {
              name: 'auth',
              test: /\/features\/auth\/(?:facts\/FactList|(?:AuthFrame\.tsx|sceneSizes\.ts|Auth\w+\.module\.css)$)/,
            },
            // The pages of information are entered one by one: their styles are one file, for each file costs a round trip. An
            // event's page, the map and the legal texts have their own: the longest pages have no room for more.
            {
              name: 'info',
              test: /\/features\/(?:info|events)\/(?:place\/)?(?!(?:EventPage|LegalText|ParkMap)\b)\w+\.module\.css|\/info\/(?:place\/Hero|Card)\.tsx$/,
            },
            // What a device keeps of a rider is asked for wherever somebody is logged in.
            {
              name: 'watch',
              test: /\/src\/(?:session\/(?:watch|reconnect|forgetKept)|lib\/offline\/\w+)\.ts$/,
            },
            // What no page shows as the server made it comes after the paint: src/app/seo/afterPaint.ts knows it by these names.
            {
              name: 'later-day',
              test: /\/planner\/day\/(?:DayHours|DayPanel|HourRows|SlotButton)\.module\.css/,
            },
            { name: 'later-places', test: /\/placeholders\/places\.css/ },
            { name: 'later-scenes', test: /\/placeholders\/scenes\.css/ },
            { name: 'later-obstacles', test: /\/placeholders\/obstacles\.css/ },
          ],
        },
      },
    },
    // `/assets/{file}` is where the wire serves uploaded pictures.
    assetsDir: 'static',
  },
  server: {
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
      '/websocket': { target: api, ws: true },
    },
  },
});

function orderLayers(): Plugin {
  return {
    name: 'order-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code) => ({ code: `${layerOrder}\n${code}`, map: null }),
    },
  };
}

/**
 * boot.js is copied as it stands. What answers the first taps is added to it, for it has to be there at the first paint; and as the
 * paint waits for it, it loses its comments, which halves it.
 */
function completeBoot(): Plugin {
  return {
    name: 'complete-boot',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }) {
      const file = join(dir, 'boot.js');
      const firstTaps = await bundled(join(import.meta.dirname, 'src/app/first-taps/firstTaps.ts'));
      const { code, errors } = await minify(file, `${await readFile(file, 'utf8')}\n${firstTaps}`);
      if (errors[0]) throw new Error(`boot.js: ${errors[0].message}`);
      await writeFile(file, code);
    },
  };
}

/** A script for browsers that stands by itself. */
async function bundled(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [entry] = 'output' in made ? made.output : [];
  if (entry?.type !== 'chunk') throw new Error(`${input} made no script.`);
  return entry.code;
}

/**
 * Lets the build leave out those of the router's components that nobody uses (3 kB). What keeps them is that a call makes each, which might do
 * more, that each gets a name for developers, and that a link could fetch the next page's data ahead, which takes the router's own server.
 */
function dropUnusedRouter(): Plugin {
  const made = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm;
  const name = /^\w+\.displayName = "\w+";$/gm;
  const fetchedAhead = /return shouldPrefetch && [^;]*: link;/;
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(made, '$1/* @__PURE__ */ $2')
          .replaceAll(name, '')
          .replace(fetchedAhead, 'return link;'),
        map: null,
      }),
    },
  };
}

/** A page and its styles have to fit into the first 14.6 kB that a server may send unasked: the names of classes are there twice. */
function shortenClasses(): Plugin {
  return {
    name: 'shorten-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
  };
}

/**
 * A browser reads a function when it is called, in the way of what the visitor does. Most of these files is called while a page comes
 * to life: told so, it reads them whole while they arrive, beside the page (a third of the scripts' time on the page's own thread).
 */
function readAtOnce({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  return !isDynamicEntry && /^(?:frame|site|data)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '';
}

/** Lets the browser fetch the faces of the first screen beside the style sheet, not after it. @param names parts of their files' names */
function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(name)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
