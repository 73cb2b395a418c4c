import { defineConfig, type Plugin } from 'vite';

/**
 * The server as a few files in `server/dist`: read as 700 sources and 1,000 files of packages, it starts in twice the time and
 * needs 30 MB more.
 */
export default defineConfig({
  plugins: [escapeLetters()],
  ssr: {
    noExternal: true,
    // Native code, and a logger that starts files of its own.
    external: ['@napi-rs/image', '@node-rs/argon2', 'pino', 'pg-native'],
  },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'draw-alone': 'src/modules/site/looks/draw-alone.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: false,
      },
    },
  },
});

/** Writes `ą` as `\u0105`: Node keeps a file in two bytes a letter if one letter needs them. */
function escapeLetters(): Plugin {
  return {
    name: 'escape-letters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escapeOf);
      }
    },
  };
}

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
