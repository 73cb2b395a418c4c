/**
 * What the site asks for though some of the oldest browsers lack it, and what happens there instead. A feature of scripts names the
 * sources that may use it; where it names none, a library uses it. Styles may be used anywhere.
 * @type {Record<string, { in?: string[], instead: string }>}
 */
export const fallbacks = {
  Temporal: {
    in: ['web/src/', 'domain/', 'contract/'],
    instead: 'web/src/app/main.tsx loads temporal-polyfill where the browser has none.',
  },
  BarcodeDetector: {
    in: ['web/src/features/staff-desk/'],
    instead: 'useScanner reads the picture with the qr library.',
  },
  'HTMLElement.hidePopover': {
    in: ['web/src/ui/status/Toasts.tsx'],
    instead: 'Toasts stand above the page, but below a dialog.',
  },
  'HTMLElement.showPopover': {
    in: ['web/src/ui/status/Toasts.tsx'],
    instead: 'Toasts stand above the page, but below a dialog.',
  },
  'Intl.Segmenter': {
    in: ['domain/accounts/board-name.ts'],
    instead: 'Only the server names riders for the board.',
  },
  'Navigator.share': {
    in: ['web/src/features/account/passes/GivenPresent.tsx', 'web/src/booking/friends/ShareLink.tsx'],
    instead: 'The button is not there; the link to copy is.',
  },
  'Navigator.wakeLock': {
    in: ['web/src/features/board/useWakeLock.ts', 'web/src/features/account/passes/useScreenOn.ts'],
    instead: 'The screen goes dark as any other.',
  },
  'Set.intersection': { in: ['contract/'], instead: 'It is a function of zod.' },
  'Set.union': { in: ['contract/'], instead: 'It is a function of zod.' },
  'Document.startViewTransition': { instead: 'React changes the page at once.' },
  'Error.captureStackTrace': { instead: 'zod asks whether it is there.' },
  'Intl.DurationFormat': { instead: 'temporal-polyfill writes the duration itself.' },
  'Navigator.connection': {
    in: ['web/public/boot.js'],
    instead: 'Nobody is known to save data; React asks whether it is there.',
  },
  navigation: {
    in: ['web/src/ui/dialogs/dialogEntries.ts'],
    instead: 'Forward from a page goes back where it comes to the entry of a closed dialog.',
  },
  'Uint8Array.toBase64': { instead: 'qr asks whether it is there.' },

  'css accent-color': { instead: "Boxes to tick have the system's colour." },
  'css align-items safe': { instead: "A park's long name is cut at both ends." },
  'css color light-dark': { instead: 'The build writes both colours out.' },
  'css contain-intrinsic-block-size': { instead: 'Only a hint beside content-visibility.' },
  'css content-visibility': { instead: 'All is laid out at once.' },
  'css content-visibility auto': { instead: 'All is laid out at once.' },
  'css content-visibility hidden': { instead: 'All is laid out at once.' },
  'css cursor crosshair': { instead: 'A phone has no cursor.' },
  'css cursor default': { instead: 'A phone has no cursor.' },
  'css cursor not-allowed': { instead: 'A phone has no cursor.' },
  'css cursor pointer': { instead: 'A phone has no cursor.' },
  'css cursor progress': { instead: 'A phone has no cursor.' },
  'css float inline-start': { instead: 'The title of a group of fields stands in its border.' },
  'css forced-color-adjust': { instead: 'The code follows the colours of high contrast.' },
  'css forced-color-adjust none': { instead: 'The code follows the colours of high contrast.' },
  'css grid-template-rows subgrid': { instead: 'Fields side by side may begin at different heights.' },
  'css inline-size fit-content': { instead: 'The line is as wide as its column.' },
  'css media scripting': { instead: 'Without scripts the question about cookies stands there unanswered.' },
  'css overscroll-behavior': { instead: 'The page scrolls on behind a sheet.' },
  'css page': { instead: "The sheet has the printer's margins." },
  'css print-color-adjust': { instead: 'The build writes the prefixed name, too.' },
  'css print-color-adjust exact': { instead: 'The build writes the prefixed name, too.' },
  'css scrollbar-color': { instead: "The scrollbar has the system's colour." },
  'css scrollbar-width': { instead: "The scrollbar has the system's width." },
  'css scrollbar-width none': { instead: 'The scrollbar shows.' },
  'css scrollbar-width thin': { instead: "The scrollbar has the system's width." },
  'css selection': { instead: "Selected text has the system's colours." },
  'css size': { instead: "The sheet has the printer's size." },
  'css text-size-adjust': { instead: 'The build writes the prefixed names, too.' },
  'css text-size-adjust none': { instead: 'The build writes the prefixed names, too.' },
  'css text-wrap': { instead: 'Lines break where they are full.' },
  'css text-wrap balance': { instead: 'Lines break where they are full.' },
  'css text-wrap pretty': { instead: 'Lines break where they are full.' },
  'css user-select': { instead: 'The build writes the prefixed name, too.' },
};

/** Newer features whose names our own objects, or those of a library, have as well. */
export const notTheBrowsers = [
  'ArrayBuffer.resize',
  'CSS.number',
  'EventTarget.when',
  'FontFaceSet.check',
  'Iterator.take',
  'Navigator.login',
  'console.exception',
];
