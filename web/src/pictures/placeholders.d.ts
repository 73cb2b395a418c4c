/** Blurred hints of a group of pictures, written by the build (placeholders.ts). */
declare module 'virtual:placeholders/*';
