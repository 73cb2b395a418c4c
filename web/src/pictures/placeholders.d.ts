/** Blurred hints of a group of pictures, generated from the manifest by the build (placeholders.ts). */
declare module 'virtual:placeholders/*';
