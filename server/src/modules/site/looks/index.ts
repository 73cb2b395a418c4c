/** A park's looks: its logo, its colours, and the icons made of them (docs/decisions/051). */
export { checkLooks } from './check-looks.ts';
export { drawSharedEvent } from './draw-shared.ts';
export { forgetUnusedLogos } from './keep-logo.ts';
export { readMailLogo } from './mail-logo.ts';
export { readShownLooks } from './shown-looks.ts';
